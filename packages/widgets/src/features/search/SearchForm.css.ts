import { asColumn, asWrappingRow, surface, vars } from '@oshimado/ui/theme';
import { style } from '@vanilla-extract/css';
import { note as smallNote } from './search.css';

export { fieldset as group, legend } from '../../base/page/elements.css';

export const form = style({
  ...asColumn(vars.space.medium),
  padding: vars.space.medium,
  ...surface,
});

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 20rem), 1fr))',
  columnGap: vars.space.large,
  rowGap: vars.space.medium,
});

export const fields = style({
  ...asColumn(vars.space.medium),
  alignContent: 'start',
  minInlineSize: 0,
});

export const add = style({ justifySelf: 'start' });

export const choices = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.large,
  rowGap: vars.space.xsmall,
});

export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))',
  gap: vars.space.medium,
});

export const problem = style({ margin: 0, color: vars.color.danger });

export const actions = style({
  ...asWrappingRow(vars.space.small),
  justifyContent: 'flex-end',
});

export const note = style([smallNote, { flex: '1 1 12rem' }]);

export const more = style({
  borderBlock: `${vars.size.line} solid ${vars.color.border}`,
  paddingBlock: vars.space.xsmall,
  selectors: { '&[open]': { paddingBlockEnd: vars.space.medium } },
});

export const summary = style({
  paddingBlock: vars.space.small,
  borderRadius: vars.radius.small,
  fontWeight: vars.font.weight.medium,
  cursor: 'pointer',
});
