import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { focusRing, smallMuted } from '../theme/rules';

export const zone = style({
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space.xsmall,
  padding: `${vars.space.xlarge} ${vars.space.medium}`,
  background: vars.color.surfaceSunken,
  color: vars.color.text,
  border: `2px dashed ${vars.color.controlBorder}`,
  borderRadius: vars.radius.large,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  transition: `background-color ${vars.duration.quick}`,
  selectors: {
    '&:hover': { background: vars.color.hover },
    '&[data-over="true"]': {
      background: vars.color.selected,
      borderStyle: 'solid',
      borderColor: vars.color.accent,
    },
    '&[aria-disabled="true"]': { opacity: 0.6 },
    '&[data-invalid="true"]': { borderColor: vars.color.danger },
    '&:focus-within:has(:focus-visible)': focusRing,
  },
});

/** The field itself lies over everything, so that a press anywhere opens it. */
export const input = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  opacity: 0,
  cursor: 'pointer',
  selectors: { '&:disabled': { cursor: 'default' } },
});

export const picture = style({ color: vars.color.textMuted });
export const label = style({ fontWeight: vars.font.weight.medium });
export const description = style(smallMuted);
export const error = style({ color: vars.color.danger, fontSize: vars.font.size.small });
