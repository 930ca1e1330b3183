import { asColumn, vars, withoutMarkers } from '@oshimado/ui/theme';
import { createVar, fallbackVar, globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { avatarDisplay, titleSize } from '../video-card/VideoCard.css';
import { BOX, breakpoints } from './breakpoints';

/** The list asks its own box, not the window, so that an embed in a narrow column looks right. */
export const box = style({ containerType: 'inline-size' });

const list = style(withoutMarkers);

const tracks = (columns: number | string) => ({
  gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
});

type GridSize = 0 | 1 | 2;

/** Columns by the width of the list's own box. */
const boxColumns = createVar();
/** Columns of each grid size by the width of the page; unset where the page is not ours, or narrow. */
export const pageColumns = [createVar(), createVar(), createVar()] as const;

/** How high a card is that was not drawn yet: its picture, and below it two lines of title, the channel, and the time. */
const cardHeight = createVar();
const heightOf = (columns: string, channelLine: string) =>
  `calc((100cqi - (${columns} - 1) * ${vars.space.medium}) / ${columns} * 9 / 16 + ${vars.space.small} + 2 * ${vars.font.lineHeight.tight} * ${titleSize} + ${channelLine} + ${vars.font.lineHeight.normal} * ${vars.font.size.small})`;

/** "Avatars are left out on xs and sm from size 1, on md at size 2." */
const AVATARS_FROM = [0, BOX.md, BOX.lg] as const;

/** "Column counts grow with the size": what fits each width of the box, and one more a step. */
function grid(size: GridSize) {
  const columns = fallbackVar(pageColumns[size], boxColumns);
  return style([
    list,
    {
      display: 'grid',
      gap: `${vars.space.large} ${vars.space.medium}`,
      vars: {
        [titleSize]: `${1 - size / 16}rem`,
        [boxColumns]: `${1 + size}`,
        [cardHeight]: heightOf(columns, '1.5rem'),
        ...(AVATARS_FROM[size] === 0 ? {} : { [avatarDisplay]: 'none' }),
      },
      ...tracks(columns),
      '@media': { '(pointer: coarse)': { vars: { [cardHeight]: heightOf(columns, '1.75rem') } } },
      '@container': Object.fromEntries(
        breakpoints.map(({ from, columns: fitting }) => [
          `(min-width: ${from}px)`,
          {
            vars: {
              [boxColumns]: `${fitting + size}`,
              ...(from === AVATARS_FROM[size] ? { [avatarDisplay]: 'block' } : {}),
            },
          },
        ]),
      ),
    },
  ]);
}

/**
 * While the root element of the page has this attribute, only the pictures of the first row are loaded. A script removes it when the
 * others no longer compete with the first picture and the program, so it counts only where scripts run.
 */
const FIRST_ROW_ONLY = '[data-first-row-only]';
const withoutPicture = (from: number) => `:nth-child(n + ${from}) img[loading='lazy']`;
const MOST_COLUMNS = 5;

export const grids = [grid(0), grid(1), grid(2)] as const;

const withScript = (rule: object) => ({ '@media': { '(scripting: enabled)': rule } });

globalStyle(
  `${FIRST_ROW_ONLY} ${list} > ${withoutPicture(MOST_COLUMNS + 1)}`,
  withScript({ display: 'none' }),
);
globalStyle(
  `${FIRST_ROW_ONLY} ${list} > ${withoutPicture(2)}`,
  withScript({ '@container': { [`(max-width: ${BOX.sm - 1}px)`]: { display: 'none' } } }),
);

export const rows = styleVariants({
  list: [
    list,
    {
      ...asColumn(vars.space.medium),
      '@container': { [`(min-width: ${BOX.md}px)`]: tracks(2) },
    },
  ],
  denseList: [list, { display: 'grid' }],
});

/** How high a card was when it was laid out last. */
const seenHeight = createVar();
/** For the style of one card. */
export const seenHeightName = seenHeight.slice('var('.length, -1);

const LIST_PX = 88;
const DENSE_PX = 57;
const denseFrame = `(2 * ${vars.space.small} + 1px)`;

const itemBase = style({
  // A card gives way to what is below it.
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  contentVisibility: 'auto',
  breakInside: 'avoid',
});

export const item = styleVariants({
  grid: [itemBase, { containIntrinsicBlockSize: `auto ${fallbackVar(seenHeight, cardHeight)}` }],
  list: [
    itemBase,
    { containIntrinsicBlockSize: `auto ${fallbackVar(seenHeight, `${LIST_PX}px`)}` },
  ],
  denseList: [
    itemBase,
    {
      // The height of the content alone: what was seen has its padding and line with it.
      containIntrinsicBlockSize: `auto calc(${fallbackVar(seenHeight, `${DENSE_PX}px + ${denseFrame}`)} - ${denseFrame})`,
      paddingBlock: vars.space.small,
      borderBlockEnd: `1px solid ${vars.color.border}`,
    },
  ],
});

/** In the place of cards far from the screen. */
export const far = style({
  gridColumn: '1 / -1',
  overflow: 'hidden',
  contentVisibility: 'auto',
});

/** Not seen, but found: browsers search it and show the place, where the cards are drawn by then. */
export const farText = style({ whiteSpace: 'pre-line', opacity: 0 });

export const end = style({ blockSize: '1px' });
