import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { fieldBox, focusRing } from '../theme/rules';

export const field = style({
  display: 'inline-grid',
  // A long option must not make the field wider than its place.
  gridTemplateColumns: 'minmax(0, auto)',
  gap: vars.space.xsmall,
  minInlineSize: 0,
  fontSize: vars.font.size.small,
});

export const select = style({
  ...fieldBox,
  maxInlineSize: '100%',
  textOverflow: 'ellipsis',
  cursor: 'pointer',
  transition: `border-color ${vars.duration.quick}`,
  selectors: {
    '&:hover:not(:disabled)': { borderColor: vars.color.text },
    '&:disabled': { opacity: 0.6, cursor: 'default' },
    '&:focus-visible': focusRing,
  },
});
