import {
  asRow,
  asWrappingRow,
  focusRingInside,
  messagesAbove,
  oneLine,
  smallMuted,
  vars,
} from '@oshimado/ui/theme';
import { createVar, fallbackVar, globalStyle, style } from '@vanilla-extract/css';
import { gridTracks } from './place-of';

const COLUMNS = 24;
const HALF = COLUMNS / 2;
/** One row: the 24th part of what the window leaves, so that a layout keeps its shape on every screen. */
const ROW = `calc(100cqb / ${COLUMNS})`;

/**
 * What the page sets on a screen that folds, so that no cell that ends in the middle lies across the fold: the size of a column or row
 * before it, and of the fold itself, a track of its own in the middle of the grid. Default: halves, and no fold.
 */
export const foldedColumn = createVar();
export const foldX = createVar();
export const foldedRow = createVar();
export const foldY = createVar();
const COLUMN = fallbackVar(foldedColumn, `calc(100cqi / ${COLUMNS})`);
const FIRST_ROW = fallbackVar(foldedRow, ROW);
const FOLD_Y = fallbackVar(foldY, '0px');
const LAST_ROW = `calc((100cqb - ${FIRST_ROW} * ${HALF} - ${FOLD_Y}) / ${HALF})`;

/** Faint: it only helps to aim. */
const LINE = `color-mix(in srgb, ${vars.color.border} 40%, transparent)`;

/** Scrolls when a full grid has cells below the screen. */
export const scroller = style({
  position: 'relative',
  flex: '1 1 0',
  minBlockSize: 0,
  minInlineSize: 0,
  overflow: 'auto',
  containerType: 'size',
  background: vars.color.background,
});

export const grid = style({
  // Columns are counted from the left in every language: codes say so.
  direction: 'ltr',
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: gridTracks(COLUMN, 'minmax(0, 1fr)', fallbackVar(foldX, '0px')),
  gridTemplateRows: gridTracks(FIRST_ROW, LAST_ROW, FOLD_Y),
  // Below the screen.
  gridAutoRows: ROW,
  minBlockSize: '100cqb',
  backgroundImage: `linear-gradient(to right, ${LINE} 1px, transparent 1px), linear-gradient(to bottom, ${LINE} 1px, transparent 1px)`,
  backgroundSize: `${COLUMN} ${FIRST_ROW}`,
  // Text is not selected by a drag.
  userSelect: 'none',
  selectors: {
    '&[data-single]': {
      display: 'flex',
      blockSize: '100cqb',
      overflowX: 'auto',
      overflowY: 'hidden',
      scrollSnapType: 'x mandatory',
      background: 'none',
    },
  },
});
globalStyle(`${grid}[data-single] > [data-cell]`, {
  flex: '0 0 100%',
  scrollSnapAlign: 'start',
  scrollSnapStop: 'always',
});

/** A cell that fills the screen has no size to change. */
globalStyle(`${grid}[data-single] [data-part="foot"]`, { display: 'none' });

/** The way between cells that are shown one at a time. */
export const pager = style({
  ...asRow(vars.space.small),
  minInlineSize: 0,
  background: vars.color.surface,
  touchAction: 'pan-y pinch-zoom',
});
globalStyle(`html:has(${pager})`, messagesAbove(vars.size.control));
export const pagerText = style({
  flex: '1 1 0',
  minInlineSize: 0,
  ...oneLine,
  textAlign: 'center',
});

export const cell = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  minBlockSize: 0,
  margin: '0.5px',
  background: '#000',
  overflow: 'hidden',
  containerType: 'inline-size',
  selectors: {
    '&[data-editing]': { boxShadow: `inset 0 0 0 2px ${vars.color.accent}`, padding: 2 },
    '&[data-kind="empty"]': { background: vars.color.surface },
    '&[data-dragged]': { zIndex: 2, opacity: 0.85 },
    '&[data-focused]': { boxShadow: `inset 0 0 0 3px ${vars.color.focusRing}` },
  },
  ':focus-visible': { outline: 'none' },
});

export const bar = style({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  minInlineSize: 0,
  minBlockSize: vars.size.controlSmall,
  background: vars.color.surface,
  color: vars.color.text,
});
/** The whole free part of the bar drags the cell. */
export const handle = style({
  ...asRow(vars.space.xxsmall),
  flex: '1 1 0',
  minInlineSize: vars.size.target,
  alignSelf: 'stretch',
  paddingInline: vars.space.xxsmall,
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  fontSize: vars.font.size.small,
  textAlign: 'start',
  cursor: 'grab',
  touchAction: 'none',
  selectors: {
    '&[aria-pressed="true"]': { background: vars.color.selected, color: vars.color.selectedText },
    '&:active': { cursor: 'grabbing' },
  },
  ':focus-visible': focusRingInside,
});
export const handleText = style({
  minInlineSize: 0,
  ...oneLine,
});
export const number = style({
  flex: 'none',
  minInlineSize: '1.25rem',
  borderRadius: vars.radius.small,
  background: vars.color.surfaceSunken,
  fontSize: vars.font.size.xsmall,
  fontWeight: vars.font.weight.bold,
  textAlign: 'center',
  // Drawn and not written: the name of the handle begins with the name of the cell.
  '::before': { content: 'attr(data-number)' },
});
export const tool = style({
  selectors: {
    '&&': {
      flex: 'none',
      inlineSize: vars.size.controlSmall,
      minBlockSize: vars.size.controlSmall,
    },
  },
});
/** What a narrow cell has in its menu only. */
export const wideTool = style([
  tool,
  { '@container': { '(max-width: 219px)': { selectors: { '&&': { display: 'none' } } } } },
]);

