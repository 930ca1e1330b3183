import { asWrappingRow, vars } from '@oshimado/ui/theme';
import { style } from '@vanilla-extract/css';

export { lead, narrowPage as page, title } from '../../shell/page.css';

export const head = style({
  ...asWrappingRow(vars.space.small),
  justifyContent: 'space-between',
});
