import { asWrappingRow, smallMuted, vars } from '@oshimado/ui/theme';
import { style } from '@vanilla-extract/css';
import { bareList } from '../../base/page/elements.css';

export { bareList as list } from '../../base/page/elements.css';

export const details = style({ display: 'grid', gap: vars.space.small });

export const picture = style({
  inlineSize: '100%',
  maxBlockSize: '50vh',
  objectFit: 'contain',
  borderRadius: vars.radius.medium,
});

export const line = style({
  ...asWrappingRow(vars.space.small),
  margin: 0,
});

export const times = style({
  margin: 0,
  whiteSpace: 'pre-line',
  ...smallMuted,
});

export const credits = style({ display: 'grid', gap: vars.space.xsmall });
export const subheading = style({ margin: 0, fontSize: vars.font.size.small });
export const inline = style([
  bareList,
  { display: 'flex', flexWrap: 'wrap', gap: vars.space.small },
]);
export const id = style({ color: vars.color.textMuted, overflowWrap: 'anywhere' });
