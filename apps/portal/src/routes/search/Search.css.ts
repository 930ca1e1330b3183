import { vars } from '@oshimado/ui/theme';
import { style } from '@vanilla-extract/css';

export { page, title } from '../../shell/page.css';

export const toolbar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: vars.space.small,
});

export const order = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.medium,
  marginInlineStart: 'auto',
  '@media': { '(max-width: 599px)': { marginInlineStart: 0 } },
});
