import { asColumn, asWrappingRow, smallMuted, vars } from '@oshimado/ui/theme';
import { style } from '@vanilla-extract/css';

export const page = style(asColumn(vars.space.small));

export const bar = style(asWrappingRow(vars.space.xsmall));

/** Steps go the way the text runs. */
export const turned = style({ selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } } });

/** At the end of the row. */
export const barEnd = style({
  ...asWrappingRow(vars.space.xsmall),
  justifyContent: 'end',
  marginInlineStart: 'auto',
});

/** A list is not wider than what can be read in one look. */
export const column = style({
  inlineSize: '100%',
  maxInlineSize: '60rem',
  marginInline: 'auto',
});

export const panel = style({
  display: 'grid',
  gap: vars.space.medium,
  inlineSize: `min(300px, calc(100vw - 4 * ${vars.space.medium}))`,
});

export const hint = style({
  margin: 0,
  ...smallMuted,
});
