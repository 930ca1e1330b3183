import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { floating, highlighted, option } from '../theme/rules';
import { PHONE_QUERY } from '../theme/widths';
import { BOX, seen } from './sheet-box';

const appear = keyframes({ from: { opacity: 0 } });

export const content = style({
  ...floating,
  // Opened by the viewer, and gone with the next press: a message that has been there before must not lie over its entries.
  zIndex: `calc(${vars.layer.toast} + 1)`,
  boxSizing: 'border-box',
  minInlineSize: '12rem',
  maxInlineSize: 'calc(100vw - 16px)',
  maxBlockSize: 'var(--radix-dropdown-menu-content-available-height)',
  overflowY: 'auto',
  padding: vars.space.xsmall,
  // Only while it is open: what closes must not be waited for as if it had a way out.
  selectors: {
    '&[data-state="open"]': { animation: `${appear} ${vars.duration.quick} ${vars.easing.enter}` },
  },
  '@media': {
    // A sheet at the foot of the screen, over a scrim; it is never cut by an edge.
    [PHONE_QUERY]: {
      inlineSize: '100%',
      minInlineSize: 0,
      maxInlineSize: 'none',
      maxBlockSize: `min(80dvh, 0.8 * var(${seen.height}, 100dvh))`,
      paddingBlockEnd: `calc(${vars.space.xsmall} + env(safe-area-inset-bottom))`,
      borderEndStartRadius: 0,
      borderEndEndRadius: 0,
      boxShadow: `0 0 0 100vmax ${vars.color.scrim}`,
      // The handle of a sheet.
      '::before': {
        content: '',
        display: 'block',
        inlineSize: '2.5rem',
        blockSize: '4px',
        margin: `${vars.space.xsmall} auto ${vars.space.small}`,
        borderRadius: vars.radius.round,
        background: vars.color.controlBorder,
      },
    },
  },
});

export const sheetTitle = style({
  display: 'none',
  '@media': {
    [PHONE_QUERY]: {
      display: '-webkit-box',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: 2,
      overflow: 'hidden',
      overflowWrap: 'anywhere',
      paddingInline: vars.space.small,
      marginBlockEnd: vars.space.xsmall,
      fontWeight: vars.font.weight.medium,
    },
  },
});

// Radix places this box by its inline style.
globalStyle(`${BOX}:has(> ${content})`, {
  '@media': {
    [PHONE_QUERY]: {
      inset: 'auto 0 0 0 !important',
      inlineSize: '100%',
      minInlineSize: '0 !important',
      transform: 'none !important',
    },
  },
});

globalStyle(`${BOX}[data-pinched]:has(> ${content})`, {
  '@media': {
    [PHONE_QUERY]: {
      inset: `var(${seen.foot}) auto auto var(${seen.left}) !important`,
      inlineSize: `var(${seen.width})`,
      transform: 'translateY(-100%) !important',
    },
  },
});

export const item = style({
  ...option,
  selectors: {
    '&[data-highlighted], &[data-state="open"]': highlighted,
    '&[data-disabled]': { opacity: 0.5, cursor: 'default' },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: { '&[data-highlighted]': { outline: '2px solid Highlight' } },
    },
  },
});

/** The mark of a chosen entry, and the room for it. */
export const mark = style({ display: 'inline-flex', inlineSize: '1.25em', flex: 'none' });

export const end = style({ display: 'inline-flex', marginInlineStart: 'auto' });

export const group = style({
  padding: `${vars.space.xsmall} ${vars.space.small}`,
  color: vars.color.textMuted,
  fontSize: vars.font.size.xsmall,
  fontWeight: vars.font.weight.medium,
});

export const separator = style({
  blockSize: vars.size.line,
  marginBlock: vars.space.xsmall,
  background: vars.color.border,
});
