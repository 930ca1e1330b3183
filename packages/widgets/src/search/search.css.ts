/** Styles that several parts of the search share. */
import { vars } from '@oshimado/ui/theme';
import { style } from '@vanilla-extract/css';

/** A list without markers. */
export const bareList = style({ margin: 0, padding: 0, listStyle: 'none' });

/** A sentence in small, muted letters. */
export const note = style({
  margin: 0,
  color: vars.color.textMuted,
  fontSize: vars.font.size.small,
});

export const toolbar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: vars.space.small,
});

export const order = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.medium,
  marginInlineStart: 'auto',
  '@media': { '(max-width: 599px)': { marginInlineStart: 0 } },
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
