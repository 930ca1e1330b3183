import { asRow, asWrappingRow, focusRingInside, smallMuted, vars } from '@oshimado/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { bareList } from '../../base/page/elements.css';

export const body = style({ display: 'grid', gap: vars.space.medium, minInlineSize: 0 });

/** The rows scroll; the filter above them stays visible. */
export const rows = style({
  display: 'grid',
  gap: vars.space.large,
  alignContent: 'start',
  blockSize: 'calc(75vh - 11rem)',
  minBlockSize: '12rem',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  paddingInlineEnd: vars.space.xsmall,
});

export const waiting = style({ display: 'grid', gap: vars.space.medium });

export const failed = style({
  ...asWrappingRow(vars.space.small),
  justifyContent: 'space-between',
});

export const heading = style({
  margin: 0,
  marginBlockEnd: vars.space.xsmall,
  ...smallMuted,
  fontWeight: vars.font.weight.medium,
});

export const list = style([bareList, { display: 'grid', gap: vars.space.xxsmall }]);

export const item = style({ minInlineSize: 0 });

/** On phones the buttons wrap below the name. */
export const favorite = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  minInlineSize: 0,
});

export const line = style({
  ...asRow(vars.space.xsmall),
  flex: '1 1 11rem',
  minInlineSize: 0,
});

export const star = style({ color: vars.color.textMuted });

/** Filled as well: color alone is not enough to distinguish the two. */
export const starred = style({ color: vars.color.warning });
globalStyle(`${starred} svg`, { fill: 'currentColor' });

export const name = style({
  display: 'flex',
  flex: '1 1 auto',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.small,
  minInlineSize: 0,
  minBlockSize: vars.size.control,
  paddingInline: vars.space.small,
  border: 0,
  borderRadius: vars.radius.small,
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'start',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.color.hover },
    '&[aria-current]': { fontWeight: vars.font.weight.bold },
    '&:focus-visible': focusRingInside,
  },
});

export const japanese = style(smallMuted);
