import { asRow, focusRing, vars } from '@oshimado/ui/theme';
import { style } from '@vanilla-extract/css';

export { fieldset as field } from '../../base/page/elements.css';

export const legend = style({
  padding: 0,
  marginBlockEnd: vars.space.small,
  fontSize: vars.font.size.small,
});

export const themes = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(6.5rem, 100%), 1fr))',
  gap: vars.space.xsmall,
});

export const theme = style({
  position: 'relative',
  ...asRow(vars.space.small),
  minBlockSize: vars.size.target,
  padding: `${vars.space.xsmall} ${vars.space.small}`,
  fontSize: vars.font.size.small,
  border: `${vars.size.line} solid ${vars.color.border}`,
  borderRadius: vars.radius.medium,
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.color.hover },
    '&:has(:checked)': {
      color: vars.color.selectedText,
      background: vars.color.selected,
      borderColor: vars.color.accent,
      outline: `${vars.size.line} solid ${vars.color.accent}`,
    },
    '&:has(:focus-visible)': focusRing,
  },
});

/** Invisible over the whole tile; the tile shows its state. */
export const radio = style({
  position: 'absolute',
  inset: 0,
  margin: 0,
  opacity: 0,
  cursor: 'pointer',
});

export const swatch = style({
  flex: 'none',
  inlineSize: '1.75rem',
  blockSize: '0.875rem',
  borderRadius: vars.radius.small,
  border: `${vars.size.line} solid ${vars.color.controlBorder}`,
  forcedColorAdjust: 'none',
});
