import { oneLine, vars } from '@oshimado/ui/theme';
import { style } from '@vanilla-extract/css';
import { bareList, row } from '../../base/page/elements.css';

export { note } from '../../base/page/elements.css';

/** One line where there is room. */
export const panel = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: vars.space.small,
  minInlineSize: 0,
});

export const head = style({
  display: 'flex',
  flex: '1 1 14rem',
  alignItems: 'flex-end',
  gap: vars.space.small,
  minInlineSize: 0,
  // Fields beside it end with the place of their error.
  paddingBlockEnd: vars.space.xsmall,
});

export const choice = style({ flex: 1, minInlineSize: 0 });

export const fields = style({
  display: 'grid',
  flex: '3 1 24rem',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 7rem), 1fr))',
  alignItems: 'end',
  gap: vars.space.small,
});

export const keys = style({ display: 'grid', gap: vars.space.small, margin: 0 });

export const keyRow = style([row, { justifyContent: 'space-between', flexWrap: 'nowrap' }]);

export const caps = style({ display: 'flex', gap: vars.space.xxsmall });

export const keyText = style({ margin: 0, textAlign: 'end' });

/** Over the field, at its start; nothing below it can be hidden from presses. */
export const listPlace = style({
  position: 'absolute',
  insetBlockEnd: '100%',
  insetInlineStart: 0,
  zIndex: vars.layer.sticky,
  maxInlineSize: '100%',
  pointerEvents: 'none',
});

export const list = style([
  bareList,
  {
    display: 'grid',
    minInlineSize: '10rem',
    marginBlockEnd: vars.space.xsmall,
    padding: vars.space.xsmall,
    borderRadius: vars.radius.medium,
    border: `${vars.size.line} solid ${vars.color.border}`,
    background: vars.color.surfaceRaised,
    boxShadow: vars.shadow.raised,
    fontSize: vars.font.size.small,
  },
]);

export const listed = style({
  display: 'flex',
  gap: vars.space.small,
  minInlineSize: 0,
  padding: `${vars.space.xxsmall} ${vars.space.small}`,
  borderRadius: vars.radius.small,
  selectors: {
    '&[data-state="selected"]': {
      background: vars.color.selected,
      color: vars.color.selectedText,
      fontWeight: vars.font.weight.medium,
    },
  },
});

export const number = style({ fontVariantNumeric: 'tabular-nums' });

export const listedName = style(oneLine);

export const tools = style([row, { gap: vars.space.xsmall, paddingBlockEnd: vars.space.xsmall }]);
