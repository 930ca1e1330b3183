/** Styles that several parts of the search share. */
import { asColumn, PHONE_QUERY, unseen, vars } from '@oshimado/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { toolbar as pageToolbar } from '../../base/page/elements.css';

export { bareList, note } from '../../base/page/elements.css';

/** Room for the focus ring of what is in a box that scrolls. */
const RING = '4px';

/** On a phone one line that is scrolled sideways, so that results are seen at once. */
export const toolbar = style([
  pageToolbar,
  {
    '@media': {
      [PHONE_QUERY]: {
        flexWrap: 'nowrap',
        marginInline: `calc(-1 * ${vars.space.medium})`,
        marginBlock: `calc(-1 * ${RING})`,
        paddingInline: vars.space.medium,
        paddingBlock: RING,
        // The names that are not drawn stay in it, too.
        position: 'relative',
        overflowX: 'auto',
        scrollbarWidth: 'none',
        whiteSpace: 'nowrap',
      },
    },
  },
]);
/** On a phone all controls share one line, also those that take a line of their own elsewhere. */
globalStyle(`${toolbar} > div`, {
  '@media': { [PHONE_QUERY]: { flexBasis: 'auto', maxInlineSize: 'none' } },
});
globalStyle(`${toolbar} button`, {
  '@media': {
    [PHONE_QUERY]: {
      flex: 'none',
      paddingInline: vars.space.small,
      fontSize: vars.font.size.small,
    },
  },
});

export const order = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.small,
  '@media': { [PHONE_QUERY]: { flex: 'none', flexWrap: 'nowrap' } },
});
/** Beside the buttons there is no room for the label: only screen readers get it. */
globalStyle(`${order} label`, {
  '@media': {
    [PHONE_QUERY]: unseen,
  },
});

/** What is done with a search, apart from what changes it. */
export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.small,
  marginInlineStart: 'auto',
  '@media': { [PHONE_QUERY]: { display: 'contents' } },
});

export const formLoading = style({
  display: 'grid',
  placeItems: 'center',
  minBlockSize: '12rem',
});

/** The contents of a popover under a button of the toolbar. */
const panel = style(asColumn(vars.space.small));

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
