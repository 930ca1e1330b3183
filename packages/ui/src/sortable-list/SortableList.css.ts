import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { asRow, focusRingInside, withoutMarkers } from '../theme/rules';

export const list = style({
  ...withoutMarkers,
  display: 'grid',
  gap: vars.space.xsmall,
});

export const item = style({
  position: 'relative',
  ...asRow(vars.space.small),
  minBlockSize: vars.size.control,
  paddingInlineEnd: vars.space.small,
  background: vars.color.surface,
  color: vars.color.text,
  border: `${vars.size.line} solid ${vars.color.border}`,
  borderRadius: vars.radius.medium,
  selectors: {
    '&[data-lifted="true"]': {
      zIndex: 1,
      background: vars.color.surfaceRaised,
      borderColor: vars.color.accent,
      boxShadow: vars.shadow.raised,
    },
  },
});

export const handle = style({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: vars.size.control,
  blockSize: vars.size.control,
  border: 0,
  borderRadius: vars.radius.medium,
  background: 'transparent',
  color: vars.color.textMuted,
  cursor: 'grab',
  // The finger drags the item, not the page.
  touchAction: 'none',
  selectors: {
    '&:hover': { color: vars.color.text, background: vars.color.hover },
    '&[aria-pressed="true"]': { color: vars.color.link, cursor: 'grabbing' },
    '&:focus-visible': focusRingInside,
  },
});

export const content = style({ flex: '1 1 auto', minInlineSize: 0, overflowWrap: 'anywhere' });
