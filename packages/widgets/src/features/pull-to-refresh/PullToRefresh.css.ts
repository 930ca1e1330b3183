import { vars } from '@oshimado/ui/theme';
import { style } from '@vanilla-extract/css';

const leaving = `transform 300ms ${vars.easing.exit}, opacity 300ms ${vars.easing.exit}`;

/** Floats over the page below the top bar, so that the content does not move. */
export const place = style({
  position: 'fixed',
  zIndex: vars.layer.bar,
  insetInline: 0,
  insetBlockStart: vars.size.bar,
  pointerEvents: 'none',
  selectors: {
    '&[data-phase="aborting"]': {
      transition: leaving,
      transform: 'translateY(-100%)',
      opacity: 0,
    },
    '&[data-phase="restoring"]': { transition: leaving, transform: 'scale(0)', opacity: 0 },
  },
  '@media': {
    '(prefers-reduced-motion: reduce)': {
      selectors: {
        '&[data-phase="aborting"], &[data-phase="restoring"]': {
          transition: 'none',
          transform: 'none',
        },
      },
    },
  },
});
