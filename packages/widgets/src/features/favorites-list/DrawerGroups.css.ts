import { asRow, oneLine, vars } from '@oshimado/ui/theme';
import { style } from '@vanilla-extract/css';

export { bareList as list } from '../../base/page/elements.css';

export const group = style({
  ...asRow(vars.space.small),
  minBlockSize: vars.size.control,
  paddingInline: vars.space.small,
  color: vars.color.text,
  fontSize: vars.font.size.small,
  textDecoration: 'none',
  borderRadius: vars.radius.medium,
  selectors: {
    '&:hover': { background: vars.color.hover },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
});

export const name = style({
  flex: '1 1 auto',
  minInlineSize: 0,
  ...oneLine,
});

export const live = style({
  flex: 'none',
  color: vars.color.danger,
  fontSize: vars.font.size.xsmall,
  fontWeight: vars.font.weight.bold,
});
