import { asWrappingRow, focusRingInside, PHONE_QUERY, unseen, vars } from '@oshimado/ui/theme';
import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { HOUR_REM, STACK_REM } from './week-lengths';
import { bareList } from '../../base/page/elements.css';

/** How high an hour is. */
export const hourSize = createVar();

/** How many hours high the grid is. */
const hours = createVar();
/** For the style of the grid. */
export const hoursName = hours.slice('var('.length, -1);

/** A week is one sheet on its side. */
const SHEET = 'oshi-week';
globalStyle(`@page ${SHEET}`, {
  // The types know no properties of pages; variables are written as they are.
  vars: { size: 'landscape' },
  margin: '8mm',
});
/** What is left of the height of A4 and of Letter under the title of the page and the names of the days. */
const SHEET_HOURS = '150mm';

/** How wide the button of a stack is, with the gap beside it. */
export const stackSize = `${STACK_REM}rem`;

const AXIS = '4.5rem';
const HEAD = '3.5rem';

const GRID_MAX = `max(24rem, calc(100dvh - ${vars.size.bar} - 9rem))`;

/** Scrolls both ways, so that days and hours stay in sight. */
export const grid = style({
  position: 'relative',
  display: 'flex',
  // Each as high as its hours, so that what is sticky in it stays in sight to the end.
  alignItems: 'flex-start',
  overflow: 'auto',
  maxBlockSize: GRID_MAX,
  border: `${vars.size.line} solid ${vars.color.border}`,
  borderRadius: vars.radius.medium,
  background: vars.color.background,
  vars: { [hourSize]: `${HOUR_REM}rem` },
  // Most weeks are as high as this. A lower grid would move the page below it when they arrive.
  selectors: { '&[aria-busy="true"]': { minBlockSize: GRID_MAX } },
  // What gets the focus is not below the hours or the names of the days.
  scrollPaddingInlineStart: AXIS,
  scrollPaddingBlockStart: HEAD,
  '@media': {
    print: {
      page: SHEET,
      breakInside: 'avoid',
      maxBlockSize: 'none',
      overflow: 'visible',
      vars: { [hourSize]: `min(${HOUR_REM}rem, calc(${SHEET_HOURS} / ${hours}))` },
    },
  },
});

export const axis = style({
  position: 'sticky',
  insetInlineStart: 0,
  zIndex: 3,
  flex: 'none',
  inlineSize: AXIS,
  background: vars.color.background,
  borderInlineEnd: `${vars.size.line} solid ${vars.color.border}`,
});

/** With the hours of two zones. */
export const wideAxis = style([axis, { inlineSize: '8.25rem' }]);

const head = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 2,
  boxSizing: 'border-box',
  blockSize: HEAD,
  background: vars.color.background,
  borderBlockEnd: `${vars.size.line} solid ${vars.color.border}`,
  fontSize: vars.font.size.small,
  lineHeight: vars.font.lineHeight.tight,
});

/** The names of the zones, above their hours. */
export const zones = style([
  head,
  {
    display: 'flex',
    alignItems: 'flex-end',
    gap: vars.space.small,
    padding: vars.space.xsmall,
    color: vars.color.textMuted,
    fontSize: vars.font.size.xsmall,
  },
]);

export const dayHead = style([
  head,
  {
    display: 'grid',
    alignContent: 'center',
    padding: vars.space.xsmall,
    fontWeight: vars.font.weight.medium,
    selectors: { '&[data-today]': { color: vars.color.link } },
  },
]);

/** At least as high as the words of a day without streams. */
export const hoursOfDay = style({
  display: 'flow-root',
  position: 'relative',
  minBlockSize: '3.5rem',
});

/** Which hours are folded depends on the streams. The lines are hidden until these are loaded, as they would move. */
const unseenWhileLoading = { [`${grid}[aria-busy="true"] &`]: { visibility: 'hidden' } } as const;

export const hour = style({
  position: 'absolute',
  insetInline: 0,
  boxSizing: 'border-box',
  borderBlockStart: `${vars.size.line} solid ${vars.color.border}`,
  selectors: unseenWhileLoading,
});

/** The hours of the axis keep its width. */
export const axisHour = style([
  hour,
  {
    display: 'flex',
    gap: vars.space.small,
    paddingInline: vars.space.xsmall,
    color: vars.color.textMuted,
    fontSize: vars.font.size.xsmall,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
    overflow: 'hidden',
  },
]);

