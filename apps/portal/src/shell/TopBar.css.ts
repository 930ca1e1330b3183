import { vars } from '@oshimado/ui/theme';
import { style } from '@vanilla-extract/css';

export const bar = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 10,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.small,
  blockSize: '56px',
  paddingInline: `max(${vars.space.medium}, env(safe-area-inset-left))`,
  background: vars.color.surface,
  borderBlockEnd: `1px solid ${vars.color.border}`,
});

export const logo = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.small,
  color: vars.color.text,
  textDecoration: 'none',
  fontWeight: vars.font.weight.bold,
  fontSize: vars.font.size.large,
});

/** Phones have room for the mark alone. */
export const wordmark = style({
  '@media': { '(max-width: 599px)': { display: 'none' } },
});

export const end = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xsmall,
  marginInlineStart: 'auto',
});
