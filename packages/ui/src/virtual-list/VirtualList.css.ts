import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { focusRingInside } from '../theme/rules';

export const scroller = style({
  position: 'relative',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  blockSize: '100%',
  selectors: { '&:focus-visible': focusRingInside },
});

/** As high as all rows together, so that the scroll bar has the right size. */
export const space = style({ position: 'relative', margin: 0, padding: 0, listStyle: 'none' });

export const row = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 0,
  inlineSize: '100%',
});

export const gridRow = style([row, { display: 'grid', gap: vars.space.medium }]);
export const cell = style({ minInlineSize: 0 });
