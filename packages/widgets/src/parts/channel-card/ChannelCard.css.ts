import { PHONE_QUERY, smallMuted, surface, vars } from '@oshimado/ui/theme';
import { style } from '@vanilla-extract/css';

/** Those who have stopped stand back by their colours, which stay readable; half an opacity would not. */
const INACTIVE = '[data-inactive] &';

/** A channel on a line of a list. On a phone its lines stand closer, so that more channels are seen at once. */
export const row = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.medium,
  minInlineSize: 0,
  paddingBlock: vars.space.small,
  color: vars.color.text,
  '@media': { [PHONE_QUERY]: { gap: vars.space.small, paddingBlock: `${vars.space.small} 0` } },
});

const inRow = `${row} &`;

/** On a phone these buttons stand below the text. They have no background, so what is free around them may be the row's own edge. */
export const rowActions = style({
  '@media': { [PHONE_QUERY]: { marginBlockEnd: `calc(-1 * ${vars.space.xsmall})` } },
});

/** Where less than this is left for it, the buttons of a row go below. */
const TEXT_LEAST = '15rem';

export const info = style({
  flex: `1 1 ${TEXT_LEAST}`,
  minInlineSize: 0,
  fontFamily: vars.font.family,
});

const nameBase = style({
  margin: 0,
  lineHeight: vars.font.lineHeight.tight,
  overflowWrap: 'anywhere',
});

export const name = style([
  nameBase,
  { fontSize: vars.font.size.medium, fontWeight: vars.font.weight.bold },
]);

export const pageName = style([nameBase, { fontSize: vars.font.size.xlarge }]);

export const nameLink = style({
  color: vars.color.text,
  textDecoration: 'none',
  // A line of letters is lower than what a finger hits; this is in line, so nothing moves.
  paddingBlock: '0.3em',
  selectors: {
    '&:hover': { textDecoration: 'underline' },
    [INACTIVE]: { color: vars.color.textMuted },
  },
});

export const inactiveMark = style({
  marginInlineEnd: '0.35em',
  color: vars.color.textMuted,
  verticalAlign: '-0.15em',
});

const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  margin: 0,
  ...smallMuted,
  // Links in it can be hit without hitting those of the next line.
  lineHeight: '1.75rem',
  '@media': {
    [PHONE_QUERY]: {
      selectors: { [inRow]: { fontSize: vars.font.size.xsmall, lineHeight: '1.5rem' } },
    },
  },
});

const SEPARATOR = '1em';

export const facts = style([line, { columnGap: SEPARATOR, overflow: 'hidden' }]);

/** Where it belongs, and its handle: one line in a row of a phone, where a long handle is cut. */
export const place = style([
  facts,
  {
    '@media': {
      [PHONE_QUERY]: { selectors: { [inRow]: { flexWrap: 'nowrap', whiteSpace: 'nowrap' } } },
    },
  },
]);

/** A dot separates it from what is before it; at the start of a line the dot falls outside and is cut off. */
export const fact = style({
  position: 'relative',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  selectors: {
    '&::before': {
      content: '"·" / ""',
      position: 'absolute',
      insetInlineStart: `calc(-1 * ${SEPARATOR})`,
      inlineSize: SEPARATOR,
      textAlign: 'center',
    },
  },
});

const linkBase = style({
  display: 'inline-block',
  minInlineSize: '1.5rem',
  maxInlineSize: '100%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  verticalAlign: 'top',
  textDecoration: 'none',
  selectors: {
    '&:hover': { textDecoration: 'underline' },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
});

/** Beside the name: a page of channels would be all links else. */
export const quietLink = style([linkBase, { color: vars.color.textMuted }]);
export const link = style([linkBase, { color: vars.color.link }]);

export const topics = style([line, { columnGap: vars.space.small }]);
export const topicsMark = style({ alignSelf: 'center', display: 'inline-flex' });
export const topic = style({ overflowWrap: 'anywhere', minInlineSize: 0 });

export const photo = style({
  flex: 'none',
  lineHeight: 0,
  borderRadius: vars.radius.round,
  selectors: { '&[data-inactive]': { filter: 'grayscale(1)' } },
});

export const card = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  gap: vars.space.xsmall,
  boxSizing: 'border-box',
  blockSize: '100%',
  minInlineSize: 0,
  padding: vars.space.medium,
  paddingBlockEnd: vars.space.small,
  ...surface,
  color: vars.color.text,
});

export const cardBody = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.medium,
  minInlineSize: 0,
});

export const rowBody = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space.medium,
  flex: '1 1 0',
  minInlineSize: 0,
});
