/** The height of the board before it is drawn. */
import { breakpoints } from '../../parts/video-list/breakpoints';

/**
 * As VideoList.css.ts draws cards: the text below a picture, the gaps; around them the padding of the feed. The text of the place has the
 * size that the visitor has chosen, so an `em` here is a `rem` there.
 */
const TEXT_PX = 95;
const ROW_GAP = '1.5em';
const COLUMN_GAP = '1em';
const PADDING_PX = 32;

/** Height of so many cards (`--cards`) in so many columns. */
const heightWith = (columns: number) =>
  `calc(round(up, var(--cards) / ${columns}, 1) * ((100cqi - ${PADDING_PX}px - ${columns - 1} * ${COLUMN_GAP}) / ${columns} * 9 / 16 + ${TEXT_PX}px + ${ROW_GAP}))`;

const widerPlaces = breakpoints
  .map(
    ({ from, columns }) =>
      `@container (min-width: ${from + PADDING_PX}px) { .place::before { block-size: ${heightWith(columns)}; } }`,
  )
  .join('\n');

/** The place of the board; the rest is in the styles that all elements share. */
export const feedPlaceStyles = `
:host { contain: layout style; }
.place::before { block-size: ${heightWith(1)}; }
${widerPlaces}
`;
