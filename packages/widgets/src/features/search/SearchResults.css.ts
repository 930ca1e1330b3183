import { asColumn, focusRingInside, PHONE_QUERY, surface, vars } from '@oshimado/ui/theme';
import { style } from '@vanilla-extract/css';
import { listWithPages } from '../../parts/lists/lists.css';
import { bareList, note } from './search.css';

/** On a phone close to what is above it, and smaller. */
export const count = style([
  note,
  { '@media': { [PHONE_QUERY]: { fontSize: vars.font.size.xsmall, lineHeight: '1rem' } } },
]);

export const found = style([
  listWithPages,
  {
    gap: vars.space.medium,
    '@media': { [PHONE_QUERY]: { gap: vars.space.xsmall } },
    transition: `opacity ${vars.duration.normal}`,
    selectors: { '&[aria-busy="true"]': { opacity: 0.6 } },
  },
]);

export const rows = style([bareList, asColumn(vars.space.medium)]);

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  ...surface,
  overflow: 'hidden',
});

export const card = style({ padding: vars.space.small, minInlineSize: 0 });

export const waiting = style({
  display: 'grid',
  gap: vars.space.small,
  padding: vars.space.medium,
  background: vars.color.surface,
  borderRadius: vars.radius.large,
});

export const comments = style({
  ...asColumn(vars.space.small),
  maxBlockSize: '400px',
  padding: vars.space.medium,
  overflowY: 'auto',
  borderBlockStart: `${vars.size.line} solid ${vars.color.border}`,
  selectors: {
    '&:focus-visible': focusRingInside,
  },
});

export const comment = style({
  margin: 0,
  paddingInlineStart: vars.space.small,
  borderInlineStart: `3px solid ${vars.color.border}`,
  fontSize: vars.font.size.small,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
});

export const time = style({
  display: 'inline-block',
  minBlockSize: vars.size.target,
  color: vars.color.link,
  fontVariantNumeric: 'tabular-nums',
});
