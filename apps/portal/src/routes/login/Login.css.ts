import { vars } from '@oshimado/ui/theme';
import { style } from '@vanilla-extract/css';
import { page as basePage } from '../../shell/page.css';

export { title } from '../../shell/page.css';

export const page = style([
  basePage,
  { inlineSize: '100%', maxInlineSize: '540px', marginInline: 'auto' },
]);

export const buttons = style({
  display: 'grid',
  gap: vars.space.small,
  inlineSize: '100%',
  maxInlineSize: '400px',
});
export const demo = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(12rem, 100%), 1fr))',
  gap: vars.space.small,
});
export const notes = style({
  margin: 0,
  color: vars.color.textMuted,
  fontSize: vars.font.size.small,
});
export const waiting = style({ display: 'flex', alignItems: 'center', gap: vars.space.small });
