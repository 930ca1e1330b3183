import { asColumn, asWrappingRow, PHONE_QUERY, smallMuted, vars } from '@oshimado/ui/theme';
import { style } from '@vanilla-extract/css';
import { bareList } from '../../base/page/elements.css';

export { note } from '../../base/page/elements.css';

/** "Left a live preview card (3 of 12)"; above the form where there is no room. */
export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(12rem, 3fr) minmax(0, 9fr)',
  alignItems: 'start',
  gap: vars.space.large,
  '@media': {
    '(max-width: 767px)': {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: vars.space.medium,
    },
  },
});

export const preview = style({
  position: 'sticky',
  insetBlockStart: `calc(${vars.size.bar} + ${vars.space.medium})`,
  display: 'grid',
  gap: vars.space.small,
  '@media': { '(max-width: 767px)': { position: 'static', maxInlineSize: '18rem' } },
});

export const previewTitle = style({
  margin: 0,
  ...smallMuted,
});

export const main = style(asColumn(vars.space.medium));

export const form = style([main, { gap: vars.space.large }]);

/** Scrolled to below the bar of the page. */
export const result = style({
  scrollMarginBlock: `calc(${vars.size.bar} + ${vars.space.medium})`,
});

/** Fields beside each other, below each other on a phone. */
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  // A message below one field does not stretch the other.
  alignItems: 'start',
  gap: vars.space.medium,
  '@media': { [PHONE_QUERY]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

/** A field between the two buttons that shift it. */
export const stepped = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: vars.space.xsmall,
});

/** As far down as the box of the field, below its label. */
export const step = style({ marginBlockStart: vars.space.large });

export const moment = style({
  display: 'grid',
  gap: vars.space.xsmall,
  margin: 0,
  padding: vars.space.small,
  background: vars.color.surface,
  borderRadius: vars.radius.medium,
  fontVariantNumeric: 'tabular-nums',
});

export const actions = style(asWrappingRow(vars.space.small));

export const entry = style({
  display: 'grid',
  gap: vars.space.xsmall,
  inlineSize: '100%',
  padding: vars.space.small,
  textAlign: 'start',
  font: 'inherit',
  color: 'inherit',
  background: 'none',
  border: 0,
  borderBlockEnd: `${vars.size.line} solid ${vars.color.border}`,
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  ':hover': { background: vars.color.hover },
});

export const entries = style([bareList, { blockSize: '50vh', overflowY: 'auto' }]);
