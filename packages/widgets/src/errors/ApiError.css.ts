import { vars } from '@oshimado/ui/theme';
import { style } from '@vanilla-extract/css';

export const more = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space.medium,
  maxInlineSize: '36rem',
});

export const text = style({ margin: 0, color: vars.color.textMuted });

export const tip = style({
  margin: 0,
  color: vars.color.textMuted,
  fontSize: vars.font.size.small,
});

export const links = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: vars.space.medium,
  listStyle: 'none',
  margin: 0,
  padding: 0,
});

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: vars.space.small,
});
