import { asRow, MOBILE_QUERY, PHONE_QUERY, vars, WIDE_QUERY } from '@oshimado/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const logo = style({
  ...asRow(vars.space.small),
  flex: 'none',
  minBlockSize: vars.size.control,
  color: 'inherit',
  textDecoration: 'none',
  fontWeight: vars.font.weight.bold,
  fontSize: vars.font.size.large,
  '@media': { [PHONE_QUERY]: { display: 'none' } },
});

/** Hidden on screens where the search needs the room. */
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
  ...asRow(vars.space.xsmall),
  '@media': { [MOBILE_QUERY]: { display: 'none' } },
});

export const mobile = style({ '@media': { [WIDE_QUERY]: { display: 'none' } } });

/** The icons of the switch between dark and light. */
export const inDark = style({ display: 'contents' });
export const inLight = style({ display: 'contents' });
globalStyle(`.oshi-light ${inDark}, .oshi-dark ${inLight}`, { display: 'none' });
globalStyle(`.oshi-system ${inDark}`, {
  '@media': { '(prefers-color-scheme: light)': { display: 'none' } },
});
globalStyle(`.oshi-system ${inLight}`, {
  '@media': { '(prefers-color-scheme: dark)': { display: 'none' } },
});
