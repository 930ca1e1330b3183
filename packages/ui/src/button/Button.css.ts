import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';

const base = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.small,
  minBlockSize: vars.size.control,
  paddingInline: vars.space.medium,
  border: '1px solid transparent',
  borderRadius: vars.radius.medium,
  font: 'inherit',
  fontWeight: vars.font.weight.medium,
  textDecoration: 'none',
  cursor: 'pointer',
  transition: `background-color ${vars.duration.quick}, filter ${vars.duration.quick}`,
  selectors: {
    '&:disabled, &[aria-disabled="true"]': { opacity: 0.6, cursor: 'default' },
    '&:focus-visible': { outline: `2px solid ${vars.color.focusRing}`, outlineOffset: '2px' },
  },
  '@media': { '(pointer: coarse)': { minBlockSize: '2.75rem' } },
});

export const variant = styleVariants({
  solid: [
    base,
    {
      background: vars.color.primary,
      color: vars.color.primaryText,
      selectors: { '&:hover:not(:disabled)': { filter: 'brightness(1.1)' } },
    },
  ],
  soft: [
    base,
    {
      background: vars.color.surfaceRaised,
      color: vars.color.text,
      borderColor: vars.color.border,
      selectors: { '&:hover:not(:disabled)': { borderColor: vars.color.textMuted } },
    },
  ],
  plain: [
    base,
    {
      background: 'transparent',
      color: vars.color.link,
      selectors: { '&:hover:not(:disabled)': { background: vars.color.surfaceRaised } },
    },
  ],
});

export const size = styleVariants({
  medium: {},
  small: { minBlockSize: '2rem', paddingInline: vars.space.small, fontSize: vars.font.size.small },
});

export const iconOnly = style([
  base,
  {
    inlineSize: vars.size.control,
    paddingInline: 0,
    background: 'transparent',
    color: vars.color.text,
    selectors: {
      '&:hover': { background: vars.color.surfaceRaised },
      '&[aria-pressed="true"]': { color: vars.color.link },
    },
    '@media': { '(pointer: coarse)': { inlineSize: '2.75rem' } },
  },
]);
