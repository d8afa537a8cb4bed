// The colours of the drawings: those of the page's tokens, and the tones of skin, linen and wood that go with them.
export const INK = '#1f1b16';
export const INK_DEEP = '#0f0d0a';
export const LINEN = '#fffaf1';
export const LINEN_SHADE = '#e3d7bf';
export const LIMESTONE = '#efe3cb';
export const SAND = '#dcc59a';
export const SAND_DEEP = '#c5aa78';
export const BRASS = '#d9a441';
export const BRASS_DEEP = '#a97a1f';
export const TEAL = '#17404a';
export const TEAL_DEEP = '#0f2f37';
export const TEAL_MID = '#2f6f78';
export const TEAL_PALE = '#9fc0b8';
export const HIBISCUS = '#a3173a';
export const HIBISCUS_DEEP = '#7c1030';
export const LEAF = '#4d7a55';
export const LEAF_DEEP = '#2f5640';
export const LEAF_NIGHT = '#23422f';
export const WOOD = '#6e4526';

/** Light side, shaded side and blush of a face. */
export const SKINS = {
  wheat: ['#dcae80', '#c08a5b', '#d6967a'],
  tan: ['#c8935f', '#a77042', '#c17f5a'],
  brown: ['#a56f47', '#84522f', '#a06043'],
  nubian: ['#7d4f34', '#623a25', '#7a4736'],
};
