import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { focusRingInside } from '../theme/rules';

export const drawer = style({
  boxSizing: 'border-box',
  flex: 'none',
  inlineSize: vars.size.drawer,
  padding: vars.space.small,
  background: vars.color.surface,
  color: vars.color.text,
  borderInlineEnd: `${vars.size.line} solid ${vars.color.border}`,
  overflowY: 'auto',
});

export const sheetBody = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xsmall,
});

export const link = style({
  display: 'flex',
  // A word of large letters that finds no room beside the picture is below it, and whole.
  flexWrap: 'wrap',
  overflowWrap: 'break-word',
  alignItems: 'center',
  columnGap: 'min(0.75rem, 3.4vw)',
  minBlockSize: vars.size.control,
  paddingInline: `min(${vars.space.small}, 2.2vw)`,
  color: vars.color.text,
  fontWeight: vars.font.weight.medium,
  textDecoration: 'none',
  borderRadius: vars.radius.medium,
  borderInlineStart: `3px solid ${vars.color.unmarked}`,
  transition: `background-color ${vars.duration.quick}`,
  selectors: {
    '&:hover': { background: vars.color.hover },
    '&[aria-current="page"]': {
      background: vars.color.selected,
      color: vars.color.selectedText,
      fontWeight: vars.font.weight.bold,
      borderInlineStartColor: vars.color.accent,
    },
    '&:focus-visible': focusRingInside,
  },
});

/** As wide as its longest word, and as what is left beside the picture. */
export const text = style({ flexGrow: 1, inlineSize: 'min-content', maxInlineSize: '100%' });
