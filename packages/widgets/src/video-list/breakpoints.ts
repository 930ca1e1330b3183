/** From which width of the list how many columns; below the first there is one. Each step of the grid size adds one more. */
export const breakpoints = [
  { from: 600, columns: 2 },
  { from: 960, columns: 3 },
  { from: 1264, columns: 4 },
  { from: 1904, columns: 5 },
] as const;

/**
 * How wide a picture of the grid is drawn, as `sizes` of an image. Browsers that know `auto` measure; the rest takes the
 * window for the list's box, which is near enough to choose between two pictures.
 */
export function pictureSizes(gridSize: number): string {
  const share = (columns: number) => `${Math.round(100 / (columns + gridSize))}vw`;
  const widest = [...breakpoints].reverse();
  return [
    'auto',
    ...widest.map(({ from, columns }) => `(min-width: ${from}px) ${share(columns)}`),
    share(1),
  ].join(', ');
}
