import { focusRingInside, oneLine, vars } from '@oshimado/ui/theme';
import { style } from '@vanilla-extract/css';
import { bareList } from '../../base/page/elements.css';

/** One row, because the bar cannot grow; chips that do not fit are reached by scrolling. */
export const list = style([
  bareList,
  {
    display: 'flex',
    flex: '0 1 auto',
    gap: vars.space.xsmall,
    minInlineSize: '4rem',
    maxInlineSize: '65%',
    overflowX: 'auto',
    overscrollBehaviorInline: 'contain',
    scrollbarWidth: 'none',
  },
]);

export const chip = style({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  maxInlineSize: '12rem',
  minBlockSize: '2rem',
  paddingInlineStart: vars.space.small,
  background: vars.color.selected,
  color: vars.color.selectedText,
  borderRadius: vars.radius.small,
});

export const texts = style({ display: 'grid', minInlineSize: 0, lineHeight: 1.1 });

export const kind = style({ ...oneLine, fontSize: '0.625rem' });

export const text = style({
  ...oneLine,
  fontSize: vars.font.size.small,
  fontWeight: vars.font.weight.medium,
  // Room for letters that reach below the line.
  lineHeight: 1.25,
});

export const remove = style({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: vars.size.target,
  blockSize: '2rem',
  padding: 0,
  border: 0,
  borderRadius: vars.radius.small,
  background: 'transparent',
  color: 'inherit',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.color.hover, color: vars.color.text },
    '&:focus-visible': focusRingInside,
  },
  '@media': { '(pointer: coarse)': { inlineSize: '2rem' } },
});
