import type { Basra } from './generated/frames';
import { animate, isStill } from './motion';

/*
 * The feast of a basra, over in a second: a ring of the star goes out over the table, and a pill stands for a moment. For a
 * jack basra there is a second ring, and eight stars fly apart. Everything comes once and fades; nothing flashes.
 */

const LENGTH = 900;

const PILL: Keyframe[] = [
  { transform: 'scale(0.5)', opacity: 0 },
  { transform: 'scale(1.08)', opacity: 1, offset: 0.16 },
  { transform: 'scale(1)', opacity: 1, offset: 0.26 },
  { transform: 'scale(1)', opacity: 1, offset: 0.82 },
  { transform: 'translateY(-30%)', opacity: 0 },
];
const ring = (turn: number): Keyframe[] => [
  { transform: 'scale(0.1)', opacity: 0.9 },
  { transform: `scale(1) rotate(${turn}deg)`, opacity: 0 },
];
const RAYS = 8;
const ray = (number: number): Keyframe[] => {
  const direction = `rotate(${(360 / RAYS) * number}deg)`;
  return [
    { transform: `${direction} translateX(4vmin) scale(0.4)`, opacity: 0 },
    { opacity: 1, offset: 0.25 },
    { transform: `${direction} translateX(46vmin) scale(1) rotate(90deg)`, opacity: 0 },
  ];
};

/** @param words what the pill says */
export function feast(stage: Element, kind: Basra, words: string, floor: DOMRect): void {
  const add = (className: string, text = ''): HTMLElement => {
    const element = document.createElement('div');
    element.className = `${className} is-${kind}`;
    element.textContent = text;
    Object.assign(element.style, {
      left: `${floor.x + floor.width / 2}px`,
      top: `${floor.y + floor.height / 2}px`,
    });
    stage.append(element);
    return element;
  };
  const show = (element: HTMLElement, keyframes: Keyframe[], delay = 0): void =>
    void animate(element, keyframes, { duration: LENGTH - delay, delay, fill: 'both' }).then(() => element.remove());

  const pill = add('feast-pill', words);
  if (isStill()) return void setTimeout(() => pill.remove(), LENGTH);
  show(pill, PILL);
  show(add('feast-ring'), ring(45));
  if (kind === 'basra') return;
  show(add('feast-ring is-second'), ring(-45), 160);
  for (let number = 0; number < RAYS; number += 1) show(add('feast-star'), ray(number), 60);
}
