import { vars } from '@oshimado/ui/theme';
import { style } from '@vanilla-extract/css';

export const links = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space.small} ${vars.space.medium}`,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
