import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import {
  DURING_DIALOG,
  floating,
  focusRing,
  messagesInset,
  messagesMargin,
  withoutMarkers,
} from '../theme/rules';

const enter = keyframes({ from: { opacity: 0, transform: 'translateY(1rem)' } });
const leave = keyframes({ to: { opacity: 0 } });

export const viewport = style({
  ...withoutMarkers,
  position: 'fixed',
  zIndex: vars.layer.toast,
  insetBlock: messagesInset,
  insetInlineEnd: vars.space.medium,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.small,
  inlineSize: `min(24rem, calc(100vw - 2 * ${vars.space.medium}))`,
  outline: 'none',
  selectors: {
    // A dialog covers what else is at the foot, and leaves room there.
    [`${DURING_DIALOG} &`]: { insetBlock: `auto calc(${messagesMargin})` },
  },
});

const toast = style({
  ...floating,
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'start',
  columnGap: vars.space.small,
  rowGap: vars.space.xsmall,
  padding: vars.space.medium,
  borderRadius: vars.radius.large,
  borderInlineStart: '4px solid',
  boxShadow: vars.shadow.floating,
  overflowWrap: 'anywhere',
  selectors: {
    '&[data-state="open"]': { animation: `${enter} ${vars.duration.normal} ${vars.easing.enter}` },
    '&[data-state="closed"]': { animation: `${leave} ${vars.duration.quick} ${vars.easing.exit}` },
    '&[data-swipe="move"]': { transform: 'translateX(var(--radix-toast-swipe-move-x))' },
    '&:focus-visible': focusRing,
  },
});

export const tones = styleVariants({
  info: [toast, { borderInlineStartColor: vars.color.info }],
  success: [toast, { borderInlineStartColor: vars.color.success }],
  warning: [toast, { borderInlineStartColor: vars.color.warning }],
  danger: [toast, { borderInlineStartColor: vars.color.danger }],
});

export const picture = styleVariants({
  info: { color: vars.color.info },
  success: { color: vars.color.success },
  warning: { color: vars.color.warning },
  danger: { color: vars.color.danger },
});

export const title = style({ fontWeight: vars.font.weight.bold });
export const description = style({ color: vars.color.textMuted });
export const action = style({ gridColumn: '2', justifySelf: 'start' });
