import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { focusRingInside } from '../theme/rules';

export const drawer = style({
  boxSizing: 'border-box',
  flex: 'none',
  inlineSize: vars.size.drawer,
  padding: vars.space.small,
  background: vars.color.surface,
  color: vars.color.text,
  borderInlineEnd: `${vars.size.line} solid ${vars.color.border}`,
  overflowY: 'auto',
});

export const sheetBody = style({ display: 'grid', gap: vars.space.xsmall });

export const link = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.medium,
  minBlockSize: vars.size.control,
  paddingInline: vars.space.small,
  color: vars.color.text,
  fontWeight: vars.font.weight.medium,
  textDecoration: 'none',
  borderRadius: vars.radius.medium,
  borderInlineStart: `3px solid ${vars.color.unmarked}`,
  transition: `background-color ${vars.duration.quick}`,
  selectors: {
    '&:hover': { background: vars.color.hover },
    '&[aria-current="page"]': {
      background: vars.color.selected,
      color: vars.color.selectedText,
      fontWeight: vars.font.weight.bold,
      borderInlineStartColor: vars.color.accent,
    },
    '&:focus-visible': focusRingInside,
  },
});
