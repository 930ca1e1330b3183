import { asRow, smallMuted, vars } from '@oshimado/ui/theme';
import { style } from '@vanilla-extract/css';
import { bareList } from '../../base/page/elements.css';

export const line = style({
  position: 'relative',
  ...asRow(vars.space.small),
  minInlineSize: 0,
});

export const text = style({ display: 'grid', gap: vars.space.xsmall, minInlineSize: 0 });

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.small,
  rowGap: vars.space.xsmall,
  minInlineSize: 0,
});

export const name = style({
  minInlineSize: 0,
  fontSize: vars.font.size.medium,
  lineHeight: vars.font.lineHeight.tight,
  overflowWrap: 'anywhere',
});

export const link = style([
  name,
  {
    color: 'inherit',
    fontWeight: vars.font.weight.bold,
    // Makes the whole line the target of the link.
    selectors: { '&::after': { content: '', position: 'absolute', inset: 0 } },
  },
]);

export const marks = style([bareList, { display: 'flex', gap: vars.space.xsmall }]);

export const mark = style({
  display: 'inline-flex',
  color: vars.color.textMuted,
  selectors: {
    '&[data-linked="true"]': { color: vars.color.success },
  },
});

export const points = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xsmall,
  ...smallMuted,
});
