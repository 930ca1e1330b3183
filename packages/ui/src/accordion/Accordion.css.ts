import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { focusRingInside } from '../theme/rules';

const open = keyframes({
  from: { blockSize: 0 },
  to: { blockSize: 'var(--radix-accordion-content-height)' },
});
const close = keyframes({
  from: { blockSize: 'var(--radix-accordion-content-height)' },
  to: { blockSize: 0 },
});

export const root = style({
  overflow: 'hidden',
  background: vars.color.surface,
  color: vars.color.text,
  border: `${vars.size.line} solid ${vars.color.border}`,
  borderRadius: vars.radius.large,
});

export const item = style({
  selectors: {
    '& + &': { borderBlockStart: `${vars.size.line} solid ${vars.color.border}` },
  },
});

export const heading = style({ margin: 0, font: 'inherit' });

export const trigger = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.small,
  inlineSize: '100%',
  minBlockSize: vars.size.control,
  padding: `${vars.space.small} ${vars.space.medium}`,
  border: 0,
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
  fontWeight: vars.font.weight.medium,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&:hover:not(:disabled)': { background: vars.color.hover },
    '&:disabled': { opacity: 0.6, cursor: 'default' },
    '&:focus-visible': focusRingInside,
  },
});

export const arrow = style({
  display: 'inline-flex',
  color: vars.color.textMuted,
  transition: `transform ${vars.duration.normal} ${vars.easing.standard}`,
  selectors: { '[data-state="open"] > &': { transform: 'rotate(180deg)' } },
});

export const content = style({
  overflow: 'hidden',
  selectors: {
    '&[data-state="open"]': { animation: `${open} ${vars.duration.normal} ${vars.easing.enter}` },
    '&[data-state="closed"]': { animation: `${close} ${vars.duration.quick} ${vars.easing.exit}` },
  },
});

export const body = style({ padding: `0 ${vars.space.medium} ${vars.space.medium}` });
