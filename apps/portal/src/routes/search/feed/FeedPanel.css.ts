import { vars } from '@oshimado/ui/theme';
import { style } from '@vanilla-extract/css';

export const panel = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.small,
  inlineSize: 'min(20rem, calc(100vw - 4rem))',
});

export const title = style({
  margin: 0,
  fontSize: vars.font.size.medium,
  fontWeight: vars.font.weight.bold,
});

export const note = style({
  margin: 0,
  color: vars.color.textMuted,
  fontSize: vars.font.size.small,
});

export const list = style({ margin: 0, padding: 0, listStyle: 'none' });

export const row = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.small,
});

export const link = style({ paddingBlock: vars.space.xsmall });

export const gaps = style({ margin: 0, paddingInlineStart: vars.space.large });
