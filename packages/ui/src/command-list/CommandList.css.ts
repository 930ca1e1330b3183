import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { highlighted, option as optionRules, withoutMarkers } from '../theme/rules';

export const list = style({
  ...withoutMarkers,
  boxSizing: 'border-box',
  blockSize: 'min(24rem, 50vh)',
  marginBlockStart: vars.space.small,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
});

export const option = style({
  ...optionRules,
  gap: vars.space.small,
  selectors: { '&[aria-selected="true"]': highlighted },
  '@media': {
    '(forced-colors: active)': {
      selectors: { '&[aria-selected="true"]': { outline: '2px solid Highlight' } },
    },
  },
});

export const note = style({
  padding: vars.space.medium,
  color: vars.color.textMuted,
  textAlign: 'center',
});