const zoneColumn = style({ inlineSize: '3.6rem', flex: 'none' });
export const localHour = style([zoneColumn, { color: vars.color.text }]);
export const tokyoHour = zoneColumn;

/** Hours without a stream on any day. */
export const fold = style({
  backgroundImage: `repeating-linear-gradient(-45deg, ${vars.color.border} 0 1px, transparent 1px 6px)`,
});

/** The seven share the width. */
export const day = style({
  flex: '1 0 0',
  minInlineSize: '5rem',
  borderInlineEnd: `${vars.size.line} solid ${vars.color.border}`,
  selectors: { '&:last-child': { borderInlineEnd: 0 } },
  '@media': {
    // Where they have no room, two or so are seen, and one scrolls to the others.
    [PHONE_QUERY]: { minInlineSize: '7.5rem' },
    print: { minInlineSize: 0 },
  },
});

export const cell = style({
  position: 'absolute',
  boxSizing: 'border-box',
  padding: '1px',
});

/** At the end of the day, in the room that streams leave it. */
export const stackCell = style([cell, { insetInlineEnd: 0, inlineSize: stackSize }]);

export const stackButton = style({
  boxSizing: 'border-box',
  inlineSize: '100%',
  blockSize: '100%',
  minBlockSize: '1.5rem',
  padding: 0,
  background: vars.color.surfaceRaised,
  border: `${vars.size.line} solid ${vars.color.controlBorder}`,
  borderRadius: vars.radius.small,
  color: vars.color.text,
  font: 'inherit',
  fontSize: vars.font.size.xsmall,
  fontWeight: vars.font.weight.medium,
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.color.hover },
    '&:focus-visible': focusRingInside,
  },
});

export const stackRows = style([
  bareList,
  { inlineSize: `min(26rem, calc(100vw - 4 * ${vars.space.medium}))` },
]);

/** Too narrow for a time on one line: hours and place say when it is, its face whose it is. */
const NARROW = '(max-inline-size: 4.5rem)';

export const block = style({
  display: 'block',
  containerType: 'inline-size',
  boxSizing: 'border-box',
  blockSize: '100%',
  overflow: 'hidden',
  padding: `${vars.space.xxsmall} ${vars.space.xsmall}`,
  background: vars.color.surface,
  border: `${vars.size.line} solid ${vars.color.controlBorder}`,
  borderInlineStartWidth: '3px',
  borderRadius: vars.radius.small,
  color: vars.color.text,
  fontSize: vars.font.size.xsmall,
  lineHeight: vars.font.lineHeight.tight,
  overflowWrap: 'anywhere',
  textDecoration: 'none',
  selectors: {
    '&:hover': { background: vars.color.hover },
    // What has the focus is read whole.
    '&:is(:focus-visible, :hover)': {
      position: 'relative',
      zIndex: 1,
      blockSize: 'auto',
      minBlockSize: '100%',
      minInlineSize: '9rem',
    },
    '&:focus-visible': focusRingInside,
    '&[data-state="live"]': { borderColor: vars.color.danger },
    '&[data-state="past"], &[data-state="missing"]': { color: vars.color.textMuted },
    '&[data-placeholder]': { borderStyle: 'dashed' },
  },
});

export const blockFace = style({ verticalAlign: 'middle' });

export const blockTime = style({
  fontWeight: vars.font.weight.medium,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  '@container': { [NARROW]: unseen },
});

export const blockTitle = style({ display: 'block', unicodeBidi: 'isolate' });

export const blockChannel = style({
  display: 'block',
  color: vars.color.textMuted,
  unicodeBidi: 'isolate',
});

/** Whose streams an event has, and how many there are. */
export const blockEvent = style(asWrappingRow(vars.space.xxsmall));

/** What can be done about the stream of a block. */
export const blockActions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.small,
});

/** A day without streams still has a place to stand on, in sight at every hour. */
export const nothing = style({
  display: 'block',
  // A positioned element also covers the marks of a fold.
  position: 'sticky',
  insetBlockStart: HEAD,
  background: vars.color.background,
  margin: vars.space.xsmall,
  padding: vars.space.xsmall,
  color: vars.color.textMuted,
  fontSize: vars.font.size.xsmall,
  ':focus-visible': { outline: `${vars.size.focus} solid ${vars.color.focusRing}` },
});

export const now = style({
  position: 'absolute',
  zIndex: 1,
  insetInline: 0,
  borderBlockStart: `2px solid ${vars.color.danger}`,
  pointerEvents: 'none',
  selectors: unseenWhileLoading,
});
