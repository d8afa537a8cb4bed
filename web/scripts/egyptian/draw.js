// The few words in which everything is drawn; each gives SVG text.
export const shape = (fill, d, more = '') => `<path fill="${fill}" d="${d}"${more && ` ${more}`}/>`;
export const line = (stroke, width, d, more = '') =>
  `<path fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" d="${d}"${more && ` ${more}`}/>`;
export const disc = (fill, x, y, r) => `<circle fill="${fill}" cx="${x}" cy="${y}" r="${r}"/>`;
export const oval = (fill, x, y, rx, ry) =>
  `<ellipse fill="${fill}" cx="${x}" cy="${y}" rx="${rx}" ry="${ry}"/>`;
export const group = (transform, ...parts) => `<g transform="${transform}">${parts.join('')}</g>`;
export const at = (x, y, ...parts) => group(`translate(${x} ${y})`, ...parts);

/** Discs of one colour along points. */
export const beads = (fill, r, points) => points.map(([x, y]) => disc(fill, x, y, r)).join('');

const round = (value) => Math.round(value * 100) / 100;

/** The eight-pointed star of two squares, its points at radius `r` around 0, 0. */
export function star(r, x = 0, y = 0) {
  const inner = r * 0.7654;
  const points = Array.from({ length: 16 }, (_, index) => {
    const radius = index % 2 ? inner : r;
    const angle = (Math.PI / 8) * index;
    return `${round(x + radius * Math.sin(angle))} ${round(y - radius * Math.cos(angle))}`;
  });
  return `M${points.join('L')}Z`;
}

/** Points on the lower half of an ellipse, from left to right. */
export const garland = (x, y, rx, ry, count, from = 20, to = 160) =>
  Array.from({ length: count }, (_, index) => {
    const angle = ((from + ((to - from) * index) / (count - 1)) * Math.PI) / 180;
    return [round(x - rx * Math.cos(angle)), round(y + ry * Math.sin(angle))];
  });
