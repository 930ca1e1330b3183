import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { asWrappingRow } from '../theme/rules';

const base = style({
  ...asWrappingRow(vars.space.small),
  padding: `${vars.space.small} ${vars.space.medium}`,
  marginBlockEnd: vars.space.medium,
  color: vars.color.text,
  borderRadius: vars.radius.large,
  border: `${vars.size.line} solid`,
  borderInlineStartWidth: '4px',
  overflowWrap: 'anywhere',
});

const tone = (name: 'info' | 'warning' | 'danger' | 'success') => ({
  background: vars.color[`${name}Soft`],
  borderColor: vars.color[name],
});

export const notice = styleVariants({
  info: [base, tone('info')],
  warning: [base, tone('warning')],
  danger: [base, tone('danger')],
  success: [base, tone('success')],
});

export const text = style({
  // On a narrow place the action goes below; the picture, as wide as it is with its gap, never stands alone.
  flex: `1 1 min(12rem, calc(100% - ${vars.size.icon} - ${vars.space.medium}))`,
  minInlineSize: 0,
});
export const title = style({ display: 'block' });
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.small,
  marginInlineStart: 'auto',
});

const drawn = style({ flex: 'none', display: 'inline-flex' });

export const picture = styleVariants({
  info: [drawn, { color: vars.color.info }],
  warning: [drawn, { color: vars.color.warning }],
  danger: [drawn, { color: vars.color.danger }],
  success: [drawn, { color: vars.color.success }],
});
