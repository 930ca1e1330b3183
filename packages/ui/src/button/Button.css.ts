import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { focusRing } from '../theme/rules';

const base = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.small,
  boxSizing: 'border-box',
  minBlockSize: vars.size.control,
  paddingInline: vars.space.medium,
  border: `${vars.size.line} solid transparent`,
  borderRadius: vars.radius.medium,
  font: 'inherit',
  fontWeight: vars.font.weight.medium,
  textDecoration: 'none',
  cursor: 'pointer',
  transition: `background-color ${vars.duration.quick}, border-color ${vars.duration.quick}`,
  selectors: {
    '&:disabled, &[aria-disabled="true"]': { opacity: 0.6, cursor: 'default' },
    '&[aria-busy="true"]': { cursor: 'progress' },
    '&:focus-visible': focusRing,
  },
});

const ENABLED = '&:hover:not(:disabled):not([aria-disabled="true"])';

export const variant = styleVariants({
  solid: [
    base,
    {
      background: vars.color.primary,
      color: vars.color.primaryText,
      selectors: { [ENABLED]: { background: vars.color.primaryHover } },
    },
  ],
  soft: [
    base,
    {
      background: vars.color.surfaceRaised,
      color: vars.color.text,
      borderColor: vars.color.controlBorder,
      selectors: { [ENABLED]: { background: vars.color.hover, borderColor: vars.color.text } },
    },
  ],
  plain: [
    base,
    {
      background: 'transparent',
      color: vars.color.link,
      selectors: { [ENABLED]: { background: vars.color.hover } },
    },
  ],
  danger: [
    base,
    {
      background: vars.color.danger,
      color: vars.color.dangerText,
      selectors: { [ENABLED]: { textDecoration: 'underline' } },
    },
  ],
});

export const size = styleVariants({
  medium: {},
  small: {
    minBlockSize: vars.size.controlSmall,
    paddingInline: vars.space.small,
    fontSize: vars.font.size.small,
  },
});

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

/** In place of the picture, or before the text: the button keeps its place and its words. */
export const spinner = style({
  flex: 'none',
  boxSizing: 'border-box',
  inlineSize: '1em',
  blockSize: '1em',
  border: '2px solid currentColor',
  borderBlockStartColor: vars.color.unmarked,
  borderRadius: vars.radius.round,
  animation: `${turn} calc(${vars.duration.slow} * 3) linear infinite`,
});

export const iconOnly = style([
  base,
  {
    flex: 'none',
    inlineSize: vars.size.control,
    paddingInline: 0,
    background: 'transparent',
    color: vars.color.text,
    selectors: {
      [ENABLED]: { background: vars.color.hover },
      '&[aria-pressed="true"]': {
        color: vars.color.link,
        background: vars.color.selected,
        borderColor: vars.color.accent,
      },
    },
    '@media': {
      '(forced-colors: active)': {
        borderColor: vars.color.unmarked,
        selectors: { '&[aria-pressed="true"]': { outline: '2px solid Highlight' } },
      },
    },
  },
]);
