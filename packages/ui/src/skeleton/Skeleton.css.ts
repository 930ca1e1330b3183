import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';

const breathe = keyframes({ '50%': { opacity: 0.5 } });

const base = style({
  display: 'block',
  background: vars.color.skeleton,
  animation: `${breathe} calc(${vars.duration.slow} * 5) ease-in-out infinite`,
  selectors: {
    '&[data-width="60%"]': { inlineSize: '60%' },
    '&[data-width="40%"]': { inlineSize: '40%' },
  },
});

export const skeleton = styleVariants({
  line: [base, { blockSize: '0.9em', marginBlock: '0.3em', borderRadius: vars.radius.small }],
  box: [base, { inlineSize: '100%', blockSize: '100%', borderRadius: vars.radius.medium }],
  circle: [base, { inlineSize: '100%', blockSize: '100%', borderRadius: vars.radius.round }],
});
