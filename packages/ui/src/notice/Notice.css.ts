import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';

const base = style({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: vars.space.small,
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

export const text = style({ flex: '1 1 12rem' });
export const title = style({ display: 'block' });
export const actions = style({ marginInlineStart: 'auto' });

export const picture = styleVariants({
  info: { color: vars.color.info },
  warning: { color: vars.color.warning },
  danger: { color: vars.color.danger },
  success: { color: vars.color.success },
});
