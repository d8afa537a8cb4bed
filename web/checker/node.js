// The browser's checker on Node, for the tests: a request in JSON on each line of the input, an answer on each line of the output.
import { createInterface } from 'node:readline';
import { hex } from '../src/fair/bytes';
import { CARDS } from '../src/fair/cards';
import { checkProof } from '../src/fair/checker';
import { commitmentOf, dealKeyOf, deckOf, firstDealerOf } from '../src/fair/protocol';
import { checkInPlay } from '../src/fair/watch';

const ANSWERS = {
  async vector({ match, deal, secret, values }) {
    const key = await dealKeyOf(secret, match, deal, values);
    const commitment = await commitmentOf(match, deal, secret);
    return { commitment, key: hex(key), first_dealer: await firstDealerOf(key), deck: (await deckOf(key)).map((card) => CARDS.indexOf(card)) };
  },
  proof: (base64) => checkProof(Uint8Array.from(Buffer.from(base64, 'base64'))),
  play: ({ lines, kept, heads, dealt }) => checkInPlay(lines, kept, { heads: new Map(heads), dealt }),
};

for await (const line of createInterface({ input: process.stdin })) {
  const [[name, request]] = Object.entries(JSON.parse(line));
  console.log(JSON.stringify(await ANSWERS[name](request)));
}
