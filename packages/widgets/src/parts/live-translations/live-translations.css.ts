import { asWrappingRow, smallMuted, vars } from '@oshimado/ui/theme';
import { createVar, globalStyle, keyframes, style } from '@vanilla-extract/css';
import { panelBody, panelColumn, panelTool } from '../../base/page/panel.css';

export const panel = panelColumn;

export const header = style({
  ...asWrappingRow(vars.space.xxsmall),
  flex: 'none',
  padding: vars.space.xxsmall,
  borderBlockEnd: `${vars.size.line} solid ${vars.color.border}`,
});

export const tool = panelTool;

export const tools = style({
  display: 'flex',
  alignItems: 'center',
  marginInlineStart: 'auto',
});

export const offset = style({
  selectors: {
    '&&': {
      minInlineSize: '1.5rem',
      minBlockSize: vars.size.controlSmall,
      paddingInline: vars.space.xsmall,
      whiteSpace: 'nowrap',
    },
  },
});

export const languages = style({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });

/** A disc while connected, a ring while not: the state must not depend on colour alone. */
export const dot = style({
  flex: 'none',
  inlineSize: '0.625rem',
  blockSize: '0.625rem',
  border: `2px solid ${vars.color.danger}`,
  borderRadius: vars.radius.round,
  selectors: {
    '&[data-state="connected"]': {
      borderColor: vars.color.success,
      background: vars.color.success,
    },
  },
});

/** Box of the lines and of the message over them. */
export const body = panelBody;

export const large = style({
  display: 'flex',
  flexDirection: 'column',
  blockSize: '75vh',
  border: `${vars.size.line} solid ${vars.color.border}`,
  borderRadius: vars.radius.medium,
  overflow: 'hidden',
});

export const list = style({ paddingBlock: vars.space.xsmall });

const appear = keyframes({ from: { opacity: 0 } });

export const line = style({
  position: 'relative',
  paddingInline: vars.space.small,
  paddingBlock: vars.space.xxsmall,
  lineHeight: vars.font.lineHeight.tight,
  overflowWrap: 'anywhere',
  animation: `${appear} ${vars.duration.slow} ${vars.easing.enter}`,
  borderInlineStart: '3px solid transparent',
  selectors: {
    '&[data-jumps]:hover': { background: vars.color.hover },
    '&[data-state="current"]': {
      background: vars.color.selected,
      color: vars.color.selectedText,
      borderInlineStartColor: vars.color.accent,
    },
  },
});

export const content = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: vars.space.small,
  margin: 0,
});

/** What came from outside keeps its direction to itself. */
export const text = style({ minInlineSize: 0, unicodeBidi: 'isolate' });

export const time = style({
  flex: 'none',
  padding: 0,
  border: 0,
  background: 'none',
  font: 'inherit',
  fontSize: '0.85em',
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 'inherit',
  color: vars.color.textMuted,
  selectors: {
    '[data-state="current"] > * > &': { color: 'inherit' },
  },
});

/** The time is the button; all of the row can be pressed. */
export const jump = style([
  time,
  {
    cursor: 'pointer',
    minBlockSize: '1.5rem',
    selectors: { '&::after': { content: '', position: 'absolute', inset: 0 } },
  },
]);

export const language = style({
  flex: 'none',
  paddingInline: vars.space.xsmall,
  border: `${vars.size.line} solid currentColor`,
  borderRadius: vars.radius.small,
  fontSize: '0.7em',
  fontWeight: vars.font.weight.bold,
  color: vars.color.textMuted,
});

export const author = style({
  // Above the time's press, which covers the row.
  position: 'relative',
  zIndex: 1,
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.xsmall,
  maxInlineSize: '100%',
  minBlockSize: vars.size.target,
  marginBlockStart: vars.space.xxsmall,
  padding: 0,
  border: 0,
  background: 'none',
  font: 'inherit',
  fontSize: '0.85em',
  textAlign: 'start',
  color: vars.color.textMuted,
  selectors: {
    'button&': { cursor: 'pointer' },
    'button&:hover': { textDecoration: 'underline' },
    '&[data-kind="owner"]': { color: vars.color.upcoming, fontWeight: vars.font.weight.bold },
    '&[data-kind="verified"]': { color: vars.color.link },
    '[data-state="current"] &': { color: 'inherit' },
  },
});

