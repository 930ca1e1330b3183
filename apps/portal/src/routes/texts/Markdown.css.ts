import { vars } from '@oshimado/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const text = style({
  maxInlineSize: vars.size.measure,
  lineHeight: vars.font.lineHeight.normal,
  overflowWrap: 'anywhere',
});

globalStyle(`${text} :is(h2, h3, h4, h5, h6)`, {
  marginBlock: `${vars.space.large} ${vars.space.small}`,
  lineHeight: vars.font.lineHeight.tight,
});
// The heading of the page has its own distance.
globalStyle(`${text} > :first-child`, { marginBlockStart: 0 });
globalStyle(`${text} h2`, { fontSize: vars.font.size.large });
globalStyle(`${text} :is(h3, h4, h5, h6)`, { fontSize: vars.font.size.medium });
globalStyle(`${text} :is(p, ul, ol, blockquote, pre)`, { marginBlock: vars.space.medium });
globalStyle(`${text} :is(ul, ol)`, { paddingInlineStart: '1.5em' });
globalStyle(`${text} blockquote`, {
  marginInline: 0,
  paddingInlineStart: vars.space.medium,
  borderInlineStart: `${vars.space.xsmall} solid ${vars.color.border}`,
});
globalStyle(`${text} pre`, { overflowX: 'auto' });
