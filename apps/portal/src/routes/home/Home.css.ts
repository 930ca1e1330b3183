import { vars } from '@oshimado/ui/theme';
import { style } from '@vanilla-extract/css';

export const toolbar = style({
  position: 'sticky',
  insetBlockStart: '56px',
  zIndex: 5,
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: vars.space.xsmall,
  marginBlockEnd: vars.space.medium,
  marginInline: `calc(-1 * ${vars.space.medium})`,
  paddingInline: vars.space.medium,
  background: vars.color.background,
  borderBlockEnd: `1px solid ${vars.color.border}`,
  // On phones the bar alone stays; two rows more would leave too little to see.
  '@media': { '(max-width: 599px)': { position: 'static' } },
});
