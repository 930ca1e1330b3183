import { asColumn, asRow, asWrappingRow, oneLine, PHONE_QUERY, vars } from '@oshimado/ui/theme';
import { style } from '@vanilla-extract/css';
import { bareList } from '../../base/page/elements.css';

export const panel = style({
  position: 'absolute',
  zIndex: vars.layer.popover,
  insetBlockStart: `calc(100% + ${vars.space.xsmall})`,
  insetInline: 0,
  boxSizing: 'border-box',
  ...asColumn(vars.space.xsmall),
  padding: vars.space.xsmall,
  background: vars.color.surfaceRaised,
  color: vars.color.text,
  border: `${vars.size.line} solid ${vars.color.border}`,
  borderRadius: vars.radius.medium,
  boxShadow: vars.shadow.raised,
  fontSize: vars.font.size.small,
});

export const problem = style({
  ...asRow(vars.space.small),
  padding: vars.space.small,
  color: vars.color.danger,
});

export const list = style([
  bareList,
  { maxBlockSize: 'min(36rem, 65vh)', overflowY: 'auto', overscrollBehavior: 'contain' },
]);

export const row = style({
  ...asRow(vars.space.small),
  minBlockSize: '2.25rem',
  paddingInline: vars.space.small,
  borderRadius: vars.radius.small,
  cursor: 'pointer',
  selectors: {
    '&[data-line]': {
      borderBlockStart: `${vars.size.line} solid ${vars.color.border}`,
      borderStartStartRadius: 0,
      borderStartEndRadius: 0,
    },
    '&:hover': { background: vars.color.hover },
    '&[aria-selected="true"]': {
      background: vars.color.selected,
      color: vars.color.selectedText,
    },
  },
  '@media': {
    '(pointer: coarse)': { minBlockSize: '2.75rem' },
    // The kind is above its text: there is no room for both in one line.
    [PHONE_QUERY]: {
      flexDirection: 'column',
      alignItems: 'stretch',
      justifyContent: 'center',
      gap: 0,
    },
    '(forced-colors: active)': {
      selectors: { '&[aria-selected="true"]': { outline: '2px solid Highlight' } },
    },
  },
});

export const kind = style({
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  gap: vars.space.xsmall,
  inlineSize: '9.5rem',
  color: vars.color.textMuted,
  selectors: { [`${row}[aria-selected="true"] &`]: { color: 'inherit' } },
  '@media': { [PHONE_QUERY]: { inlineSize: 'auto', fontSize: vars.font.size.xsmall } },
});

export const text = style({
  flex: '1 1 auto',
  '@media': { [PHONE_QUERY]: { flex: 'none' } },
  minInlineSize: 0,
  ...oneLine,
});

export const failed = style({
  ...asWrappingRow(vars.space.small),
  justifyContent: 'space-between',
  padding: vars.space.small,
});

export const hints = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.medium,
  margin: 0,
  padding: vars.space.small,
  color: vars.color.textMuted,
  fontSize: vars.font.size.xsmall,
  borderBlockStart: `${vars.size.line} solid ${vars.color.border}`,
  // Touch screens have no such keys.
  '@media': { '(pointer: coarse)': { display: 'none' } },
});
