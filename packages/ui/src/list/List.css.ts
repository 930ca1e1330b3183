import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { focusRingInside, surface, withoutMarkers } from '../theme/rules';

export const list = style({
  ...withoutMarkers,
  overflow: 'hidden',
  ...surface,
  color: vars.color.text,
});

export const item = style({
  display: 'flex',
  alignItems: 'center',
  selectors: {
    '& + &': { borderBlockStart: `${vars.size.line} solid ${vars.color.border}` },
  },
});

export const row = style({
  display: 'flex',
  flex: '1 1 auto',
  alignItems: 'center',
  gap: vars.space.medium,
  boxSizing: 'border-box',
  minInlineSize: 0,
  minBlockSize: vars.size.control,
  padding: `${vars.space.small} ${vars.space.medium}`,
  border: 0,
  borderInlineStart: `3px solid ${vars.color.unmarked}`,
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'start',
  textDecoration: 'none',
  selectors: {
    'a&:hover, button&:hover': { background: vars.color.hover },
    'button&': { cursor: 'pointer' },
    '&[aria-current="true"]': {
      background: vars.color.selected,
      color: vars.color.selectedText,
      borderInlineStartColor: vars.color.accent,
      fontWeight: vars.font.weight.medium,
    },
    '&:focus-visible': focusRingInside,
  },
});

export const text = style({
  display: 'grid',
  flex: '1 1 auto',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});
export const secondary = style({ color: vars.color.textMuted, fontSize: vars.font.size.small });

export const end = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xsmall,
  paddingInlineEnd: vars.space.small,
});
