import { DURING_DIALOG, vars } from '@oshimado/ui/theme';
import { style } from '@vanilla-extract/css';

export const popover = style({ inlineSize: 'min(26rem, calc(100vw - 3rem))' });
export const sheet = style({ inlineSize: '100%' });

/** A place of its own above popovers for what opens from one. */
export const raised = style({
  position: 'relative',
  zIndex: `calc(${vars.layer.toast} + 2)`,
  // Messages lie over each dialog, also over one that was opened from the popover.
  selectors: { [`${DURING_DIALOG} &`]: { zIndex: `calc(${vars.layer.popover} + 1)` } },
});
