import { asRow, asWrappingRow, focusRing, vars } from '@oshimado/ui/theme';
import { style } from '@vanilla-extract/css';
import { bareList } from '../../../base/page/elements.css';

/** As many beside each other as there is room for. */
export const choices = style([
  bareList,
  { display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: vars.space.small },
]);

export const choice = style({
  boxSizing: 'border-box',
  ...asRow(vars.space.xsmall),
  // The name is read first and drawn below.
  flexDirection: 'column-reverse',
  maxInlineSize: '100%',
  padding: vars.space.xsmall,
  border: `${vars.size.line} solid transparent`,
  borderRadius: vars.radius.medium,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  fontSize: vars.font.size.small,
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.color.hover },
    '&:focus-visible': focusRing,
    '&:has(:focus-visible)': focusRing,
    '&:has(:checked)': {
      borderColor: vars.color.accent,
      background: vars.color.selected,
      color: vars.color.selectedText,
    },
  },
});

export const texts = style({
  ...asWrappingRow(vars.space.xsmall),
  justifyContent: 'center',
  minBlockSize: vars.size.target,
  maxInlineSize: '192px',
});

export const name = style({
  overflowWrap: 'anywhere',
  selectors: {
    '&[data-auto="true"]': { color: vars.color.link, fontWeight: vars.font.weight.bold },
  },
});

export const radio = style({
  inlineSize: '1.15em',
  blockSize: '1.15em',
  margin: 0,
  accentColor: vars.color.accent,
  outline: 'none',
});

/** As large as a picture beside it. */
export const none = style({
  boxSizing: 'border-box',
  inlineSize: '192px',
  maxInlineSize: '100%',
  aspectRatio: '16 / 9',
  border: `${vars.size.line} dashed ${vars.color.controlBorder}`,
  borderRadius: vars.radius.small,
});
