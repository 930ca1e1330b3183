import { vars } from '@oshimado/ui/theme';
import { style } from '@vanilla-extract/css';

export const root = style({ position: 'relative', display: 'inline-flex' });

export const button = style({ color: 'inherit' });

export const badge = style({
  position: 'absolute',
  insetBlockStart: '2px',
  insetInlineEnd: 0,
  minInlineSize: '1.1rem',
  paddingInline: '0.25rem',
  borderRadius: vars.radius.round,
  background: vars.color.primary,
  color: vars.color.primaryText,
  fontSize: '0.6875rem',
  fontWeight: vars.font.weight.bold,
  lineHeight: '1.1rem',
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
  // A press on it is one on the button.
  pointerEvents: 'none',
});
