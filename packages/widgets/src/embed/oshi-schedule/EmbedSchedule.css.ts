import { vars, withoutMarkers } from '@oshimado/ui/theme';
import { style } from '@vanilla-extract/css';

// Not composed of the class that other lists have: its sheet weighs on the page of others.
export const rows = style(withoutMarkers);

/** The days scroll within the element. */
export const schedule = style({
  position: 'relative',
  boxSizing: 'border-box',
  blockSize: '100%',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  paddingInline: vars.space.medium,
  paddingBlockEnd: vars.space.medium,
  outlineOffset: '-2px',
  ':focus-visible': { outline: `${vars.size.focus} solid ${vars.color.focusRing}` },
});

/** Around messages above the days or in their place. */
export const message = style({ paddingBlockStart: vars.space.medium });

export const heading = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 2,
  margin: 0,
  paddingBlock: `${vars.space.medium} ${vars.space.xsmall}`,
  background: vars.color.background,
  borderBlockEnd: `1px solid ${vars.color.border}`,
  fontSize: vars.font.size.medium,
  fontWeight: vars.font.weight.bold,
  lineHeight: vars.font.lineHeight.tight,
  '::first-letter': { textTransform: 'uppercase' },
});

export const date = style({ color: vars.color.textMuted, fontWeight: vars.font.weight.regular });

export const nothing = style({
  margin: 0,
  paddingBlock: vars.space.medium,
  color: vars.color.textMuted,
});
