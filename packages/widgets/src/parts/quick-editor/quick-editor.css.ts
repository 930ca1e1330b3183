import { vars } from '@oshimado/ui/theme';
import { style } from '@vanilla-extract/css';
import { bareList, fieldset } from '../../base/page/elements.css';

export { legend, note, row } from '../../base/page/elements.css';

/** Stripes tell tools of editors apart from what every viewer sees. */
export const card = style({
  display: 'grid',
  gap: vars.space.small,
  padding: vars.space.medium,
  border: `${vars.size.line} solid ${vars.color.border}`,
  borderRadius: vars.radius.medium,
  backgroundImage: `repeating-linear-gradient(-45deg, ${vars.color.surface} 0 0.75rem, transparent 0.75rem 1.5rem)`,
});

export const heading = style({
  margin: 0,
  fontSize: vars.font.size.medium,
  fontWeight: vars.font.weight.medium,
});

export const fields = style({ display: 'grid', gap: vars.space.large, minInlineSize: 0 });

export const part = style([fieldset, { display: 'grid', gap: vars.space.small }]);

export const chips = style([
  bareList,
  { display: 'flex', flexWrap: 'wrap', gap: vars.space.small },
]);
