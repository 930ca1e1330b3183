import { surface, vars } from '@oshimado/ui/theme';
import { style } from '@vanilla-extract/css';

import { bareList } from '../../base/page/elements.css';

export { note as hint } from '../../base/page/elements.css';

export const group = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.medium,
  breakInside: 'avoid',
  marginBlockEnd: vars.space.large,
  padding: vars.space.medium,
  ...surface,
  // A link to the group scrolls it to just below the bar.
  scrollMarginBlockStart: `calc(${vars.size.bar} + ${vars.space.medium})`,
});

const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const;

export const slim = style({ ...column, gap: vars.space.medium });

export const heading = style({ margin: 0, fontSize: vars.font.size.large });

export const subheading = style({
  margin: 0,
  fontSize: vars.font.size.small,
  fontWeight: vars.font.weight.medium,
});

export const field = style({ ...column, gap: vars.space.xsmall });

export const action = style([field, { justifyItems: 'start', overflowWrap: 'anywhere' }]);

export const refusal = style({
  margin: 0,
  color: vars.color.danger,
  fontSize: vars.font.size.small,
});

export const fieldset = style({
  ...column,
  gap: vars.space.xsmall,
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
});

export const legend = style({
  padding: 0,
  fontSize: vars.font.size.small,
});

export const choices = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(8.5rem, 100%), 1fr))',
  columnGap: vars.space.medium,
});

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.small,
});

export const chips = style([bareList, row]);

/** The popover of the quick settings scrolls by itself; it is 80 % of the screen high at most. */
export const popover = style({
  maxBlockSize: '80dvh',
  inlineSize: 'min(20rem, 80vw)',
  overflowY: 'auto',
});

/** Holds the controls among which the focus stays, and has no look. */
export const box = style({ display: 'contents' });
