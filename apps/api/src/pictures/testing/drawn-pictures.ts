/** Pictures as hosts have them, drawn by a formula: with about as many bytes as thumbnails of streams. */
import sharp, { type Sharp } from 'sharp';

/** Colours of one pixel, by its place from 0 to 1. */
type Draw = (x: number, y: number) => readonly [number, number, number];

const draw = (width: number, height: number, colourAt: Draw): Sharp => {
  const data = Buffer.alloc(width * height * 3);
  for (let at = 0; at < width * height; at += 1) {
    const colour = colourAt((at % width) / width, Math.floor(at / width) / height);
    data.set(
      colour.map((part) => Math.round(part * 255)),
      at * 3,
    );
  }
  return sharp(data, { raw: { width, height, channels: 3 } });
};

/** Tiles of different colours with an edge, and waves over them. */
export const busyPicture = (width: number, height: number): Sharp =>
  draw(width, height, (x, y) => {
    const tile = (Math.floor(x * 16) * 7 + Math.floor(y * 9) * 13) % 11;
    const wave = Math.sin(x * 60 + Math.sin(y * 20) * 4) * 0.1;
    return [tile / 14 + 0.1 + wave, ((tile * 5) % 11) / 14 + 0.1, y * 0.8 + 0.1 + wave];
  });

export const plainPicture = (width: number, height: number): Sharp =>
  draw(width, height, () => [0.8, 0.2, 0.2]);

/** No encoder can make much of it: the same in every run. */
export const noisyPicture = (width: number, height: number): Sharp =>
  draw(width, height, (x, y) => {
    const part = (seed: number) =>
      Math.abs(Math.sin(x * 12_989.8 + y * 78_233.1 + seed) * 43_758.5) % 1;
    return [part(1), part(2), part(3)];
  });
