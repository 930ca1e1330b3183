import { vars } from '@oshimado/ui/theme';
import { style } from '@vanilla-extract/css';

export { page, title, toolbar } from '../../shell/page.css';

export const order = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.medium,
  marginInlineStart: 'auto',
  '@media': { '(max-width: 599px)': { marginInlineStart: 0 } },
});
