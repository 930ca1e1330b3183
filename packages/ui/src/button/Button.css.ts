import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { focusRing } from '../theme/rules';

const ENABLED = '&:hover:not(:disabled):not([aria-disabled="true"])';
const HELD = '&:active:not(:disabled):not([aria-disabled="true"])';

/** A line within the edge: it shows on every ground and moves nothing. */
const innerLine = (width: string) => `inset 0 0 0 ${width} currentColor`;

const base = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.small,
  boxSizing: 'border-box',
  // A word that is longer than the place is broken.
  maxInlineSize: '100%',
  minBlockSize: vars.size.control,
  paddingInline: vars.space.medium,
  border: `${vars.size.line} solid transparent`,
  borderRadius: vars.radius.medium,
  font: 'inherit',
  fontWeight: vars.font.weight.medium,
  textDecoration: 'none',
  cursor: 'pointer',
  transition: `background-color ${vars.duration.quick}, border-color ${vars.duration.quick}, box-shadow ${vars.duration.quick}`,
  selectors: {
    '&:disabled, &[aria-disabled="true"]': { opacity: 0.6, cursor: 'default' },
    '&[aria-busy="true"]': { cursor: 'progress' },
    '&:focus-visible': focusRing,
  },
  '@media': {
    // Forced colours draw no grounds, and know a button that takes no presses only by `disabled`.
    '(forced-colors: active)': {
      selectors: {
        [ENABLED]: { borderColor: 'Highlight' },
        '&:disabled, &[aria-disabled="true"]': {
          opacity: 1,
          color: 'GrayText',
          borderColor: 'GrayText',
        },
      },
    },
  },
});

const held = { background: vars.color.selected, color: vars.color.selectedText } as const;

export const variant = styleVariants({
  solid: [
    base,
    {
      background: vars.color.primary,
      color: vars.color.primaryText,
      selectors: {
        [ENABLED]: { background: vars.color.primaryHover },
        [HELD]: { boxShadow: innerLine('2px') },
      },
    },
  ],
  soft: [
    base,
    {
      background: vars.color.surfaceRaised,
      color: vars.color.text,
      borderColor: vars.color.controlBorder,
      selectors: {
        [ENABLED]: { background: vars.color.hover, borderColor: vars.color.text },
        [HELD]: held,
      },
    },
  ],
  plain: [
    base,
    {
      background: 'transparent',
      color: vars.color.link,
      selectors: { [ENABLED]: { background: vars.color.hover }, [HELD]: held },
    },
  ],
  danger: [
    base,
    {
      background: vars.color.danger,
      color: vars.color.dangerText,
      selectors: {
        [ENABLED]: { boxShadow: innerLine('1px') },
        [HELD]: { boxShadow: innerLine('2px') },
      },
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

/** In place of the picture, so that the button keeps its width. */
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

/** Without a picture there is only the place of the words. */
export const spinnerOver = style({ position: 'absolute', inset: 0, margin: 'auto' });

/** They keep their room, and are read aloud: `visibility` would take the name of the button away. */
export const covered = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 'inherit',
  opacity: 0,
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
      [HELD]: held,
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
