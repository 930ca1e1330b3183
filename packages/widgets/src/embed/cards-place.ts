/** The height of cards before they are drawn. */
import { breakpoints } from '../parts/video-list/breakpoints';
import { placeLines } from './place-lines';

/** The text below a picture, as VideoList.css.ts draws cards. */
export const CARD_TEXT = '(0.5em + 2 * var(--tight) + var(--channel) + var(--line))';
const ROW_GAP = '1.5em';
/** The gap between cards beside each other, and between rows of a list. */
export const COLUMN_GAP = '1em';
const PADDING_PX = 32;

/** Height of so many cards (`--cards`) in so many columns, with what is above them. */
const heightWith = (columns: number, above: string) =>
  `calc(${above}round(up, var(--cards) / ${columns}, 1) * ((100cqi - ${PADDING_PX}px - ${columns - 1} * ${COLUMN_GAP}) / ${columns} * 9 / 16 + ${CARD_TEXT} + ${ROW_GAP}) - ${ROW_GAP} + ${PADDING_PX}px)`;

/** The place of a list of cards; the rest is in the styles that all elements share. `above`: height of what is above it, ending in a plus. Default: nothing. */
export function cardsPlace(above = ''): string {
  const widerPlaces = breakpoints
    .map(
      ({ from, columns }) =>
        `@container (min-width: ${from + PADDING_PX}px) { .place::before { block-size: ${heightWith(columns, above)}; } }`,
    )
    .join('\n');
  return `${placeLines}:host { contain: layout style; }
.place::before { block-size: ${heightWith(1, above)}; }
${widerPlaces}
`;
}
