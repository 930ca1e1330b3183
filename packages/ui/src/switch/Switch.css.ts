import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { asRow, focusRing } from '../theme/rules';

export const label = style({
  ...asRow(vars.space.medium),
  justifyContent: 'space-between',
  minBlockSize: `max(1.75rem, ${vars.size.target})`,
  fontSize: vars.font.size.small,
  overflowWrap: 'anywhere',
  cursor: 'pointer',
});

export const input = style({
  appearance: 'none',
  // In forced colors the system sets the colors; the position of the knob shows on and off.
  forcedColorAdjust: 'none',
  flex: 'none',
  inlineSize: '2.5rem',
  blockSize: '1.5rem',
  margin: 0,
  padding: '2px',
  display: 'grid',
  justifyItems: 'start',
  borderRadius: vars.radius.round,
  border: `${vars.size.line} solid ${vars.color.controlBorder}`,
  background: vars.color.surfaceSunken,
  cursor: 'pointer',
  transition: `background-color ${vars.duration.quick}, border-color ${vars.duration.quick}`,
  selectors: {
    '&::before': {
      content: '',
      blockSize: '100%',
      aspectRatio: '1',
      borderRadius: vars.radius.round,
      background: vars.color.textMuted,
    },
    '&:checked': {
      justifyItems: 'end',
      background: vars.color.accent,
      borderColor: vars.color.accent,
    },
    '&:checked::before': { background: vars.color.accentText },
    '&:disabled': { opacity: 0.5, cursor: 'default' },
    '&:focus-visible': focusRing,
  },
});
