import { oneLine, smallMuted, vars } from '@oshimado/ui/theme';
import { createVar, fallbackVar, globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { CLEAN_PX } from './Thumbnail.css';

/** Properties that a list sets for its cards: title size, and whether avatars are shown. */
export const titleSize = createVar();
export const avatarDisplay = createVar();
/** The same for cards narrower than `AVATAR_PX`. */
export const narrowAvatarDisplay = createVar();
const AVATAR_PX = 220;

/** Marks a card, so that styles of its picture can depend on hovering the card. */
export const cardBase = style({
  position: 'relative',
  minInlineSize: 0,
  color: vars.color.text,
  fontFamily: vars.font.family,
});

export const card = styleVariants({
  // A container: what a card shows depends on its own width.
  grid: [
    cardBase,
    {
      display: 'grid',
      gridTemplateRows: 'auto 1fr',
      boxSizing: 'border-box',
      blockSize: '100%',
      gap: vars.space.small,
      containerType: 'inline-size',
    },
  ],
  // In a narrow sidebar the text is below the picture.
  list: [cardBase, { display: 'flex', flexWrap: 'wrap', gap: vars.space.small }],
  // Screen-reader text follows a title of one long line and would widen the page.
  denseList: [cardBase, { display: 'block', overflow: 'clip' }],
});

/** A card whose picture is too small for more than its length. */
export const NARROW = `(max-width: ${CLEAN_PX - 1}px)`;
/** A card wide enough for labels on its picture, and for the menu beside its title. */
const WIDE = `(min-width: ${CLEAN_PX}px)`;

/** A row of a dense list wide enough for a single line. */
const DENSE_WIDE = '(min-width: 600px)';
const DENSE_NARROW = '(max-width: 599px)';

const menuSize = createVar();
// Not positioned: the link of the title covers the whole card.
const bodyBase = style({
  display: 'flex',
  gap: vars.space.small,
  minInlineSize: 0,
  flex: '1 1 0',
  vars: { [menuSize]: '1.75rem' },
  '@media': { '(pointer: coarse)': { vars: { [menuSize]: '2.5rem' } } },
});

export const body = styleVariants({
  grid: [
    bodyBase,
    {
      alignItems: 'flex-start',
      // The menu button is at the bottom of a narrow card, whatever the height of its text.
      '@container': {
        [NARROW]: { flexWrap: 'wrap', justifyContent: 'end', alignContent: 'space-between' },
      },
    },
  ],
  list: [bodyBase, { flexBasis: '4rem', alignItems: 'flex-start' }],
  denseList: [bodyBase, { alignItems: 'center' }],
});

const avatarBase = style({ lineHeight: 0 });

export const avatar = styleVariants({
  grid: [
    avatarBase,
    {
      display: fallbackVar(avatarDisplay, 'block'),
      marginBlockStart: vars.space.xsmall,
      '@container': {
        [`(max-width: ${AVATAR_PX - 1}px)`]: {
          display: fallbackVar(narrowAvatarDisplay, avatarDisplay, 'block'),
        },
      },
    },
  ],
  denseList: [avatarBase, { display: 'block' }],
});

const textBase = style({ flex: '1 1 0', minInlineSize: 0 });

const TITLE_LINES = 2;
const CHANNEL_LINE = '1.5rem';
const titleLine = `calc(${vars.font.lineHeight.tight} * ${fallbackVar(titleSize, '1rem')})`;
const metaLine = (size: string) => `${vars.font.lineHeight.normal} * ${size}`;
const metaLines = createVar();

const titleLines = `${TITLE_LINES} * ${titleLine}`;
// A short title has the height of a long one, so that rows are even and nothing moves when a card replaces its skeleton.
const textOfGrid = style([
  textBase,
  {
    vars: { [metaLines]: `calc(${metaLine(vars.font.size.small)})` },
    '@container': {
      [NARROW]: {
        flexBasis: '100%',
        vars: { [metaLines]: `calc(2 * ${metaLine(vars.font.size.xsmall)})` },
      },
    },
  },
]);

export const text = styleVariants({
  grid: [textOfGrid, { minBlockSize: `calc(${titleLines} + ${CHANNEL_LINE} + ${metaLines})` }],
  /** On a channel's own page, without its name. */
  anonymous: [textOfGrid, { minBlockSize: `calc(${titleLines} + ${metaLines})` }],
  list: [textBase],
  denseList: [
    textBase,
    {
      // Two lines where there is no room for one: the title, then channel and time side by side.
      display: 'grid',
      gridTemplateColumns: 'fit-content(40%) minmax(0, 1fr)',
      alignItems: 'center',
      columnGap: vars.space.small,
      '@container': {
        [DENSE_WIDE]: {
          gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 12rem) minmax(0, 18rem)',
          columnGap: vars.space.medium,
        },
      },
    },
  ],
});

