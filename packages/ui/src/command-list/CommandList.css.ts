import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { highlighted, option as optionRules } from '../theme/rules';

export const list = style({
  boxSizing: 'border-box',
  blockSize: 'min(24rem, 50vh)',
  margin: 0,
  marginBlockStart: vars.space.small,
  padding: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  listStyle: 'none',
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
