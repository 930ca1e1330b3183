import { asWrappingRow, vars } from '@oshimado/ui/theme';
import { style } from '@vanilla-extract/css';

export const section = style({ minInlineSize: 0 });

export const bar = style({
  ...asWrappingRow(vars.space.xsmall),
  borderRadius: vars.radius.medium,
  selectors: { '&:hover': { background: vars.color.hover } },
});

export const heading = style({ flex: '1 1 0', minInlineSize: 0, margin: 0, fontSize: 'inherit' });

export const fold = style({
  justifyContent: 'flex-start',
  textAlign: 'start',
  color: vars.color.text,
  paddingInline: vars.space.xsmall,
});

export const count = style({ fontVariantNumeric: 'tabular-nums', color: vars.color.textMuted });

export const name = style({
  textTransform: 'uppercase',
  letterSpacing: '0.03em',
  overflowWrap: 'anywhere',
});
