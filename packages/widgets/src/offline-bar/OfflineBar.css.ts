import { cornerHeight, MOBILE_QUERY, vars } from '@oshimado/ui/theme';
import { style } from '@vanilla-extract/css';

/** Above the bottom bar of phones; presses beside the note reach the page. */
export const place = style({
  position: 'fixed',
  zIndex: vars.layer.bar,
  insetInline: vars.space.medium,
  insetBlockEnd: `max(${vars.space.medium}, env(safe-area-inset-bottom))`,
  display: 'grid',
  justifyItems: 'start',
  pointerEvents: 'none',
  '@media': {
    [MOBILE_QUERY]: {
      insetBlockEnd: `calc(${vars.size.bottomBar} + ${vars.space.small} + env(safe-area-inset-bottom) + ${cornerHeight})`,
    },
  },
});

export const bar = style({
  pointerEvents: 'auto',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.small,
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
