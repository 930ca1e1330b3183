import { asColumn, asRow, vars } from '@oshimado/ui/theme';
import { style } from '@vanilla-extract/css';

export const section = style({
  ...asColumn(vars.space.small),
  marginBlockEnd: vars.space.medium,
  paddingBlockEnd: vars.space.medium,
  borderBlockEnd: `${vars.size.line} solid ${vars.color.border}`,
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.medium,
});

export const title = style({
  margin: 0,
  fontSize: vars.font.size.large,
  lineHeight: vars.font.lineHeight.tight,
});

export const count = style({ margin: 0, color: vars.color.textMuted });

export const actions = style({
  ...asRow(vars.space.small),
  marginInlineStart: 'auto',
});

export const more = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifySelf: 'start',
  minBlockSize: vars.size.control,
});
