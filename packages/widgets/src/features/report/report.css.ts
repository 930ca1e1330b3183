import { vars } from '@oshimado/ui/theme';
import { style } from '@vanilla-extract/css';
import { fieldset } from '../../base/page/elements.css';

export { chip, marked } from '../../base/page/chip.css';
export { legend, note as hint, row } from '../../base/page/elements.css';

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
