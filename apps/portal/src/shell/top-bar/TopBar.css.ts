import { MOBILE_QUERY, PHONE_QUERY, vars, WIDE_QUERY } from '@oshimado/ui/theme';
import { style } from '@vanilla-extract/css';

export const logo = style({
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  gap: vars.space.small,
  minBlockSize: vars.size.control,
  color: 'inherit',
  textDecoration: 'none',
  fontWeight: vars.font.weight.bold,
  fontSize: vars.font.size.large,
  '@media': { [PHONE_QUERY]: { display: 'none' } },
});

/** Only where the search leaves room for it. */
export const wordmark = style({
  '@media': { [MOBILE_QUERY]: { display: 'none' } },
});

export const search = style({
  inlineSize: '100%',
  maxInlineSize: '40rem',
  marginInline: 'auto',
  '@media': { [MOBILE_QUERY]: { display: 'none' } },
});

export const wide = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xsmall,
  '@media': { [MOBILE_QUERY]: { display: 'none' } },
});

export const mobile = style({ '@media': { [WIDE_QUERY]: { display: 'none' } } });
