import { vars } from '@oshimado/ui/theme';
import { style } from '@vanilla-extract/css';

export const root = style({ position: 'relative' });

export const trigger = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.size.control,
  blockSize: vars.size.control,
  borderRadius: vars.radius.medium,
  cursor: 'pointer',
  listStyle: 'none',
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&:hover': { background: vars.color.surfaceRaised },
  },
});

export const panel = style({
  position: 'absolute',
  insetInlineEnd: 0,
  insetBlockStart: `calc(100% + ${vars.space.xsmall})`,
  zIndex: 20,
  display: 'grid',
  gap: vars.space.medium,
  inlineSize: 'min(300px, calc(100vw - 32px))',
  padding: vars.space.medium,
  background: vars.color.surfaceRaised,
  color: vars.color.text,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.large,
  boxShadow: vars.shadow.raised,
});

export const field = style({
  display: 'grid',
  gap: vars.space.xsmall,
  fontSize: vars.font.size.small,
});

export const date = style({
  font: 'inherit',
  color: vars.color.text,
  background: vars.color.surface,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.medium,
  padding: vars.space.small,
  minBlockSize: vars.size.control,
});
