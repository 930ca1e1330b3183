/**
 * What the facade needs before the feed's own styles are there: the links are shown until the board is drawn, and the place
 * of the board is kept meanwhile. The links belong to the page and keep its colour scheme; the feed's is only the feed's.
 */
import { breakpoints } from '../video-list/breakpoints';

/** As VideoList.css.ts draws cards: the text below a picture, the gaps; around them the padding of the feed. */
const TEXT_PX = 95;
const ROW_GAP = '1.5rem';
const COLUMN_GAP = '1rem';
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

/** The styles of the shadow root until the feed brings its own; they stay below those. */
export const facadeStyles = `
:host { display: block; contain: layout style; color-scheme: inherit !important; }
:host([hidden]) { display: none; }
.place { display: grid; container-type: inline-size; }
.place::before { content: ''; block-size: ${heightWith(1)}; }
${widerPlaces}
.place > *, .place::before { grid-area: 1 / 1; min-inline-size: 0; }
slot { display: block; }
:host([data-phase='shown']) slot { display: none; }
:host(:is([data-phase='shown'], [data-phase='failed'])) .place::before { content: none; }
:host([data-phase='failed']) .place { grid-auto-flow: row; }
:host([data-phase='failed']) .place > * { grid-area: auto; }
:host([data-phase='waiting']:not(:empty)) [part~='feed'] { display: none; }
[part~='feed'] {
  padding: var(--oshi-space-medium, 1rem);
  border-radius: var(--oshi-radius-large, 12px);
  background: var(--oshi-color-background, transparent);
  color: var(--oshi-color-text, inherit);
}
[part~='feed'], :host > div:not(.place) { color-scheme: dark; }
:host([theme~='light']) :is([part~='feed'], div:not(.place)) { color-scheme: light; }
:host([theme~='auto']) :is([part~='feed'], div:not(.place)) { color-scheme: inherit; }
*, ::before, ::after { box-sizing: border-box; }
`;
