import { focusRing, vars } from '@oshimado/ui/theme';
import { style, styleVariants } from '@vanilla-extract/css';

const map = style({
  position: 'relative',
  // As the layout itself, which is not mirrored.
  direction: 'ltr',
  maxInlineSize: '100%',
  marginInline: 'auto',
  marginBlockEnd: vars.space.medium,
  background: vars.color.surfaceSunken,
  borderRadius: vars.radius.medium,
});

export const maps = styleVariants({
  landscape: [map, { inlineSize: '384px', aspectRatio: '16 / 9' }],
  portrait: [map, { inlineSize: '216px', aspectRatio: '9 / 16' }],
});

export const place = style({
  position: 'absolute',
  boxSizing: 'border-box',
  display: 'grid',
  placeItems: 'center',
  padding: 0,
  border: `${vars.size.line} solid ${vars.color.info}`,
  borderRadius: vars.radius.small,
  background: `color-mix(in srgb, ${vars.color.info} 35%, ${vars.color.surface})`,
  color: vars.color.text,
  cursor: 'grab',
  overflow: 'hidden',
  // A finger drags the cell, not the dialog.
  touchAction: 'none',
  userSelect: 'none',
  selectors: {
    '&[data-kind="chat"]': {
      borderColor: vars.color.warning,
      background: `color-mix(in srgb, ${vars.color.warning} 35%, ${vars.color.surface})`,
    },
    '&[data-kind="empty"]': {
      borderStyle: 'dashed',
      borderColor: vars.color.controlBorder,
      background: 'none',
    },
    '&[aria-pressed="true"], &[data-over]': {
      outline: `${vars.size.focus} solid ${vars.color.accent}`,
      outlineOffset: `calc(-1 * ${vars.size.focus})`,
    },
    '&:focus-visible': { ...focusRing, outlineOffset: '-3px', zIndex: 1 },
    '&[data-dragged]': { cursor: 'grabbing', overflow: 'visible', zIndex: 2 },
  },
});

/** What follows the pointer. */
export const face = style({
  display: 'grid',
  placeItems: 'center',
  maxInlineSize: '100%',
  maxBlockSize: '100%',
  pointerEvents: 'none',
});

/** Takes the room of a sentence before there is one. */
export const said = style({ margin: 0, minBlockSize: '3em' });
