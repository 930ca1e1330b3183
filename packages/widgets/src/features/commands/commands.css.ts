import { asWrappingRow, vars } from '@oshimado/ui/theme';
import { style } from '@vanilla-extract/css';

export { bareList as list } from '../../base/page/elements.css';

export const group = style({
  display: 'grid',
  gap: vars.space.small,
  marginBlockStart: vars.space.large,
});

export const heading = style({ margin: 0, fontSize: vars.font.size.medium });

export const row = style({
  display: 'grid',
  // Names are not broken within words; the keys wrap into two lines first.
  gridTemplateColumns: 'minmax(min-content, 1fr) fit-content(75%)',
  overflowWrap: 'normal',
  alignItems: 'center',
  gap: vars.space.small,
  paddingBlock: vars.space.xsmall,
  borderBlockEnd: `1px solid ${vars.color.border}`,
});

export const rowEnd = style({
  minInlineSize: 0,
  ...asWrappingRow(vars.space.xsmall),
  justifyContent: 'flex-end',
});

export const recorder = style({
  gridColumn: '1 / -1',
  display: 'grid',
  gap: vars.space.xsmall,
});

export const pressed = style({
  minBlockSize: vars.size.control,
  display: 'flex',
  alignItems: 'center',
  paddingInline: vars.space.small,
  border: `2px solid ${vars.color.primary}`,
  borderRadius: vars.radius.medium,
});