/** Colours of the lines of different videos, distinguishable on light and dark themes. The video's name is beside them. */
const SOURCE_COLORS = [
  '#d6336c',
  '#0c8599',
  '#e8590c',
  '#9c36b5',
  '#2f9e44',
  '#3b5bdb',
  '#a07000',
  '#868e96',
] as const;
export const SOURCE_COLOR_COUNT = SOURCE_COLORS.length;
const sourceColor = createVar();
SOURCE_COLORS.forEach((color, index) =>
  globalStyle(`${line}[data-source="${index}"]`, {
    vars: { [sourceColor]: color },
    borderInlineStartColor: sourceColor,
  }),
);

/** The video of the lines below it, in its colour. */
export const source = style([
  author,
  {
    marginInlineEnd: vars.space.small,
    fontWeight: vars.font.weight.bold,
    color: vars.color.text,
    selectors: {
      '&::before': {
        content: '',
        flex: 'none',
        inlineSize: '0.75em',
        blockSize: '0.75em',
        borderRadius: vars.radius.round,
        background: sourceColor,
      },
    },
  },
]);

export const mark = style({
  paddingInline: vars.space.xsmall,
  borderRadius: vars.radius.small,
  background: vars.color.surfaceSunken,
  color: vars.color.text,
  fontSize: '0.9em',
});

export const emoji = style({
  inlineSize: '1.5em',
  blockSize: '1.5em',
  objectFit: 'contain',
  verticalAlign: 'middle',
});

export const top = style({
  ...asWrappingRow(vars.space.small),
  justifyContent: 'center',
  padding: vars.space.xsmall,
  ...smallMuted,
});

export const newest = style({
  position: 'absolute',
  insetBlockEnd: vars.space.small,
  insetInline: 0,
  display: 'flex',
  justifyContent: 'center',
  pointerEvents: 'none',
});
export const newestButton = style({ pointerEvents: 'auto', boxShadow: vars.shadow.raised });

export const status = style({
  position: 'absolute',
  inset: 0,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space.small,
  justifyContent: 'center',
  padding: vars.space.medium,
  overflow: 'auto',
  textAlign: 'center',
  background: vars.color.surface,
  selectors: {
    // Lines that are there stay readable.
    '&[data-size="bar"]': {
      insetBlockEnd: 'auto',
      flexDirection: 'row',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      padding: `${vars.space.xsmall} ${vars.space.small}`,
      zIndex: 2,
      textAlign: 'start',
      background: vars.color.surfaceRaised,
      borderBlockEnd: `${vars.size.line} solid ${vars.color.border}`,
      boxShadow: vars.shadow.raised,
    },
  },
});
const statusText = style({ margin: 0, overflowWrap: 'anywhere', unicodeBidi: 'plaintext' });
export const statusTitle = style([statusText, { fontWeight: vars.font.weight.medium }]);
export const hint = style([statusText, smallMuted]);
/** What one of several videos says. */
export const statusLine = style({ display: 'block' });
/** In place of the lines where there is nothing to translate. */
export const emptyPanel = style([
  statusText,
  {
    padding: vars.space.large,
    textAlign: 'center',
    color: vars.color.textMuted,
  },
]);
export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.small });

export const footer = style({
  flex: 'none',
  borderBlockStart: `${vars.size.line} solid ${vars.color.border}`,
});

export const narrow = style({ selectors: { '&&': { maxInlineSize: '31.25rem' } } });
export const wide = style({ selectors: { '&&': { maxInlineSize: '50rem' } } });

export const fields = style({ display: 'grid', gap: vars.space.medium });

/** Over a player: it fills its parent and takes no presses. */
export const captionLayer = style({
  position: 'absolute',
  inset: 0,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space.xxsmall,
  justifyContent: 'flex-end',
  paddingBlockEnd: 'min(10%, 48px)',
  // Of their own: the size in the settings is that of the lists.
  fontSize: 'max(16px, 1.5vw)',
  pointerEvents: 'none',
  overflow: 'hidden',
});
export const caption = style({
  maxInlineSize: '90%',
  margin: 0,
  padding: `${vars.space.xxsmall} ${vars.space.small}`,
  borderRadius: vars.radius.small,
  // White on black whatever the theme, as on the video's own captions.
  color: '#fff',
  background: 'rgb(0 0 0 / 75%)',
  lineHeight: vars.font.lineHeight.tight,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  unicodeBidi: 'isolate',
});
