import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { PHONE_QUERY } from '../theme/widths';

export const list = style({
  display: 'flex',
  minInlineSize: 0,
  overflowX: 'auto',
  scrollbarWidth: 'none',
});

export const tab = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '3rem',
  paddingInline: vars.space.medium,
  color: vars.color.textMuted,
  fontWeight: vars.font.weight.medium,
  fontVariantNumeric: 'tabular-nums',
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  borderBlockEnd: `3px solid ${vars.color.unmarked}`,
  selectors: {
    '&:hover': { color: vars.color.text },
    '&[aria-selected="true"]': { color: vars.color.link, borderBlockEndColor: 'currentColor' },
    '&:focus-visible': { outline: `2px solid ${vars.color.focusRing}`, outlineOffset: '-4px' },
  },
  '@media': {
    [PHONE_QUERY]: { paddingInline: vars.space.small, fontSize: vars.font.size.small },
  },
});

export const panel = style({ minInlineSize: 0 });
