import { asRow, smallMuted, vars } from '@oshimado/ui/theme';
import { style } from '@vanilla-extract/css';

export const root = style({
  display: 'grid',
  gap: vars.space.medium,
  marginBlockStart: vars.space.large,
  paddingBlockStart: vars.space.large,
  borderBlockStart: `${vars.size.line} solid ${vars.color.border}`,
});

export const heading = style({ margin: 0, fontSize: vars.font.size.medium });

/** Beside each other where there is room. */
export const places = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15rem), 1fr))',
  gap: vars.space.large,
  margin: 0,
});

export const place = style({ display: 'grid', alignContent: 'start', gap: vars.space.xsmall });

export const name = style({
  ...asRow(vars.space.small),
  fontWeight: vars.font.weight.bold,
});

export const text = style({
  margin: 0,
  ...smallMuted,
  textWrap: 'pretty',
});
