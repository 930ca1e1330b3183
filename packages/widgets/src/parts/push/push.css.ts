import { vars } from '@oshimado/ui/theme';
import { style } from '@vanilla-extract/css';

export const text = style({ margin: 0 });

export const steps = style({ margin: 0, paddingInlineStart: vars.space.large });

export const problem = style({
  color: vars.color.danger,
  fontSize: vars.font.size.small,
  ':empty': { display: 'none' },
});

export const fields = style({
  display: 'grid',
  gap: vars.space.small,
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
});

export const legend = style({
  padding: 0,
  marginBlockEnd: vars.space.xsmall,
  fontWeight: vars.font.weight.medium,
});

export const popover = style({
  display: 'grid',
  gap: vars.space.medium,
  inlineSize: 'min(18rem, 80vw)',
});
