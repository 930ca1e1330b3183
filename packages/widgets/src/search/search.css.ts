/** Styles that several parts of the search share. */
import { PHONE_QUERY, vars } from '@oshimado/ui/theme';
import { style } from '@vanilla-extract/css';

export { bareList, note, toolbar } from '../page/elements.css';

export const order = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.medium,
  marginInlineStart: 'auto',
  '@media': { [PHONE_QUERY]: { marginInlineStart: 0 } },
});

export const formLoading = style({
  display: 'grid',
  placeItems: 'center',
  minBlockSize: '12rem',
});

/** The contents of a popover under a button of the toolbar. */
const panel = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.small,
});

export const feedPanel = style([panel, { inlineSize: 'min(20rem, calc(100vw - 4rem))' }]);

export const savedPanel = style([
  panel,
  {
    inlineSize: 'min(24rem, calc(100vw - 4rem))',
    selectors: { '&:focus': { outline: 'none' } },
  },
]);

export const panelTitle = style({
  margin: 0,
  fontSize: vars.font.size.medium,
  fontWeight: vars.font.weight.bold,
});
