import { asRow, smallMuted, vars } from '@oshimado/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const section = style({ marginBlockEnd: vars.space.medium });

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.small,
  marginBlockEnd: vars.space.small,
  borderBlockEnd: `${vars.size.line} solid ${vars.color.border}`,
});

export const heading = style({
  margin: 0,
  minInlineSize: 0,
  fontSize: vars.font.size.large,
  lineHeight: vars.font.lineHeight.tight,
});

export const trigger = style({
  paddingInline: vars.space.xsmall,
  textAlign: 'start',
  selectors: { '&&': { color: vars.color.text, fontWeight: vars.font.weight.bold } },
});

export const arrow = style({
  display: 'inline-flex',
  transform: 'rotate(-90deg)',
  transition: `transform ${vars.duration.quick}`,
  selectors: {
    '&[data-open]': { transform: 'none' },
    '[dir="rtl"] &:not([data-open])': { transform: 'rotate(90deg)' },
  },
});

export const count = style(smallMuted);

export const actions = style({
  ...asRow(vars.space.xsmall),
  marginInlineStart: 'auto',
});

export const eye = style({ selectors: { '&&': { color: vars.color.textMuted } } });
export const hiddenEye = style({ selectors: { '&&': { color: vars.color.danger } } });

export const heart = style({ selectors: { '&&': { color: vars.color.textMuted } } });
export const fullHeart = style({ selectors: { '&&': { color: vars.color.danger } } });
globalStyle(`${fullHeart} svg`, { fill: 'currentColor' });
