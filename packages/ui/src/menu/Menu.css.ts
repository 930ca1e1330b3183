import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { floating, highlighted, option } from '../theme/rules';

const appear = keyframes({ from: { opacity: 0 } });

export const content = style({
  ...floating,
  zIndex: vars.layer.popover,
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

/** How much of the screen a submenu may take that lies on its menu: no more than it is moved, so that it fits. */
export const OVER_SHARE = 0.7;
export const over = style([content, { maxInlineSize: `${OVER_SHARE * 100}vw` }]);
