import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';

export const field = style({
  display: 'inline-grid',
  // A long option must not make the field wider than its place.
  gridTemplateColumns: 'minmax(0, auto)',
  gap: vars.space.xsmall,
  minInlineSize: 0,
  fontSize: vars.font.size.small,
});

export const select = style({
  maxInlineSize: '100%',
  minBlockSize: vars.size.control,
  paddingInline: vars.space.small,
  font: 'inherit',
  color: vars.color.text,
  background: vars.color.surfaceRaised,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.medium,
  textOverflow: 'ellipsis',
  cursor: 'pointer',
  selectors: { '&:hover': { borderColor: vars.color.textMuted } },
  '@media': { '(pointer: coarse)': { minBlockSize: '2.75rem' } },
});
