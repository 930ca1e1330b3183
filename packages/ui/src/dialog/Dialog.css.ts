import { style, styleVariants } from '@vanilla-extract/css';
import { panel as base, scrim as shade } from '../overlay/overlay.css';
import { vars } from '../theme/contract.css';

export const scrim = style([shade, { padding: vars.space.medium }]);

const panel = style([
  base,
  { margin: 'auto', inlineSize: '100%', borderRadius: vars.radius.large },
]);

export const sizes = styleVariants({
  medium: [panel, { maxInlineSize: vars.size.dialog }],
  large: [panel, { maxInlineSize: `calc(${vars.size.dialog} * 1.75)` }],
});
