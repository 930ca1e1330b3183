import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { withoutMarkers } from '../theme/rules';

export const list = style({
  ...withoutMarkers,
  display: 'flex',
  justifyContent: 'center',
  flexWrap: 'wrap',
  gap: vars.space.xsmall,
});

export const item = style({
  display: 'grid',
  placeItems: 'center',
  minInlineSize: vars.size.control,
  minBlockSize: vars.size.control,
  paddingInline: vars.space.small,
  borderRadius: vars.radius.medium,
  color: vars.color.text,
  textDecoration: 'none',
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '&:hover:not([aria-disabled])': { background: vars.color.surfaceRaised },
    '&[aria-current]': {
      background: vars.color.primary,
      color: vars.color.primaryText,
      fontWeight: vars.font.weight.bold,
      // Painted where grounds are not.
      outline: '2px solid transparent',
      outlineOffset: '-2px',
    },
    '&[aria-disabled]': { opacity: 0.4 },
  },
});
