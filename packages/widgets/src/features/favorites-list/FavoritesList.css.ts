import { smallMuted, vars } from '@oshimado/ui/theme';
import { style } from '@vanilla-extract/css';

export { bareList as list } from '../../base/page/elements.css';

export const section = style({
  display: 'grid',
  justifyItems: 'stretch',
  gap: vars.space.xsmall,
  paddingBlock: vars.space.small,
});

export const heading = style({
  margin: 0,
  paddingInline: vars.space.small,
  ...smallMuted,
  fontWeight: vars.font.weight.medium,
});

export const hint = style({
  margin: 0,
  paddingInline: vars.space.small,
  ...smallMuted,
});

export const way = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: vars.size.controlSmall,
  paddingInline: vars.space.small,
  fontSize: vars.font.size.small,
  textDecoration: 'none',
  borderRadius: vars.radius.medium,
  selectors: { '&:hover': { background: vars.color.hover } },
});