export const body = style({
  position: 'relative',
  flex: '1 1 0',
  minBlockSize: 0,
  minInlineSize: 0,
});
export const waiting = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: vars.space.small,
  padding: vars.space.small,
  color: '#fff',
  fontSize: vars.font.size.small,
  textAlign: 'center',
  overflowWrap: 'anywhere',
});
// Without this, a frame under the pointer would capture its events and stop the drag.
globalStyle(`${grid}[data-dragging] iframe, ${grid}[data-dropping] iframe`, {
  pointerEvents: 'none',
});

/** Below the picture, where dragging begins that changes the size. */
export const foot = style({
  ...asRow(vars.space.xsmall),
  flex: 'none',
  justifyContent: 'flex-end',
  blockSize: vars.size.target,
  background: vars.color.surface,
  color: vars.color.textMuted,
  fontSize: vars.font.size.xsmall,
});
export const resize = style({
  inlineSize: vars.size.target,
  blockSize: '100%',
  cursor: 'nwse-resize',
  touchAction: 'none',
  background: `linear-gradient(135deg, transparent 50%, ${vars.color.accent} 50%)`,
});

export const empty = style({
  position: 'absolute',
  inset: 0,
  ...asWrappingRow(vars.space.small),
  alignContent: 'center',
  justifyContent: 'center',
  padding: vars.space.small,
  overflow: 'auto',
});

/** Where a dragged cell would be put, and what a layout that is only pointed at looks like. */
export const ghost = style({
  zIndex: 3,
  display: 'grid',
  placeContent: 'center',
  margin: 1,
  padding: vars.space.xsmall,
  border: `2px dashed ${vars.color.accent}`,
  background: `color-mix(in srgb, ${vars.color.accent} 22%, transparent)`,
  color: vars.color.text,
  fontSize: vars.font.size.small,
  fontWeight: vars.font.weight.bold,
  textAlign: 'center',
  pointerEvents: 'none',
  selectors: {
    '&[data-refused]': {
      borderColor: vars.color.danger,
      background: `color-mix(in srgb, ${vars.color.danger} 22%, transparent)`,
    },
  },
});
export const ghostText = style({
  padding: `${vars.space.xxsmall} ${vars.space.small}`,
  borderRadius: vars.radius.small,
  background: vars.color.surfaceRaised,
});

export const drop = style({
  position: 'absolute',
  inset: 0,
  zIndex: 2,
  display: 'grid',
  placeItems: 'center',
  background: vars.color.scrim,
  color: '#fff',
  pointerEvents: 'none',
});

/** What is pressed stays as large as anyone has to hit, however small the words are. */
const LEAST_TARGET = 'calc(1.5rem / var(--scale))';

/** The panels of a chat: smaller in narrow cells, as if on a wider screen. */
export const panels = style({ position: 'absolute', inset: 0, overflow: 'hidden' });
export const scaled = style({
  vars: { '--scale': '1' },
  display: 'flex',
  flexDirection: 'column',
  inlineSize: 'calc(100% / var(--scale))',
  blockSize: 'calc(100% / var(--scale))',
  transform: 'scale(var(--scale))',
  transformOrigin: '0 0',
  '@container': {
    '(max-width: 299px)': { vars: { '--scale': '0.85', [vars.size.target]: LEAST_TARGET } },
    '(max-width: 249px)': { vars: { '--scale': '0.75' } },
    '(max-width: 199px)': {
      vars: {
        '--scale': '0.6',
        [vars.size.control]: LEAST_TARGET,
        [vars.size.controlSmall]: LEAST_TARGET,
      },
    },
    '(max-width: 149px)': { vars: { '--scale': '0.5' } },
  },
});
export const panel = style({ flex: '1 1 0', minBlockSize: 0 });
export const namedPanel = style([panel, { display: 'flex', flexDirection: 'column' }]);
/** Which video the translations are of, in one line. */
export const panelName = style({
  flex: 'none',
  ...oneLine,
  margin: 0,
  paddingInline: vars.space.xsmall,
  background: vars.color.surface,
  ...smallMuted,
});
export const chatBar = style([bar, { justifyContent: 'center' }]);
/** The way to the controls of a chat, over a corner of its header. */
export const chatEdit = style({
  selectors: {
    '&&': {
      position: 'absolute',
      insetBlockEnd: vars.space.xxsmall,
      insetInlineEnd: vars.space.xxsmall,
      zIndex: 1,
      background: vars.color.surfaceRaised,
      opacity: 0,
    },
    [`${cell}:hover &&, ${cell}:focus-within &&`]: { opacity: 1 },
  },
  // A finger hovers over nothing.
  '@media': { '(hover: none)': { selectors: { '&&': { opacity: 0.6 } } } },
});
export const chatSelect = style({ flex: '1 1 0', minInlineSize: 0 });
globalStyle(`${chatSelect} select`, { inlineSize: '100%', minInlineSize: 0 });
/** Icons only where three words have no room. */
export const chatWord = style({
  '@container': { '(max-width: 319px)': { display: 'none' } },
});
export const chatMessage = style({
  display: 'grid',
  placeContent: 'center',
  blockSize: '100%',
  margin: 0,
  padding: vars.space.medium,
  background: vars.color.surface,
  color: vars.color.textMuted,
  textAlign: 'center',
});

export const form = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(8rem, 100%), 1fr))',
  gap: vars.space.medium,
});
export const note = style({
  margin: 0,
  ...smallMuted,
});
export const sound = style({ display: 'grid', gap: vars.space.medium, minInlineSize: '14rem' });
