import { vars } from '@oshimado/ui/theme';
import { style } from '@vanilla-extract/css';

export const page = style({
  display: 'grid',
  gap: vars.space.small,
  maxInlineSize: '60rem',
  marginInline: 'auto',
  paddingBlock: vars.space.medium,
});

export const picture = style({
  inlineSize: '100%',
  aspectRatio: '16 / 9',
  objectFit: 'cover',
  borderRadius: vars.radius.large,
  background: vars.color.surface,
});

export const title = style({
  fontSize: vars.font.size.xlarge,
  lineHeight: vars.font.lineHeight.tight,
  margin: 0,
  overflowWrap: 'anywhere',
});

export const channel = style({ margin: 0, fontWeight: vars.font.weight.bold });

export const heading = style({ fontSize: vars.font.size.large, marginBlock: vars.space.small });

export const songs = style({ display: 'grid', gap: vars.space.xsmall });

export const related = style({ display: 'grid', gap: vars.space.small });

export const description = style({
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  color: vars.color.textMuted,
  margin: 0,
});
