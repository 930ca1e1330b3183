import { focusRingInside, PHONE_QUERY, vars } from '@oshimado/ui/theme';
import { style } from '@vanilla-extract/css';

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.small,
  marginBlock: vars.space.small,
  padding: vars.space.medium,
  background: vars.color.surface,
  border: `${vars.size.line} solid ${vars.color.border}`,
  borderRadius: vars.radius.large,
});

export const head = style({ display: 'flex', alignItems: 'flex-start', gap: vars.space.small });

/** Beside the first line, without making it higher. */
export const close = style({ margin: `calc(-1 * ${vars.space.small})` });

export const title = style({
  flex: 1,
  margin: 0,
  fontSize: vars.font.size.medium,
  lineHeight: vars.font.lineHeight.tight,
  textWrap: 'pretty',
  '@media': {
    [PHONE_QUERY]: {
      minInlineSize: 0,
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
    },
  },
});

export const text = style({ margin: 0, color: vars.color.textMuted });

/** Phones have room for one line; as the name of the list it is still read aloud. */
export const choose = style([text, { '@media': { [PHONE_QUERY]: { display: 'none' } } }]);

/** One line on phones, which scrolls sideways, so that the first cards stay in sight. */
export const orgs = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.small,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': {
    [PHONE_QUERY]: {
      flexWrap: 'nowrap',
      overflowX: 'auto',
      marginInline: `calc(-1 * ${vars.space.medium})`,
      paddingInline: vars.space.medium,
      paddingBlock: vars.space.xsmall,
    },
  },
});

export const org = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.small,
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
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.small,
});
