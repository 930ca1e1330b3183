import { vars } from '@oshimado/ui/theme';
import { style } from '@vanilla-extract/css';
import { bareList } from '../page/elements.css';

export { muted as text, note as tip } from '../page/elements.css';

export const more = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space.medium,
  maxInlineSize: '36rem',
});

export const links = style([
  bareList,
  { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: vars.space.medium },
]);

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: vars.space.small,
});
