import { vars } from '@oshimado/ui/theme';
import { style } from '@vanilla-extract/css';

export const list = style({ margin: 0, padding: 0, listStyle: 'none' });

export const entry = style({
  display: 'grid',
  gap: vars.space.xsmall,
  paddingBlock: vars.space.medium,
  overflowWrap: 'anywhere',
  selectors: {
    '&:not(:last-child)': {
      borderBlockEnd: `${vars.size.line} solid ${vars.color.border}`,
    },
  },
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.small,
});

export const muted = style({ color: vars.color.textMuted, fontSize: vars.font.size.small });
