import { vars } from '@oshimado/ui/theme';
import { style } from '@vanilla-extract/css';

export { lead, narrowPage as page, title } from '../../shell/page.css';

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.small,
});
