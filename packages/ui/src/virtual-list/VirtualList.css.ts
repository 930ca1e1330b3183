import { style } from '@vanilla-extract/css';
import { focusRingInside, withoutMarkers } from '../theme/rules';

export const scroller = style({
  position: 'relative',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  // The list itself keeps what is read in its place; not all browsers do.
  overflowAnchor: 'none',
  blockSize: '100%',
  selectors: { '&:focus-visible': focusRingInside },
});

/** As high as all rows together, so that the scroll bar has the right size. Nothing of a row covers what lies over the list. */
export const space = style({
  ...withoutMarkers,
  display: 'flex',
  flexDirection: 'column',
  isolation: 'isolate',
});

const focusInside = { selectors: { '&:focus-visible': focusRingInside } };

export const listRow = style(focusInside);
export const gridRow = style({ display: 'grid' });
export const cell = style({ ...focusInside, minInlineSize: 0 });
