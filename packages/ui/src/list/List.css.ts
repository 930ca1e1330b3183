import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { asRow, focusRingInside, smallMuted, surface, withoutMarkers } from '../theme/rules';

export const list = style({
  ...withoutMarkers,
  overflow: 'hidden',
  ...surface,
  color: vars.color.text,
});

export const item = style({
  display: 'flex',
  alignItems: 'center',
  selectors: {
    '& + &': { borderBlockStart: `${vars.size.line} solid ${vars.color.border}` },
  },
});

export const row = style({
  ...asRow(`min(${vars.space.medium}, 4.4vw)`),
  flex: '1 1 auto',
  boxSizing: 'border-box',
  minInlineSize: 0,
  minBlockSize: vars.size.control,
  padding: `${vars.space.small} min(${vars.space.medium}, 4.4vw)`,
  border: 0,
  borderInlineStart: `3px solid ${vars.color.unmarked}`,
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'start',
  textDecoration: 'none',
  selectors: {
    'a&:hover, button&:hover': { background: vars.color.hover },
    'button&': { cursor: 'pointer' },
    '&[aria-current="true"]': {
      background: vars.color.selected,
      color: vars.color.selectedText,
      borderInlineStartColor: vars.color.accent,
      fontWeight: vars.font.weight.medium,
    },
    '&:focus-visible': focusRingInside,
  },
});

export const text = style({
  display: 'grid',
  flex: '1 1 auto',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});
export const secondary = style(smallMuted);

export const end = style({
  ...asRow(vars.space.xsmall),
  paddingInlineEnd: vars.space.small,
});
