import {
  asRow,
  asWrappingRow,
  focusRingInside,
  messagesAtTop,
  MOBILE_QUERY,
  oneLine,
  PHONE_QUERY,
  smallMuted,
  vars,
  wholeWindow,
} from '@oshimado/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { bareList, muted, note as noteStyle, row as rowStyle } from '../../base/page/elements.css';

export const note = style([noteStyle, { overflowWrap: 'anywhere' }]);
export const actions = rowStyle;
export const keys = style({ display: 'grid', gap: vars.space.small, margin: 0 });
export const keyRow = style([rowStyle, { justifyContent: 'space-between', flexWrap: 'nowrap' }]);
export const caps = style({ display: 'flex', gap: vars.space.xxsmall });
export const keyText = style({ margin: 0, textAlign: 'end' });
export const form = style({ display: 'grid', gap: vars.space.medium, minInlineSize: 0 });
export const inline = style([rowStyle, { alignItems: 'flex-end' }]);
export const storedName = style([rowStyle, { margin: 0, overflowWrap: 'anywhere' }]);

/** The whole window. */
export const page = style([
  wholeWindow,
  {
    display: 'flex',
    flexDirection: 'column',
    minInlineSize: 0,
    background: vars.color.background,
  },
]);
/** Phones have no room for all parts at once: they scroll, and the row in which lines are typed stays. */
export const screen = style({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 0',
  minBlockSize: 0,
  '@media': { [PHONE_QUERY]: { overflow: 'auto', scrollPaddingBlockEnd: '10rem' } },
  minInlineSize: 0,
  paddingBlockEnd: 'env(safe-area-inset-bottom)',
  paddingInline: 'env(safe-area-inset-left) env(safe-area-inset-right)',
});
export const middle = style({
  flex: '1 1 0',
  display: 'grid',
  placeContent: 'safe center',
  minBlockSize: 0,
  padding: vars.space.medium,
  overflow: 'auto',
});

const divider = `${vars.size.line} solid ${vars.color.border}`;

export const bar = style({
  ...asWrappingRow(`0 ${vars.space.xsmall}`),
  minInlineSize: 0,
  paddingInline: vars.space.small,
  borderBlockEnd: divider,
  background: vars.color.surface,
});
export const heading = style({
  flex: '1 1 8rem',
  minInlineSize: 0,
  margin: 0,
  ...oneLine,
  fontSize: vars.font.size.medium,
  fontWeight: vars.font.weight.medium,
});
export const barTools = style(asWrappingRow(vars.space.xxsmall));
export const saveState = style({
  ...asRow(vars.space.small),
  paddingInlineEnd: vars.space.small,
});
export const saveText = style({
  ...smallMuted,
  selectors: {
    '[data-state="failed"] &': { color: vars.color.danger },
    '[data-state="unsaved"] &': { color: vars.color.text },
  },
});

export const notices = style({
  display: 'grid',
  gap: vars.space.xsmall,
  flex: 'none',
  maxBlockSize: '35dvh',
  overflow: 'auto',
  selectors: { '&:not(:empty)': { padding: vars.space.small } },
});
export const conflicts = style([
  bareList,
  { display: 'grid', gap: vars.space.small, marginBlockStart: vars.space.xsmall },
]);
export const conflict = style({
  display: 'grid',
  gap: vars.space.xsmall,
  overflowWrap: 'anywhere',
});

export const work = style({ flex: '1 1 0', minBlockSize: '10rem' });
/** On phones and tablets upright: the player above the table. */
export const stacked = style({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 0',
  minBlockSize: 0,
  '@media': { [PHONE_QUERY]: { flex: 'none' } },
});

export const table = style({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 0',
  blockSize: '100%',
  minBlockSize: '9rem',
  minInlineSize: 0,
  '@media': { [PHONE_QUERY]: { flex: 'none', blockSize: '26rem' } },
});

const columns = {
  display: 'grid',
  gridTemplateColumns: '6.5rem 6.5rem 7rem minmax(0, 1fr)',
  gap: vars.space.small,
  inlineSize: '100%',
  paddingBlock: vars.space.xsmall,
  paddingInline: vars.space.small,
  border: 0,
  font: 'inherit',
  fontSize: vars.font.size.small,
  textAlign: 'start',
  '@media': {
    [MOBILE_QUERY]: { gridTemplateColumns: '5rem 5rem 5rem minmax(0, 1fr)' },
    [PHONE_QUERY]: { gridTemplateColumns: '4.25rem 4.25rem minmax(0, 1fr)' },
  },
} as const;

