import { asRow, smallMuted, vars } from '@oshimado/ui/theme';
import { style } from '@vanilla-extract/css';
import { listWithPages } from '../../parts/lists/lists.css';

export { bareList as list, toolbar } from '../../base/page/elements.css';

export const filled = style([listWithPages, { gap: vars.space.small }]);

export const sort = style({ marginInlineStart: 'auto' });

/** Has the height of its line when empty, so that the list does not move. */
export const count = style({
  display: 'block',
  minBlockSize: '1.5em',
  margin: 0,
  ...smallMuted,
});

export const row = style({
  ...asRow(vars.space.small),
  paddingBlock: vars.space.small,
  borderBlockEnd: `1px solid ${vars.color.border}`,
  selectors: { '&[data-selected]': { background: vars.color.surface } },
});

export const box = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: vars.size.control,
  minBlockSize: vars.size.control,
  cursor: 'pointer',
});

export const checkbox = style({
  inlineSize: '1.25rem',
  blockSize: '1.25rem',
  margin: 0,
  accentColor: vars.color.accent,
});

export const cardPlace = style({ flex: '1 1 0', minInlineSize: 0, containerType: 'inline-size' });
