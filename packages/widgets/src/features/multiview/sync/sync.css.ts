import { focusRing, messagesAbove, PHONE_QUERY, vars } from '@oshimado/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { bareList } from '../../../base/page/elements.css';

const BAR = '6.25rem';
export const bar = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: vars.space.medium,
  alignItems: 'center',
  minBlockSize: BAR,
  maxBlockSize: '12rem',
  padding: vars.space.small,
  borderBlockStart: `${vars.size.line} solid ${vars.color.border}`,
  background: vars.color.surface,
  overflow: 'auto',
  '@media': { [PHONE_QUERY]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
// Above the bar, and above the one that leafs through cells.
globalStyle(`html:has(${bar})`, messagesAbove(`(${BAR} + ${vars.size.control})`));
export const controls = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space.xxsmall,
});
export const time = style({
  fontSize: vars.font.size.small,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});
export const buttons = style({ display: 'flex', alignItems: 'center' });
export const empty = style({
  margin: 0,
  color: vars.color.textMuted,
  gridColumn: '1 / -1',
  textAlign: 'center',
});

export const track = style({ position: 'relative', minInlineSize: 0, direction: 'ltr' });
export const row = style({
  display: 'grid',
  gridTemplateColumns: '1.75rem minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space.xsmall,
  minBlockSize: '1.75rem',
});
export const photo = style({ inlineSize: '1.5rem', blockSize: '1.5rem', borderRadius: '50%' });
export const rail = style({
  position: 'relative',
  blockSize: '0.875rem',
  borderRadius: vars.radius.small,
  background: vars.color.surfaceSunken,
});
export const part = style({
  position: 'absolute',
  insetBlock: 0,
  borderRadius: vars.radius.small,
  background: `color-mix(in srgb, ${vars.color.accent} 35%, ${vars.color.surfaceSunken})`,
  overflow: 'hidden',
});
export const played = style({ blockSize: '100%', background: vars.color.accent });
export const drift = style({
  position: 'absolute',
  insetInlineEnd: vars.space.xsmall,
  insetBlock: 0,
  lineHeight: '0.875rem',
  fontSize: vars.font.size.xsmall,
  pointerEvents: 'none',
});

/** One slider over all rows, from where the bars begin to where they end. */
export const slider = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: 0,
  insetInlineStart: `calc(1.75rem + ${vars.space.xsmall})`,
});
export const range = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'pointer',
});
export const needle = style({
  position: 'absolute',
  insetBlock: 0,
  inlineSize: 2,
  background: vars.color.text,
  pointerEvents: 'none',
});
globalStyle(`${range}:focus-visible ~ ${needle}`, focusRing);
export const hint = style({
  position: 'absolute',
  insetBlockEnd: '100%',
  translate: '-50%',
  padding: `${vars.space.xxsmall} ${vars.space.small}`,
  borderRadius: vars.radius.small,
  background: vars.color.tooltip,
  color: vars.color.tooltipText,
  fontSize: vars.font.size.xsmall,
  whiteSpace: 'nowrap',
  pointerEvents: 'none',
  zIndex: 1,
});

export const offsets = style([bareList, { display: 'grid', gap: vars.space.medium }]);
