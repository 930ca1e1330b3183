import { asRow, PHONE_QUERY, vars } from '@oshimado/ui/theme';
import { style } from '@vanilla-extract/css';

/** Below the rest of the bar and the tabs, which take two rows on phones. */
const below = (tabs: string) =>
  `calc(100% + (${vars.size.bar} - ${vars.size.control}) / 2 + ${tabs} + ${vars.space.small})`;

export const tip = style({
  position: 'absolute',
  insetBlockStart: below('3rem'),
  insetInlineStart: 0,
  zIndex: vars.layer.popover,
  ...asRow(vars.space.xsmall),
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
  '@media': { [PHONE_QUERY]: { insetBlockStart: below('6rem') } },
});

export const text = style({ margin: 0, paddingBlock: vars.space.xsmall });
