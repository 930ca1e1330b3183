import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { focusRing, smallMuted } from '../theme/rules';

/** A row to press: the box and its texts. Radio buttons have the same. */
export const choice = style({
  display: 'inline-flex',
  alignItems: 'flex-start',
  gap: vars.space.small,
  minBlockSize: vars.size.target,
  paddingBlock: vars.space.xxsmall,
  cursor: 'pointer',
  selectors: { '&:has(:disabled)': { opacity: 0.6, cursor: 'default' } },
});

export const input = style({
  appearance: 'none',
  flex: 'none',
  display: 'inline-grid',
  placeItems: 'center',
  boxSizing: 'border-box',
  inlineSize: '1.25rem',
  blockSize: '1.25rem',
  margin: 0,
  marginBlockStart: vars.space.xxsmall,
  background: vars.color.surfaceRaised,
  border: `2px solid ${vars.color.controlBorder}`,
  borderRadius: vars.radius.small,
  cursor: 'inherit',
  transition: `background-color ${vars.duration.quick}, border-color ${vars.duration.quick}`,
  selectors: {
    '&:hover:not(:disabled)': { borderColor: vars.color.accent },
    // Radio buttons of a group without a choice are indeterminate too, and are only empty.
    '&:checked, &[type="checkbox"]:indeterminate': {
      background: vars.color.accent,
      borderColor: vars.color.accent,
      forcedColorAdjust: 'none',
    },
    // The mark is drawn by a mask, so that it takes the colour that reads on the box.
    '&::after': { content: '""', inlineSize: '100%', blockSize: '100%', background: 'transparent' },
    '&:checked::after': {
      background: vars.color.accentText,
      clipPath: 'polygon(12% 50%, 24% 38%, 42% 57%, 77% 19%, 89% 31%, 42% 81%)',
    },
    '&[type="checkbox"]:indeterminate::after': {
      background: vars.color.accentText,
      clipPath: 'inset(42% 18%)',
    },
    '&[aria-invalid="true"]': { borderColor: vars.color.danger },
    '&:focus-visible': focusRing,
  },
});

export const texts = style({ display: 'grid', minInlineSize: 0, overflowWrap: 'anywhere' });
export const description = style(smallMuted);