export const tableHead = style({
  ...columns,
  flex: 'none',
  minBlockSize: vars.size.target,
  borderBlockEnd: divider,
  background: vars.color.surface,
  color: vars.color.textMuted,
  fontWeight: vars.font.weight.medium,
  ':focus-visible': focusRingInside,
});
export const rows = style({ flex: '1 1 0', minBlockSize: 0 });
export const row = style({
  ...columns,
  alignItems: 'center',
  minBlockSize: vars.size.control,
  borderBlockEnd: divider,
  background: 'transparent',
  color: vars.color.text,
  cursor: 'pointer',
  ':hover': { background: vars.color.hover },
  ':focus-visible': focusRingInside,
  selectors: {
    '&[data-state="current"]': {
      background: vars.color.selected,
      color: vars.color.selectedText,
    },
  },
});
export const time = style({ fontVariantNumeric: 'tabular-nums' });
/** Phones have no room for it; it is in the open row. */
export const profile = style({
  ...oneLine,
  '@media': { [PHONE_QUERY]: { display: 'none' } },
});
export const text = style({ minInlineSize: 0, overflowWrap: 'anywhere' });
export const count = style([
  noteStyle,
  { flex: 'none', padding: `${vars.space.xxsmall} ${vars.space.small}`, borderBlockStart: divider },
]);

export const openLine = style({
  display: 'grid',
  gap: vars.space.small,
  padding: vars.space.small,
  borderBlock: divider,
  borderInlineStart: `4px solid ${vars.color.accent}`,
  background: vars.color.surface,
});
export const openFields = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(7rem, 1fr) minmax(0, 3fr)',
  gap: vars.space.small,
  alignItems: 'start',
  '@media': { [PHONE_QUERY]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const times = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15rem), 1fr))',
  gap: vars.space.small,
});
export const edgeTime = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 8rem) auto',
  justifyContent: 'start',
  alignItems: 'end',
  gap: vars.space.small,
});

export const player = style({
  display: 'flex',
  flexDirection: 'column',
  blockSize: '100%',
  minBlockSize: 0,
  minInlineSize: 0,
  gap: vars.space.xsmall,
  '@media': { [MOBILE_QUERY]: { blockSize: 'auto', maxBlockSize: '45dvh' } },
});
export const screenBox = style({
  position: 'relative',
  flex: '1 1 0',
  minBlockSize: '7rem',
  background: '#000',
  '@media': { [MOBILE_QUERY]: { flex: 'none', blockSize: 'min(25dvh, 56vw)' } },
});
export const currentLine = style({
  flex: 'none',
  minBlockSize: '2.5em',
  maxBlockSize: '5em',
  margin: 0,
  paddingInline: vars.space.small,
  overflow: 'auto',
  fontSize: vars.font.size.large,
  lineHeight: vars.font.lineHeight.tight,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  '@media': { [PHONE_QUERY]: { fontSize: vars.font.size.medium } },
});
export const noLine = style([muted, { fontSize: vars.font.size.small }]);
export const controls = style([
  rowStyle,
  { flex: 'none', justifyContent: 'center', paddingBlockEnd: vars.space.xsmall },
]);
export const clock = style({
  minInlineSize: '6.5rem',
  fontFamily: vars.font.familyMono,
  fontVariantNumeric: 'tabular-nums',
});

export const timerNote = style({ padding: vars.space.small });

export const lower = style({
  flex: 'none',
  '@media': {
    [PHONE_QUERY]: { position: 'sticky', insetBlockEnd: 0, zIndex: vars.layer.sticky },
  },
  minInlineSize: 0,
  borderBlockStart: divider,
  background: vars.color.surface,
});
export const narrow = style([noteStyle, { padding: vars.space.small }]);
export const input = style({ padding: vars.space.small });
// Below the bar of the page: messages at the foot would cover the button that adds lines.
globalStyle(`html:has(${input})`, messagesAtTop);
export const inputLine = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: vars.space.small,
});
/** Buttons that leave less room than this for the field are in a row below it. */
export const inputRow = style({
  position: 'relative',
  display: 'flex',
  flex: '1 1 16rem',
  alignItems: 'flex-start',
  gap: vars.space.small,
  minInlineSize: 0,
});
export const field = style({ flex: 1, minInlineSize: 0 });
export const inputButton = style({ '@media': { [PHONE_QUERY]: { flexGrow: 1 } } });
export const affix = style({
  maxInlineSize: '6rem',
  overflow: 'hidden',
  color: vars.color.textMuted,
  lineHeight: vars.size.control,
  textOverflow: 'ellipsis',
  whiteSpace: 'pre',
});
export const profiles = style({
  maxBlockSize: '35dvh',
  marginBlockStart: vars.space.small,
  paddingBlockStart: vars.space.small,
  borderBlockStart: divider,
  overflow: 'auto',
});
