/** What a page leaves free on both sides of a list. */
const MARGINS_PX = 32;

/** The widths of a page from which it counts as small, medium, large and very large. */
export const PAGE = { sm: 600, md: 960, lg: 1264, xl: 1904 } as const;

/** From which width of its own box a list counts as on such a page. */
export const BOX = {
  sm: PAGE.sm - MARGINS_PX,
  md: PAGE.md - MARGINS_PX,
  lg: PAGE.lg - MARGINS_PX,
  xl: PAGE.xl - MARGINS_PX,
} as const;

/** How many columns from which width; below the first there is one. Each step of the grid size adds one more. */
export const breakpoints = [
  { from: BOX.sm, columns: 2 },
  { from: BOX.md, columns: 3 },
  { from: BOX.lg, columns: 4 },
  { from: BOX.xl, columns: 5 },
] as const;

/**
 * How wide a picture of the grid is drawn, as `sizes` of an image. It takes the window for the list's box, which is near enough to
 * choose between two pictures.
 */
export function pictureSizes(gridSize: number): string {
  const share = (columns: number) => `${Math.round(100 / (columns + gridSize))}vw`;
  // The widest comes first: the first condition that holds counts.
  const conditions = breakpoints.reduceRight<string[]>(
    (list, { from, columns }) => [...list, `(min-width: ${from + MARGINS_PX}px) ${share(columns)}`],
    [],
  );
  return [...conditions, share(1)].join(', ');
}
