import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';

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
