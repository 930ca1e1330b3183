import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';

export const label = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.medium,
  minBlockSize: '1.75rem',
  fontSize: vars.font.size.small,
  cursor: 'pointer',
});

export const input = style({
  appearance: 'none',
  flex: 'none',
  inlineSize: '2.5rem',
  blockSize: '1.5rem',
  margin: 0,
  padding: '2px',
  display: 'grid',
  justifyItems: 'start',
  borderRadius: vars.radius.round,
  border: `1px solid ${vars.color.textMuted}`,
  background: vars.color.surface,
  cursor: 'pointer',
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
      background: vars.color.primary,
      borderColor: vars.color.primary,
    },
    '&:checked::before': { background: vars.color.primaryText },
    '&:focus-visible': { outline: `2px solid ${vars.color.focusRing}`, outlineOffset: '2px' },
  },
  '@media': { '(forced-colors: active)': { appearance: 'auto' } },
});
