import {
  asColumn,
  asRow,
  asWrappingRow,
  focusRingInside,
  PHONE_QUERY,
  SHORT_QUERY,
  surface,
  unseen,
  vars,
} from '@oshimado/ui/theme';
import { style } from '@vanilla-extract/css';
import { bareList } from '../../base/page/elements.css';

/** Windows in which it leaves a card in sight only if it has one line and the organizations another. */
const SMALL_QUERY = `${PHONE_QUERY}, ${SHORT_QUERY}`;

export const root = style({
  ...asColumn(vars.space.small),
  '@media': { [SMALL_QUERY]: { position: 'relative', gridTemplateColumns: 'minmax(0, 1fr) auto' } },
  marginBlock: vars.space.small,
  padding: vars.space.medium,
  ...surface,
});

export const head = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.small,
  '@media': { [SMALL_QUERY]: { display: 'contents' } },
});
const inHead = { gridColumn: 1, gridRow: 1 };

/** Beside the first line, without making it higher. */
export const close = style({
  margin: `calc(-1 * ${vars.space.small})`,
  '@media': { [SMALL_QUERY]: { gridColumn: 2, gridRow: 1, alignSelf: 'start' } },
});

export const title = style({
  flex: 1,
  margin: 0,
  fontSize: vars.font.size.medium,
  lineHeight: vars.font.lineHeight.tight,
  textWrap: 'pretty',
  // Read aloud all the same: it names the section.
  '@media': {
    [SMALL_QUERY]: unseen,
  },
});

export const text = style({ margin: 0, color: vars.color.textMuted });

/** The question, in place of the title where that has no room. */
export const choose = style([text, { '@media': { [SMALL_QUERY]: inHead } }]);

/** One line in small windows, which scrolls sideways. */
export const orgs = style([
  bareList,
  {
    display: 'flex',
    flexWrap: 'wrap',
    gap: vars.space.small,
    '@media': {
      [SMALL_QUERY]: {
        gridColumn: '1 / -1',
        flexWrap: 'nowrap',
        overflowX: 'auto',
        marginInline: `calc(-1 * ${vars.space.medium})`,
        paddingInline: vars.space.medium,
        paddingBlock: vars.space.xsmall,
      },
    },
  },
]);

export const org = style({
  ...asRow(vars.space.small),
  minBlockSize: vars.size.control,
  padding: `${vars.space.xsmall} ${vars.space.medium} ${vars.space.xsmall} ${vars.space.xsmall}`,
  whiteSpace: 'nowrap',
  color: vars.color.text,
  textDecoration: 'none',
  border: `${vars.size.line} solid ${vars.color.controlBorder}`,
  borderRadius: vars.radius.round,
  selectors: {
    '&:hover': { background: vars.color.hover },
    '&[aria-current]': { borderColor: vars.color.accent },
    // A ring outside would be cut where the list scrolls.
    '&:focus-visible': focusRingInside,
  },
});

/** In place of the picture of one organization. */
export const all = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '30px',
  blockSize: '30px',
  background: vars.color.hover,
  borderRadius: vars.radius.round,
});

export const next = style({
  '@media': { [SMALL_QUERY]: inHead },
  ...asWrappingRow(vars.space.small),
  justifyContent: 'space-between',
});
