import { asWrappingRow, oneLine, vars } from '@oshimado/ui/theme';
import { style } from '@vanilla-extract/css';

export const panel = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.small,
  minInlineSize: 0,
  color: vars.color.text,
  fontFamily: vars.font.family,
  containerType: 'inline-size',
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space.small,
});

export const heading = style({
  margin: 0,
  fontSize: vars.font.size.large,
  lineHeight: vars.font.lineHeight.tight,
});

export const more = style({ fontSize: vars.font.size.small });

export const tools = style({
  ...asWrappingRow(vars.space.xsmall),
  minBlockSize: vars.size.control,
});

export const nameLine = style({
  display: 'flex',
  alignItems: 'center',
  flex: '1 1 10rem',
  minInlineSize: 0,
});

export const name = style({
  minInlineSize: 0,
  ...oneLine,
  fontSize: vars.font.size.medium,
  fontWeight: vars.font.weight.medium,
});

export const nameForm = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  alignItems: 'start',
  gap: vars.space.xsmall,
  inlineSize: '100%',
});

export const buttons = style({
  display: 'flex',
  alignItems: 'center',
  marginInlineStart: 'auto',
});

export const counter = style({
  display: 'flex',
  justifyContent: 'flex-end',
  gap: vars.space.xsmall,
  margin: 0,
  fontVariantNumeric: 'tabular-nums',
});
