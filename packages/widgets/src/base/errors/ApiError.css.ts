import { vars } from '@oshimado/ui/theme';
import { style } from '@vanilla-extract/css';

export { muted as text, note as tip } from '../page/elements.css';

export const more = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space.medium,
  maxInlineSize: '36rem',
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
