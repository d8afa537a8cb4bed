// What is seen of an online match besides the cards; fetched once there is something to tell about it.
export { default as Notices } from './Notices.svelte';
export { default as SeatAround } from './SeatAround.svelte';
export { default as TalkDialog } from './TalkDialog.svelte';
export { default as Watchers } from './Watchers.svelte';
