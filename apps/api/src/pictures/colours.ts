/** Colours in the six digits an SVG needs. */

const channel = (hue: number, saturation: number, lightness: number, offset: number) => {
  const at = (offset + hue / 30) % 12;
  const reach = saturation * Math.min(lightness, 1 - lightness);
  const value = lightness - reach * Math.max(-1, Math.min(at - 3, 9 - at, 1));
  return Math.round(255 * value)
    .toString(16)
    .padStart(2, '0');
};

/** Hue in degrees, the rest in per cent. */
export function colour(hue: number, saturation: number, lightness: number): string {
  const degrees = ((hue % 360) + 360) % 360;
  return `#${[0, 8, 4].map((offset) => channel(degrees, saturation / 100, lightness / 100, offset)).join('')}`;
}

/** The 64 steps of a look on the wheel. */
export const degreesOf = (step: number): number => Math.round((step * 360) / 64);
