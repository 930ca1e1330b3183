import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import {
  asWrappingRow,
  floating,
  focusRing,
  highlighted,
  option as optionRules,
  withoutMarkers,
} from '../theme/rules';

export const root = style({ position: 'relative', minInlineSize: 0 });

/** Chips and input wrap inside the box. */
export const content = style({
  ...asWrappingRow(vars.space.xsmall),
  flex: '1 1 auto',
  minInlineSize: 0,
  paddingBlock: vars.space.xxsmall,
  paddingInlineStart: vars.space.xsmall,
});

export const input = style({ flex: '1 1 3rem', inlineSize: 'auto' });

export const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xxsmall,
  minBlockSize: vars.size.target,
  maxInlineSize: '100%',
  paddingInlineStart: vars.space.small,
  background: vars.color.selected,
  color: vars.color.selectedText,
  border: `${vars.size.line} solid ${vars.color.controlBorder}`,
  borderRadius: vars.radius.round,
  fontSize: vars.font.size.small,
  overflowWrap: 'anywhere',
  selectors: { '&:focus-visible': focusRing },
});

export const remove = style({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: vars.size.target,
  blockSize: vars.size.target,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.round,
  background: 'transparent',
  color: 'inherit',
  cursor: 'pointer',
  selectors: { '&:hover': { background: vars.color.hover } },
});

export const list = style({
  ...floating,
  position: 'absolute',
  zIndex: vars.layer.popover,
  insetInline: 0,
  insetBlockStart: `calc(100% + ${vars.space.xsmall})`,
  boxSizing: 'border-box',
  maxBlockSize: '18rem',
  ...withoutMarkers,
  padding: vars.space.xsmall,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  selectors: { '&[hidden]': { display: 'none' } },
});

export const option = style({
  ...optionRules,
  flexWrap: 'wrap',
  // A hint in a second line stays with its option.
  rowGap: 0,
  paddingBlock: vars.space.xxsmall,
  selectors: {
    '&[data-highlighted="true"]': highlighted,
    '&[aria-selected="true"]': { fontWeight: vars.font.weight.bold },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: { '&[data-highlighted="true"]': { outline: '2px solid Highlight' } },
    },
  },
});

export const optionText = style({ flex: '1 1 auto', minInlineSize: 0, overflowWrap: 'anywhere' });
export const hint = style({ color: vars.color.textMuted, fontSize: vars.font.size.xsmall });
export const note = style({ padding: vars.space.small, color: vars.color.textMuted });
