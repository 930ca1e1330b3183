import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { asRow, focusRingInside, surface } from '../theme/rules';

const open = keyframes({ from: { gridTemplateRows: '0fr' }, to: { gridTemplateRows: '1fr' } });
const close = keyframes({ from: { gridTemplateRows: '1fr' }, to: { gridTemplateRows: '0fr' } });

export const root = style({
  overflow: 'hidden',
  ...surface,
  color: vars.color.text,
});

export const item = style({
  selectors: {
    '& + &': { borderBlockStart: `${vars.size.line} solid ${vars.color.border}` },
  },
});

export const heading = style({ margin: 0, font: 'inherit' });

export const trigger = style({
  ...asRow(vars.space.small),
  justifyContent: 'space-between',
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
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  selectors: {
    '&[hidden]': { display: 'none' },
    '&[data-moving][data-state="open"]': {
      animation: `${open} ${vars.duration.normal} ${vars.easing.enter}`,
    },
    '&[data-moving][data-state="closed"]': {
      animation: `${close} ${vars.duration.quick} ${vars.easing.exit} forwards`,
    },
  },
});

/** Without padding, which a row of no height would still have. */
export const clip = style({ minBlockSize: 0, overflow: 'hidden' });

export const body = style({ padding: `0 ${vars.space.medium} ${vars.space.medium}` });
