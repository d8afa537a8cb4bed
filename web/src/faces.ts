// Faces are drawn into the page. As a picture each would take a slow phone 20 ms: for every SVG in an <img> a browser makes a
// page of its own. All of one look come in one file, so that nobody can tell a hand by what is fetched.
import type { Attachment } from 'svelte/attachments';
import { type Card, facesOf, type Look } from './cards';
import { fetched } from './later';
import { preferences } from './preferences.svelte';

type Drawings = Record<Card, string>;

/** The drawings that are here, and those that are on their way, by the address of their look. */
const drawings = new Map<string, Drawings>();
const asked = new Map<string, Promise<void>>();

/** Fetch the faces of a look unless they are here; resolves when they are, however long that takes. */
export function fetchFaces(look: Look = preferences): Promise<void> {
  const address = facesOf(look);
  let arrival = asked.get(address);
  if (!arrival) {
    arrival = fetched(() => readFaces(address)).then((found) => void drawings.set(address, found));
    asked.set(address, arrival);
  }
  return arrival;
}

/** Draws a face into an element, in a tree of its own: the names in it are its own, and no style of the page is for it. */
export function face(card: Card, look: Look = preferences): Attachment<Element> {
  const address = facesOf(look);
  return (element) => {
    const tree = element.shadowRoot ?? element.attachShadow({ mode: 'open' });
    let isWanted = true;
    const draw = (): void => {
      if (isWanted) tree.innerHTML = drawings.get(address)?.[card] ?? '';
    };
    draw();
    if (!drawings.has(address)) void fetchFaces(look).then(draw);
    return () => {
      isWanted = false;
    };
  };
}

async function readFaces(address: string): Promise<Drawings> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return (await answer.json()) as Drawings;
}
