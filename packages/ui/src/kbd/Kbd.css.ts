import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';

export const kbd = style({
  display: 'inline-block',
  boxSizing: 'border-box',
  // As wide as high at least: one letter makes a square.
  minInlineSize: '1.75em',
  paddingInline: '0.4em',
  background: vars.color.surfaceRaised,
  color: vars.color.text,
  border: `${vars.size.line} solid ${vars.color.controlBorder}`,
  borderBlockEndWidth: '2px',
  borderRadius: vars.radius.small,
  fontFamily: vars.font.familyMono,
  fontSize: '0.875em',
  lineHeight: vars.font.lineHeight.normal,
  textAlign: 'center',
  // In what is read from right to left, too, a key says what is printed on it.
  unicodeBidi: 'isolate',
});
