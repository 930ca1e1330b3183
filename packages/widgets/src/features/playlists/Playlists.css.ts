import {
  asColumn,
  asRow,
  asWrappingRow,
  focusRingInside,
  PHONE_QUERY,
  smallMuted,
  surface,
  vars,
} from '@oshimado/ui/theme';
import { style } from '@vanilla-extract/css';
import { bareList } from '../../base/page/elements.css';

export { muted as hint } from '../../base/page/elements.css';

/** The card that creates a playlist, the list, and its states. */
export const playlists = style(asColumn(vars.space.medium));

export const create = style({
  ...asRow(vars.space.small),
  justifyContent: 'center',
  minBlockSize: '4rem',
  padding: vars.space.medium,
  font: 'inherit',
  color: vars.color.text,
  textDecoration: 'none',
  background: 'transparent',
  border: `2px dashed ${vars.color.controlBorder}`,
  borderRadius: vars.radius.large,
  cursor: 'pointer',
  selectors: { '&:hover': { background: vars.color.hover } },
});

export const list = style([bareList, { display: 'grid', gap: vars.space.small }]);

export const card = style({
  position: 'relative',
  ...asWrappingRow(vars.space.medium),
  padding: vars.space.medium,
  ...surface,
  selectors: {
    '&[data-active]': { outline: `2px solid ${vars.color.accent}`, outlineOffset: '-1px' },
    '&:not([data-active]):hover': { background: vars.color.hover },
  },
});

export const icon = style({
  color: vars.color.textMuted,
  lineHeight: 0,
  '@media': { [PHONE_QUERY]: { display: 'none' } },
});

export const texts = style({
  display: 'grid',
  gap: vars.space.xsmall,
  flex: '1 1 12rem',
  minInlineSize: 0,
});

export const name = style({
  margin: 0,
  fontSize: vars.font.size.medium,
  fontWeight: vars.font.weight.bold,
  overflowWrap: 'anywhere',
});

/** The whole card takes the press. */
export const activate = style({
  padding: 0,
  font: 'inherit',
  color: 'inherit',
  textAlign: 'start',
  background: 'transparent',
  border: 0,
  cursor: 'pointer',
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: 0, borderRadius: vars.radius.large },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': focusRingInside,
  },
});

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.small,
  rowGap: vars.space.xsmall,
  margin: 0,
  ...smallMuted,
});

export const pictures = style({ display: 'flex', paddingInlineStart: '3rem' });

export const picture = style({
  inlineSize: '6rem',
  marginInlineStart: '-3rem',
  border: `2px solid ${vars.color.surface}`,
  '@media': {
    // A phone has room for one.
    [PHONE_QUERY]: { selectors: { '&:nth-child(n + 2)': { display: 'none' } } },
  },
});

/** Above the press that covers the card. */
export const open = style({ position: 'relative', zIndex: 1 });