const titleBase = style({
  margin: 0,
  fontSize: '0.9375rem',
  fontWeight: vars.font.weight.medium,
  lineHeight: vars.font.lineHeight.tight,
  // Not `hidden`: browsers scroll such a box to its link when that gets the focus, and the first line would be gone.
  overflow: ['hidden', 'clip'],
  overflowWrap: 'anywhere',
});

const twoLines = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: TITLE_LINES,
} as const;

/** Leaves room for the menu over the end of a line; the lines below extend to the end of the card. */
const besideMenu = { '[data-menu="over"] &': { paddingInlineEnd: `calc(${menuSize} + 0.25rem)` } };

export const title = styleVariants({
  grid: [
    titleBase,
    twoLines,
    {
      fontSize: fallbackVar(titleSize, '1rem'),
      '@container': { [WIDE]: { selectors: besideMenu } },
    },
  ],
  // A title of one line has the height of a touch target, so that the channel's name does not overlap it.
  list: [titleBase, twoLines, { minBlockSize: '1.5rem', selectors: besideMenu }],
  denseList: [
    titleBase,
    {
      gridColumn: '1 / -1',
      whiteSpace: 'nowrap',
      textOverflow: 'ellipsis',
      '@container': { [DENSE_WIDE]: { gridColumn: 'auto' } },
    },
  ],
});

/** Covers the card, so that the picture leads to the video too without a second tab stop. */
export const titleLink = style({
  color: 'inherit',
  textDecoration: 'none',
  // A line of small letters is lower than what a finger hits; this is in line, so nothing moves.
  paddingBlock: '0.25em',
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: 0, borderRadius: vars.radius.large },
    '&:hover': { textDecoration: 'underline' },
    '[data-watched] &': { color: vars.color.textMuted },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': {
      // Inside the card: lists cut off what is painted outside their items.
      outline: `2px solid ${vars.color.focusRing}`,
      outlineOffset: '-2px',
    },
  },
});

/** Above the link that covers the card. */
const raised = style({ position: 'relative', zIndex: 1 });

/**
 * The words of the title, above the covering link, so that the mouse can select them. Their first letter says in which direction they are read,
 * whatever that of the page is: the marks and brackets around them would go to the wrong end.
 */
export const titleText = style([raised, { unicodeBidi: 'plaintext' }]);

export const uncertain = style([raised, { marginInlineStart: '0.3em', color: vars.color.warning }]);

const channel = style([
  raised,
  {
    display: 'block',
    inlineSize: 'fit-content',
    maxInlineSize: '100%',
    ...oneLine,
    fontSize: vars.font.size.small,
    lineHeight: CHANNEL_LINE,
    textDecoration: 'none',
    selectors: {
      '&:hover': { textDecoration: 'underline' },
      '&:focus-visible': { outlineOffset: '-2px' },
      // Below a title of one line.
      '[data-menu="over"] &': { maxInlineSize: `calc(100% - ${menuSize} - 0.25rem)` },
    },
    '@media': { '(pointer: coarse)': { lineHeight: '1.75rem' } },
    '@container': {
      [NARROW]: {
        fontSize: vars.font.size.xsmall,
        selectors: { '[data-menu="over"] &': { maxInlineSize: '100%' } },
      },
    },
  },
]);

