import { asColumn, asRow, asWrappingRow, PHONE_QUERY, smallMuted, vars } from '@oshimado/ui/theme';
import { style } from '@vanilla-extract/css';

export { bareList as list, note, row as actions } from '../../base/page/elements.css';

export const page = style(asColumn(vars.space.medium));

export const head = style({
  ...asWrappingRow(vars.space.small),
  justifyContent: 'space-between',
});

/** The focus comes here when the row that had it is gone. */
export const scripts = style({
  ...asColumn(vars.space.medium),
  borderRadius: vars.radius.medium,
});

export const video = style({
  ...asRow(vars.space.small),
  minInlineSize: '14rem',
  overflowWrap: 'anywhere',
  '@media': { [PHONE_QUERY]: { minInlineSize: 0 } },
});

export const picture = style({
  flex: 'none',
  inlineSize: '6rem',
  aspectRatio: '16 / 9',
  borderRadius: vars.radius.small,
});

export const titles = style({ display: 'grid', minInlineSize: 0 });

export const host = style(smallMuted);

export const card = style({
  display: 'grid',
  gap: vars.space.small,
  paddingBlock: vars.space.medium,
  borderBlockEnd: `${vars.size.line} solid ${vars.color.border}`,
});

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.medium,
  margin: 0,
  color: vars.color.textMuted,
});

export const form = style(asColumn(vars.space.medium));

export const archives = style({ maxBlockSize: '40vh' });

export const state = style({
  selectors: {
    '&[data-state="failed"]': { color: vars.color.danger },
    '&[data-state="claimed"]': { color: vars.color.success },
  },
});

export const loading = style({ display: 'grid', gap: vars.space.small });

export const skeleton = style({ blockSize: '3.5rem' });
