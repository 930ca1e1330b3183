/** What dialogs, sheets and drawers share. A panel lies inside its scrim, so that a tall one scrolls, in a shadow root too. */
import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';

const appear = keyframes({ from: { opacity: 0 } });
const vanish = keyframes({ to: { opacity: 0 } });

export const scrim = style({
  position: 'fixed',
  inset: 0,
  zIndex: vars.layer.dialog,
  display: 'grid',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  background: vars.color.scrim,
  selectors: {
    '&[data-state="open"]': {
      animation: `${appear} ${vars.duration.normal} ${vars.easing.enter}`,
    },
    '&[data-state="closed"]': {
      animation: `${vanish} ${vars.duration.quick} ${vars.easing.exit}`,
    },
  },
});

export const panel = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.medium,
  boxSizing: 'border-box',
  padding: vars.space.large,
  background: vars.color.surfaceRaised,
  color: vars.color.text,
  fontFamily: vars.font.family,
  fontSize: vars.font.size.medium,
  lineHeight: vars.font.lineHeight.normal,
  border: `${vars.size.line} solid ${vars.color.border}`,
  boxShadow: vars.shadow.floating,
  overflowWrap: 'anywhere',
  selectors: { '&:focus': { outline: 'none' } },
});

export const heading = style({
  margin: 0,
  // The button in the corner lies beside it.
  paddingInlineEnd: `calc(${vars.size.control} + ${vars.space.small})`,
  fontSize: vars.font.size.large,
  fontWeight: vars.font.weight.bold,
  lineHeight: vars.font.lineHeight.tight,
});

export const description = style({ margin: 0, color: vars.color.textMuted });

export const body = style({ minInlineSize: 0 });

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: vars.space.small,
});

export const corner = style({
  position: 'absolute',
  insetBlockStart: `min(${vars.space.medium}, 4.4vw)`,
  insetInlineEnd: `min(${vars.space.medium}, 4.4vw)`,
});
