import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';

export const skipLink = style({
  position: 'fixed',
  insetBlockStart: vars.space.small,
  insetInlineStart: vars.space.small,
  zIndex: vars.layer.tooltip,
  padding: `${vars.space.small} ${vars.space.medium}`,
  borderRadius: vars.radius.medium,
  background: vars.color.primary,
  color: vars.color.primaryText,
  selectors: { '&:not(:focus)': { clipPath: 'inset(50%)', inlineSize: '1px', overflow: 'hidden' } },
});
