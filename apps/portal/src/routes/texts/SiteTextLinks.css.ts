import { vars, withoutMarkers } from '@oshimado/ui/theme';
import { style } from '@vanilla-extract/css';

export const links = style({
  ...withoutMarkers,
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space.small} ${vars.space.medium}`,
});
