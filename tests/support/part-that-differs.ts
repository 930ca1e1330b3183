import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/** The part of the pixels of two screenshots that are not alike, from 0 to 1; 1 where they are not of one size. */
export function partThatDiffers(one: Buffer, other: Buffer): number {
  const [first, second] = [PNG.sync.read(one), PNG.sync.read(other)];
  const { width, height } = first;
  if (width !== second.width || height !== second.height) return 1;
  return pixelmatch(first.data, second.data, undefined, width, height) / (width * height);
}
