import { vars } from '@oshimado/ui/theme';
import { style } from '@vanilla-extract/css';
import { fieldset } from '../page/elements.css';

export { legend, note as hint, row } from '../page/elements.css';

export const form = style([fieldset, { display: 'grid', gap: vars.space.large }]);

export const group = style([fieldset, { display: 'grid', gap: vars.space.small }]);

export const part = style({
  display: 'grid',
  gap: vars.space.medium,
  padding: vars.space.medium,
  border: `${vars.size.line} solid ${vars.color.border}`,
  borderRadius: vars.radius.medium,
});

export const text = style({ margin: 0, overflowWrap: 'anywhere' });

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

export const marked = style({ textDecoration: 'line-through' });
