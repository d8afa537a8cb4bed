import type { Card } from './cards';

/** Where the cards of the floor lie: a grid row by row, with free cells. */
export interface Places {
  columns: number;
  rows: number;
  cells: (Card | null)[];
}

/** The room for the floor, in CSS pixels, with the gap between cards and the widest that a card should be. */
export interface Room {
  width: number;
  height: number;
  gap: number;
  widest: number;
}

const HEIGHT_TO_WIDTH = 1.4;

/** Three places, so that the first card lies in the middle and its neighbours need not move it. */
export const EMPTY: Places = { columns: 3, rows: 1, cells: [null, null, null] };

/** How wide a card can be in a grid of this size. */
export function cardWidth(columns: number, rows: number, { width, height, gap, widest }: Room): number {
  const across = (width - gap * (columns - 1)) / columns;
  const down = (height - gap * (rows - 1)) / rows / HEIGHT_TO_WIDTH;
  return Math.max(0, Math.min(across, down, widest));
}

/** The grid with the largest cards for so many; among equals the one with the fewest cells, then the widest. */
function bestGrid(count: number, room: Room): Places {
  const wanted = Math.max(count, 1);
  let best = { columns: wanted, rows: 1 };
  const worth = (grid: typeof best): number =>
    cardWidth(grid.columns, grid.rows, room) - (grid.columns * grid.rows - wanted) / 100;
  for (let columns = wanted - 1; columns >= 1; columns -= 1) {
    const grid = { columns, rows: Math.ceil(wanted / columns) };
    if (worth(grid) > worth(best) + 0.001) best = grid;
  }
  return { ...best, cells: Array<null>(best.columns * best.rows).fill(null) };
}

/** The free cell that is nearest to the middle. */
function freeCell({ columns, rows, cells }: Places): number {
  const distance = (cell: number): number =>
    Math.hypot((cell % columns) - (columns - 1) / 2, Math.floor(cell / columns) - (rows - 1) / 2);
  return cells.reduce(
    (best, card, cell) => (card === null && (best < 0 || distance(cell) < distance(best)) ? cell : best),
    -1,
  );
}

/** One column or one row more, whichever leaves the cards larger; every card keeps its neighbours. */
function grown(places: Places, room: Room): Places {
  const { columns, rows } = places;
  const isWider = cardWidth(columns + 1, rows, room) >= cardWidth(columns, rows + 1, room);
  const grid = isWider ? { columns: columns + 1, rows } : { columns, rows: rows + 1 };
  const cells = Array<Card | null>(grid.columns * grid.rows).fill(null);
  places.cells.forEach(
    (card, cell) => (cells[Math.floor(cell / columns) * grid.columns + (cell % columns)] = card),
  );
  return { ...grid, cells };
}

/** Without the first and last rows that are empty, so that what lies there stands in the middle. */
function trimmed({ columns, rows, cells }: Places): Places {
  const isFree = (row: number): boolean =>
    cells.slice(row * columns, (row + 1) * columns).every((card) => card === null);
  let [first, last] = [0, rows];
  while (first < last - 1 && isFree(last - 1)) last -= 1;
  while (first < last - 1 && isFree(first)) first += 1;
  return { columns, rows: last - first, cells: cells.slice(first * columns, last * columns) };
}

/** All cards anew in the best grid, in their order. */
export function arranged(cards: Card[], room: Room): Places {
  const places = bestGrid(cards.length, room);
  cards.forEach((card, index) => (places.cells[index] = card));
  return places;
}

/** The places after the floor has changed: cards that stay keep theirs, new ones take the middle first. */
export function placed(before: Places, floor: Card[], room: Room): Places {
  const staying = new Set(floor);
  let places: Places = {
    ...before,
    cells: before.cells.map((card) => (card !== null && staying.has(card) ? card : null)),
  };
  const lying = places.cells.filter((card) => card !== null);
  const added = floor.filter((card) => !lying.includes(card));
  if (added.length === 0) return trimmed(places);
  const isLoose = places.cells.length > 2 * Math.max(floor.length, EMPTY.cells.length);
  if (isLoose || (lying.length === 0 && added.length > 1)) return arranged(floor, room);
  if (lying.length === 0) places = { ...EMPTY, cells: [...EMPTY.cells] };
  for (const card of added) {
    if (freeCell(places) < 0) places = grown(places, room);
    places.cells[freeCell(places)] = card;
  }
  return places;
}
