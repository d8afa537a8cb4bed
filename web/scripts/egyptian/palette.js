// The colours of the drawings: those of the page's tokens, and the tones of skin, linen and wood that go with them.
export const INK = '#1f1b16';
export const LINEN = '#fffaf1';
export const LIMESTONE = '#efe3cb';
export const SAND = '#dcc59a';
export const BRASS = '#d9a441';
export const BRASS_DEEP = '#a97a1f';
export const TEAL = '#17404a';
export const TEAL_MID = '#2f6f78';
export const TEAL_PALE = '#9fc0b8';
export const HIBISCUS = '#a3173a';
export const HIBISCUS_DEEP = '#7c1030';
export const HIBISCUS_PALE = '#dc8a92';
export const LEAF = '#4d7a55';
export const LEAF_DEEP = '#2f5640';
export const WOOD = '#6e4526';

/** Light side and shaded side of a face. */
export const SKINS = {
  wheat: ['#dcae80', '#c08a5b'],
  tan: ['#c8935f', '#a77042'],
  brown: ['#a56f47', '#84522f'],
  nubian: ['#7d4f34', '#623a25'],
};
