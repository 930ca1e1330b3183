import {
  asRow,
  asWrappingRow,
  footHeight,
  MESSAGES,
  messagesInset,
  MOBILE_QUERY,
  vars,
} from '@oshimado/ui/theme';
import { style } from '@vanilla-extract/css';

/** Above the bars at the foot of the page; presses beside the note reach the page. */
export const place = style({
  position: 'fixed',
  zIndex: vars.layer.bar,
  insetInline: vars.space.medium,
  insetBlock: `var(${MESSAGES}, auto calc(${vars.space.medium} + ${footHeight}))`,
  display: 'grid',
  justifyItems: 'start',
  pointerEvents: 'none',
  '@media': {
    [MOBILE_QUERY]: { insetBlock: messagesInset },
  },
});

export const bar = style({
  pointerEvents: 'auto',
  ...asRow(vars.space.small),
  maxInlineSize: '100%',
  paddingInlineStart: vars.space.medium,
  paddingInlineEnd: vars.space.xsmall,
  paddingBlock: vars.space.xsmall,
  background: vars.color.surfaceRaised,
  color: vars.color.text,
  fontSize: vars.font.size.small,
  border: `${vars.size.line} solid ${vars.color.border}`,
  borderRadius: vars.radius.large,
  boxShadow: vars.shadow.floating,
});

/** The words and a button, which is below them where they leave it no room. */
export const message = style({
  ...asWrappingRow(vars.space.small),
  minInlineSize: 0,
});
