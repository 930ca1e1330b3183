/**
 * Pictures of the demo as areas of one colour, as high and as wide as the drawn ones. Chromium lays out a vector picture as a document of its
 * own, with fonts for its words: a quarter of what a page of cards costs. Platforms send photos, which cost it little.
 */
import type { Drawings } from '../../apps/api/src/pictures';

const HUES = 360;

/** Neighbours differ. */
const hueOf = (id: string): number =>
  Array.from(id).reduce((hue, letter) => (hue * 31 + letter.charCodeAt(0)) % HUES, 0);

const area =
  (width: number, height: number): Drawings['video'] =>
  ({ id }) =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice">` +
    `<path fill="hsl(${hueOf(id)} 50% 40%)" d="M0 0h${width}v${height}H0z"/></svg>`;

export const plainPictures: Drawings = {
  video: area(320, 180),
  photo: area(100, 100),
  banner: area(1_600, 264),
};
