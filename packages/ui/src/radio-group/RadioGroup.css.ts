import { style } from '@vanilla-extract/css';
import { input } from '../checkbox/Checkbox.css';
import { vars } from '../theme/contract.css';

export const radio = style([
  input,
  {
    borderRadius: vars.radius.round,
    selectors: { '&:checked::after': { clipPath: 'circle(28%)' } },
  },
]);

export const options = style({
  display: 'flex',
  gap: `${vars.space.small} ${vars.space.medium}`,
  selectors: {
    '&[data-orientation="vertical"]': { flexDirection: 'column' },
    '&[data-orientation="horizontal"]': { flexWrap: 'wrap' },
  },
});
