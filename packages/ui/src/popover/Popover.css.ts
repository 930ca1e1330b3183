import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { DURING_DIALOG, floating, focusRing } from '../theme/rules';

const appear = keyframes({ from: { opacity: 0, transform: 'translateY(-4px)' } });

export const content = style({
  ...floating,
  // Opened by the viewer: messages that have been there before must not lie over its buttons.
  zIndex: `calc(${vars.layer.toast} + 1)`,
  boxSizing: 'border-box',
  display: 'grid',
  gap: vars.space.small,
  // What is seen of a page that is pinched larger may be narrower than the page.
  maxInlineSize: `min(${vars.size.dialog}, 100vw - ${vars.space.medium}, var(--radix-popover-content-available-width, 100vw))`,
  maxBlockSize: 'var(--radix-popover-content-available-height)',
  overflowY: 'auto',
  padding: vars.space.medium,
  borderRadius: vars.radius.large,
  selectors: {
    // A dialog that was opened from it lies over it.
    [`${DURING_DIALOG} &`]: { zIndex: vars.layer.popover },
    '&[data-state="open"]': { animation: `${appear} ${vars.duration.quick} ${vars.easing.enter}` },
    '&:focus-visible': focusRing,
  },
});
