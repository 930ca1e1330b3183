import { vars } from '@oshimado/ui/theme';
import { style } from '@vanilla-extract/css';

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.medium,
  inlineSize: '100%',
  maxInlineSize: '540px',
  marginInline: 'auto',
  paddingBlockStart: vars.space.medium,
});

export const title = style({
  margin: 0,
  fontSize: vars.font.size.xlarge,
  lineHeight: vars.font.lineHeight.tight,
});

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
