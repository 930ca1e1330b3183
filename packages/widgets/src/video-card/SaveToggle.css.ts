import { vars } from '@oshimado/ui/theme';
import { style } from '@vanilla-extract/css';
import { cardBase } from './VideoCard.css';

export const saveToggle = style({
  position: 'absolute',
  // Above the link that covers the card.
  zIndex: 1,
  insetBlockStart: '6px',
  insetInlineEnd: '6px',
  inlineSize: '2rem',
  minBlockSize: '2rem',
  background: vars.color.overlay,
  color: vars.color.overlayText,
  selectors: {
    '&:hover': { background: vars.color.primary, color: vars.color.primaryText },
    '&[aria-pressed="true"]': { background: vars.color.primary, color: vars.color.primaryText },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
  '@media': {
    // Where nothing points, it is always there.
    '(hover: hover) and (pointer: fine)': {
      selectors: {
        '&[aria-pressed="false"]': { opacity: 0 },
        [`${cardBase}:is(:hover, :focus-within) &`]: { opacity: 1 },
      },
    },
    '(pointer: coarse)': { inlineSize: '2.5rem', minBlockSize: '2.5rem' },
  },
});
