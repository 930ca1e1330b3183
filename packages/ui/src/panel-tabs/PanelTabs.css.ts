import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { focusRingInside } from '../theme/rules';

export const list = style({
  display: 'flex',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  borderBlockEnd: `${vars.size.line} solid ${vars.color.border}`,
});

export const tab = style({
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  gap: vars.space.small,
  minBlockSize: vars.size.control,
  paddingInline: vars.space.medium,
  border: 0,
  borderBlockEnd: `3px solid ${vars.color.unmarked}`,
  background: 'transparent',
  color: vars.color.textMuted,
  font: 'inherit',
  fontWeight: vars.font.weight.medium,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  transition: `color ${vars.duration.quick}`,
  selectors: {
    '&:hover:not(:disabled)': { color: vars.color.text },
    '&[data-state="active"]': { color: vars.color.link, borderBlockEndColor: vars.color.accent },
    '&:disabled': { opacity: 0.5, cursor: 'default' },
    '&:focus-visible': focusRingInside,
  },
});

export const panel = style({
  paddingBlock: vars.space.medium,
  // Up and down belong to the page, sideways to the tabs.
  touchAction: 'pan-y pinch-zoom',
  selectors: { '&:focus-visible': focusRingInside },
});
