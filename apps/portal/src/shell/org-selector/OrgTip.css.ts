import { vars } from '@oshimado/ui/theme';
import { style } from '@vanilla-extract/css';

/** The rest of the bar below the selector, and the row of tabs. */
const BELOW_TABS = `(${vars.size.bar} - ${vars.size.control}) / 2 + 3rem`;

export const tip = style({
  position: 'absolute',
  insetBlockStart: `calc(100% + ${BELOW_TABS} + ${vars.space.small})`,
  insetInlineStart: 0,
  zIndex: vars.layer.popover,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xsmall,
  inlineSize: 'max-content',
  maxInlineSize: 'min(20rem, calc(100vw - 5rem))',
  paddingInlineStart: vars.space.small,
  background: vars.color.surfaceRaised,
  color: vars.color.text,
  border: `${vars.size.line} solid ${vars.color.accent}`,
  borderRadius: vars.radius.medium,
  boxShadow: vars.shadow.floating,
  fontSize: vars.font.size.small,
  lineHeight: vars.font.lineHeight.tight,
});

export const text = style({ margin: 0, paddingBlock: vars.space.xsmall });
