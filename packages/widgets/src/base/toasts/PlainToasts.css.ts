import { messagesInset, vars } from '@oshimado/ui/theme';
import { style } from '@vanilla-extract/css';

/** Where messages are otherwise, over everything. */
export const place = style({
  position: 'fixed',
  zIndex: vars.layer.toast,
  insetBlock: messagesInset,
  insetInlineEnd: vars.space.medium,
  display: 'grid',
  gap: vars.space.small,
  inlineSize: `min(24rem, calc(100vw - 2 * ${vars.space.medium}))`,
  background: vars.color.surfaceRaised,
  borderRadius: vars.radius.medium,
});
