// What a match in play needs of all this; fetched beside the table, which is there before it.
export { commitmentFor, keepPromise, keepSeen, keptPromise, keptSeen, mayReveal } from './promise';
export { checkInPlay } from './watch';
