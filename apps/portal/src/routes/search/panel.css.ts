/** What drops down from a button above the results. */
import { vars } from '@oshimado/ui/theme';
import { style } from '@vanilla-extract/css';

export { bareList, note } from '../../shell/page.css';

/** Whoever dresses it says how wide it is. */
export const panel = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.small,
});

export const title = style({
  margin: 0,
  fontSize: vars.font.size.medium,
  fontWeight: vars.font.weight.bold,
});
