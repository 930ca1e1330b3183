import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { panel as base } from '../overlay/overlay.css';
import { vars } from '../theme/contract.css';
import { FOOT_MESSAGES } from '../theme/rules';

const from = (transform: string) =>
  style({
    selectors: {
      '&[data-state="open"]': {
        animation: `${keyframes({ from: { transform } })} ${vars.duration.slow} ${vars.easing.enter}`,
      },
      '&[data-state="closed"]': {
        animation: `${keyframes({ to: { transform } })} ${vars.duration.normal} ${vars.easing.exit}`,
      },
    },
  });

/** Messages lie over its end; what is there is scrolled above them. */
const messagesRoom = `var(${FOOT_MESSAGES}, 0px)`;

/** Rooms that grow with the letters, up to a part of the window. */
const upright = style({
  padding: `min(${vars.space.large}, 6.6vw)`,
  paddingBlockEnd: `calc(${vars.space.large} + ${messagesRoom})`,
  blockSize: '100%',
  inlineSize: `min(100vw - min(${vars.space.xlarge}, 9vw), 24rem)`,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
});

export const sides = styleVariants({
  bottom: [
    base,
    from('translateY(100%)'),
    {
      alignSelf: 'end',
      maxBlockSize: '85vh',
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      paddingBlockEnd: `calc(max(${vars.space.large}, env(safe-area-inset-bottom)) + ${messagesRoom})`,
      borderStartStartRadius: vars.radius.large,
      borderStartEndRadius: vars.radius.large,
    },
  ],
  start: [base, upright, from('translateX(-100%)'), { justifySelf: 'start' }],
  end: [base, upright, from('translateX(100%)'), { justifySelf: 'end' }],
});
