import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';

const base = style({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: vars.space.small,
  padding: `${vars.space.small} ${vars.space.medium}`,
  marginBlockEnd: vars.space.medium,
  background: vars.color.surfaceRaised,
  color: vars.color.text,
  borderRadius: vars.radius.medium,
  borderInlineStart: '4px solid',
});

export const notice = styleVariants({
  info: [base, { borderInlineStartColor: vars.color.upcoming }],
  warning: [base, { borderInlineStartColor: vars.color.warning }],
  danger: [base, { borderInlineStartColor: vars.color.danger }],
  success: [base, { borderInlineStartColor: vars.color.success }],
});

export const text = style({ flex: '1 1 12rem' });
export const title = style({ display: 'block' });
export const actions = style({ marginInlineStart: 'auto' });
