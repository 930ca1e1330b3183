import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { focusRing } from '../theme/rules';

export const group = style({ blockSize: '100%', inlineSize: '100%' });
export const pane = style({ minInlineSize: 0, minBlockSize: 0, overflow: 'auto' });

/** A thin line in a wide place to hit. */
export const separator = style({
  flex: 'none',
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  touchAction: 'none',
  outline: 'none',
  selectors: {
    '&[aria-orientation="vertical"]': { inlineSize: vars.size.target, cursor: 'col-resize' },
    '&[aria-orientation="horizontal"]': { blockSize: vars.size.target, cursor: 'row-resize' },
  },
});

export const line = style({
  background: vars.color.controlBorder,
  borderRadius: vars.radius.round,
  forcedColorAdjust: 'none',
  transition: `background-color ${vars.duration.quick}`,
  selectors: {
    '[aria-orientation="vertical"] > &': {
      inlineSize: vars.space.xsmall,
      blockSize: `min(100%, ${vars.space.xxlarge})`,
    },
    '[aria-orientation="horizontal"] > &': {
      blockSize: vars.space.xsmall,
      inlineSize: `min(100%, ${vars.space.xxlarge})`,
    },
    '[data-separator="hover"] > &, [data-separator="active"] > &': {
      background: vars.color.accent,
    },
    '[data-separator]:focus-visible > &': focusRing,
  },
});
