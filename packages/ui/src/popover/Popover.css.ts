import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { floating, focusRing } from '../theme/rules';

const appear = keyframes({ from: { opacity: 0, transform: 'translateY(-4px)' } });

export const content = style({
  ...floating,
  zIndex: vars.layer.popover,
  boxSizing: 'border-box',
  display: 'grid',
  gap: vars.space.small,
  maxInlineSize: `min(${vars.size.dialog}, calc(100vw - ${vars.space.medium}))`,
  maxBlockSize: 'var(--radix-popover-content-available-height)',
  overflowY: 'auto',
  padding: vars.space.medium,
  borderRadius: vars.radius.large,
  selectors: {
    '&[data-state="open"]': { animation: `${appear} ${vars.duration.quick} ${vars.easing.enter}` },
    '&:focus-visible': focusRing,
  },
});
