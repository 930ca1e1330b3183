import { vars } from '@oshimado/ui/theme';
import { style } from '@vanilla-extract/css';

/** A channel or topic in a row of buttons; pressed: marked for removal. */
export const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xsmall,
  minBlockSize: vars.size.controlSmall,
  maxInlineSize: '100%',
  padding: `0 ${vars.space.medium}`,
  font: 'inherit',
  fontSize: vars.font.size.small,
  color: vars.color.text,
  background: vars.color.surface,
  border: `${vars.size.line} solid ${vars.color.controlBorder}`,
  borderRadius: vars.radius.round,
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  textAlign: 'start',
  selectors: {
    '&:hover': { background: vars.color.hover },
    '&[aria-pressed="true"]': {
      color: vars.color.danger,
      borderColor: vars.color.danger,
      background: vars.color.dangerSoft,
    },
  },
});

/** Its text while it is marked. */
export const marked = style({ textDecoration: 'line-through' });