export const talent = style([channel, { color: vars.color.link }]);
export const clipper = style([channel, { color: vars.color.textMuted }]);

const SEPARATOR = '1em';

const metaBase = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: SEPARATOR,
  margin: 0,
  overflow: 'hidden',
  ...smallMuted,
  lineHeight: vars.font.lineHeight.normal,
  fontVariantNumeric: 'tabular-nums',
});

export const meta = styleVariants({
  grid: [
    metaBase,
    {
      // Does not wrap: a line that wraps with another viewer count would move the cards below it.
      selectors: { '[data-state="live"] &': { flexWrap: 'nowrap' } },
      '@container': {
        [NARROW]: {
          fontSize: vars.font.size.xsmall,
          selectors: {
            '[data-state="live"] &': { flexDirection: 'column', alignItems: 'stretch' },
          },
        },
      },
    },
  ],
  // Where nothing points, the sign that saves it is always there, at the end of this line.
  list: [metaBase, { '@media': { '(pointer: coarse)': { paddingInlineEnd: '2.5rem' } } }],
  denseList: [
    metaBase,
    {
      flexWrap: 'nowrap',
      whiteSpace: 'nowrap',
      '@container': { [DENSE_WIDE]: { flexWrap: 'wrap', whiteSpace: 'normal' } },
    },
  ],
});

// A count that has no room ends in dots, not in half a letter.
globalStyle(`${meta.denseList} > :nth-child(n + 2)`, {
  flex: '0 1 auto',
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
});

const timeBase = style({
  textWrap: 'balance',
  // Above the link, so that a pointer can reach its tooltip; touch has no tooltips and gets the link.
  '@media': { '(hover: hover)': { position: 'relative', zIndex: 1 } },
});

export const time = styleVariants({
  live: [timeBase, { color: vars.color.danger }],
  upcoming: [timeBase, { color: vars.color.upcoming }],
  past: [timeBase],
  missing: [timeBase],
});

export const pending = style({ visibility: 'hidden' });

/** Separated by a dot from the item before it; at the start of a line the dot is outside the box and cut off. */
const after = style({
  position: 'relative',
  flex: 'none',
  marginInlineStart: `calc(-1 * ${SEPARATOR})`,
  paddingInlineStart: SEPARATOR,
  selectors: {
    '&::before': {
      content: '"·" / ""',
      position: 'absolute',
      insetInlineStart: 0,
      inlineSize: SEPARATOR,
      textAlign: 'center',
    },
  },
});

export const count = styleVariants({
  viewers: [after],
  clips: [after, { color: vars.color.link }],
});
export const gone = style([after]);
export const topic = style([
  after,
  {
    flex: '0 1 auto',
    minInlineSize: 0,
    ...oneLine,
  },
]);

// Hidden where both it and the name would be truncated.
globalStyle(`${meta.denseList} > ${topic}`, {
  '@container': { [DENSE_NARROW]: { display: 'none' } },
});

export const menu = style([
  raised,
  {
    flex: 'none',
    inlineSize: menuSize,
    minBlockSize: '2rem',
    color: vars.color.textMuted,
    selectors: {
      '&:focus-visible': { outlineOffset: '-2px' },
      '[data-menu="over"] &': {
        marginInlineStart: `calc(-1 * (${menuSize} + ${vars.space.small}))`,
      },
    },
    '@media': { '(pointer: coarse)': { minBlockSize: '2.5rem' } },
    '@container': {
      [NARROW]: { selectors: { '[data-menu="over"] &': { marginInlineStart: 0 } } },
    },
  },
]);
