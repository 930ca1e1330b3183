import { focusRingInside, vars } from '@oshimado/ui/theme';
import { style } from '@vanilla-extract/css';
import { bareList } from '../../../base/page/elements.css';
import { MARKER_SHARE, PX_PER_SECOND } from './timeline-geometry';

const SCALE = '1.25rem';
const CARD = '3.25rem';
const EDGE = '0.5rem';

export const timeline = style({ minInlineSize: 0 });

/** `clip` and not `hidden`: the browser must not scroll it when a card gets the focus. */
export const viewport = style({
  position: 'relative',
  blockSize: `calc(${SCALE} + ${CARD} + 1rem)`,
  overflow: 'clip',
  borderBlock: `${vars.size.line} solid ${vars.color.border}`,
  background: vars.color.surfaceSunken,
  cursor: 'pointer',
});

/** Its start is the marker. */
export const track = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: `${MARKER_SHARE * 100}%`,
  willChange: 'transform',
});

export const bar = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 0,
  borderInlineStart: `${vars.size.line} solid ${vars.color.controlBorder}`,
  backgroundImage: `repeating-linear-gradient(to right, ${vars.color.border} 0 1px, transparent 1px ${PX_PER_SECOND}px)`,
});

export const tick = style({
  position: 'absolute',
  insetBlockStart: 0,
  paddingInlineStart: vars.space.xxsmall,
  color: vars.color.textMuted,
  fontSize: vars.font.size.xsmall,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: SCALE,
  whiteSpace: 'nowrap',
  userSelect: 'none',
});

export const cards = style([bareList, { position: 'absolute', insetBlockStart: SCALE }]);

export const card = style({
  position: 'absolute',
  insetBlockStart: vars.space.xsmall,
  insetInlineStart: 0,
  display: 'flex',
  alignItems: 'stretch',
  blockSize: CARD,
  padding: 0,
  overflow: 'hidden',
  border: `${vars.size.line} solid ${vars.color.controlBorder}`,
  borderRadius: vars.radius.small,
  background: vars.color.surfaceRaised,
  color: vars.color.text,
  font: 'inherit',
  fontSize: vars.font.size.small,
  textAlign: 'start',
  cursor: 'grab',
  touchAction: 'none',
  userSelect: 'none',
  ':active': { cursor: 'grabbing' },
  ':hover': { zIndex: 1 },
  ':focus-visible': { ...focusRingInside, zIndex: 2 },
  selectors: {
    '&[data-state="open"]': {
      background: vars.color.selected,
      color: vars.color.selectedText,
      zIndex: 1,
    },
  },
});

export const cardText = style({
  flex: 1,
  minInlineSize: 0,
  paddingBlock: vars.space.xxsmall,
  overflow: 'hidden',
  lineHeight: vars.font.lineHeight.tight,
  overflowWrap: 'anywhere',
  pointerEvents: 'none',
});

const edge = style({
  flex: 'none',
  inlineSize: EDGE,
  cursor: 'ew-resize',
  ':hover': { background: vars.color.accent },
});
export const startEdge = style([edge]);
export const endEdge = style([edge]);

export const marker = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: `${MARKER_SHARE * 100}%`,
  inlineSize: '2px',
  background: vars.color.danger,
  pointerEvents: 'none',
});
