import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';

export const content = style({
  zIndex: 50,
  minInlineSize: '12rem',
  maxInlineSize: 'calc(100vw - 16px)',
  padding: vars.space.xsmall,
  background: vars.color.surfaceRaised,
  color: vars.color.text,
  fontFamily: vars.font.family,
  fontSize: vars.font.size.small,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.medium,
  boxShadow: vars.shadow.raised,
});

export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.small,
  minBlockSize: '2.25rem',
  paddingInline: vars.space.small,
  borderRadius: vars.radius.small,
  color: 'inherit',
  textDecoration: 'none',
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&[data-highlighted]': { background: vars.color.primary, color: vars.color.primaryText },
    '&[data-disabled]': { opacity: 0.5, cursor: 'default' },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: { '&[data-highlighted]': { outline: '2px solid Highlight' } },
    },
  },
});

export const separator = style({
  blockSize: '1px',
  marginBlock: vars.space.xsmall,
  background: vars.color.border,
});
