import { vars, withoutMarkers } from '@oshimado/ui/theme';
import { style } from '@vanilla-extract/css';

export const steps = style({
  display: 'grid',
  gap: vars.space.xsmall,
  margin: 0,
  paddingInlineStart: vars.space.large,
});

export const links = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.small,
  ...withoutMarkers,
  marginBlock: `${vars.space.medium} 0`,
});
