import { vars } from '@oshimado/ui/theme';
import { style } from '@vanilla-extract/css';

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.medium,
  paddingBlock: vars.space.medium,
});

export const title = style({
  margin: 0,
  fontSize: vars.font.size.xlarge,
  lineHeight: vars.font.lineHeight.tight,
  overflowWrap: 'anywhere',
});

export const toolbar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: vars.space.small,
});

export const order = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.medium,
  marginInlineStart: 'auto',
  '@media': { '(max-width: 599px)': { marginInlineStart: 0 } },
});
