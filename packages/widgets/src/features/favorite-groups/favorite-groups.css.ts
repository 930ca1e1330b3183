import { asRow, asWrappingRow, oneLine, vars, withoutMarkers } from '@oshimado/ui/theme';
import { style } from '@vanilla-extract/css';

/** One line whose groups are scrolled through; the buttons at its end stay. */
export const bar = style({
  ...asRow(vars.space.small),
  minBlockSize: vars.size.control,
  minInlineSize: 0,
  marginBlockEnd: vars.space.xsmall,
});

export const list = style({
  display: 'flex',
  gap: vars.space.small,
  minInlineSize: 0,
  ...withoutMarkers,
  padding: vars.space.xxsmall,
  overflowX: 'auto',
  overscrollBehaviorInline: 'contain',
});

export const group = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xsmall,
  minBlockSize: vars.size.controlSmall,
  maxInlineSize: '14rem',
  padding: `0 ${vars.space.medium}`,
  fontSize: vars.font.size.small,
  color: vars.color.text,
  background: vars.color.surface,
  border: `${vars.size.line} solid ${vars.color.controlBorder}`,
  borderRadius: vars.radius.round,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  selectors: {
    '&:hover': { background: vars.color.hover },
    '&[aria-current="true"]': {
      color: vars.color.selectedText,
      background: vars.color.selected,
      borderColor: vars.color.accent,
    },
  },
});

export const name = style({
  minInlineSize: 0,
  ...oneLine,
});

export const item = style({ flex: 'none' });

export const buttons = style({ display: 'flex', flex: 'none', gap: vars.space.xsmall });

export const note = style({ margin: 0, color: vars.color.textMuted });

export const heading = style({
  margin: 0,
  fontSize: vars.font.size.small,
  fontWeight: vars.font.weight.medium,
});

export const section = style({ display: 'grid', gap: vars.space.small, minInlineSize: 0 });

/** A name, with buttons that wrap below it on phones. */
export const row = style({
  ...asWrappingRow(vars.space.xsmall),
  justifyContent: 'flex-end',
  minInlineSize: 0,
});

export const rowName = style({
  ...asRow(vars.space.small),
  flex: '1 1 9rem',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

export const long = style({ blockSize: '18rem', overflowY: 'auto' });

export const colors = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.xsmall,
  margin: 0,
  padding: 0,
  border: 'none',
});

export const legend = style([heading, { padding: 0, marginBlockEnd: vars.space.xsmall }]);

export const color = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xsmall,
  minBlockSize: vars.size.target,
  paddingInline: vars.space.small,
  border: `${vars.size.line} solid ${vars.color.border}`,
  borderRadius: vars.radius.round,
  fontSize: vars.font.size.small,
  cursor: 'pointer',
  selectors: {
    '&:has(:checked)': {
      borderColor: vars.color.accent,
      background: vars.color.selected,
      color: vars.color.selectedText,
    },
    '&:has(:focus-visible)': {
      outline: `${vars.size.focus} solid ${vars.color.focusRing}`,
      outlineOffset: vars.size.line,
    },
  },
});

/** The label is what is seen of it, with its ring. */
export const radio = style({ position: 'absolute', opacity: 0, pointerEvents: 'none' });
