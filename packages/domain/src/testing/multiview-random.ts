/** Random layouts for the tests of multiview; not exported from the package. */
import type { MultiviewCell, MultiviewContent } from '../multiview/multiview-cell';
import { MULTIVIEW_ALPHABET } from '../multiview/layout.limits';
import { MULTIVIEW_GRID } from '../multiview/multiview.limits';
import { mulberry32 } from './random';

/** A whole number from 0 to below `limit`. */
export type Random = (limit: number) => number;

/** The same numbers for the same seed, everywhere. */
export function seededRandom(seed: number): Random {
  const next = mulberry32(seed);
  return (limit) => Math.floor(next() * limit);
}

function randomText(random: Random, length: number, letters = MULTIVIEW_ALPHABET): string {
  let text = '';
  while (text.length < length) text += letters.charAt(random(letters.length));
  return text;
}

const PREFIXES = ['', '', '', 'chat', 'chat0', 'twitch', 'yt'];

function randomContent(random: Random): MultiviewContent {
  const kind = random(5);
  if (kind === 0) return null;
  if (kind === 1) return { type: 'chat', tab: random(64) };
  if (kind === 2) {
    const id = randomText(random, 1 + random(25), MULTIVIEW_ALPHABET.replace('-', ''));
    return { type: 'video', id, service: 'twitch' };
  }
  if (kind === 3) {
    const path = randomText(random, 1 + random(40), MULTIVIEW_ALPHABET.replace('.', ''));
    return { type: 'video', id: `https://media.example/${path}.mp4?a=%2C,b`, service: 'link' };
  }
  const start = PREFIXES[random(PREFIXES.length)] ?? '';
  return { type: 'video', id: start + randomText(random, 11 - start.length), service: 'youtube' };
}

export function randomCell(random: Random, id = 'c0'): MultiviewCell {
  const [x, top] = [random(MULTIVIEW_GRID), random(MULTIVIEW_GRID)];
  const [w, h] = [1 + random(MULTIVIEW_GRID - x), 1 + random(MULTIVIEW_GRID - top)];
  const y = random(10) === 0 ? top + MULTIVIEW_GRID : top;
  return { id, x, y, w, h, content: randomContent(random) };
}

/** One to twelve cells, over each other where it so happens. */
export const randomLayout = (random: Random): readonly MultiviewCell[] =>
  Array.from({ length: 1 + random(12) }, (_, at) => randomCell(random, `c${at}`));
