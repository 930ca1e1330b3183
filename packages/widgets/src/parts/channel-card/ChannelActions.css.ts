import { vars } from '@oshimado/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  flex: 'none',
  maxInlineSize: '100%',
  // The pictures in the buttons stand below the text, not their invisible edges.
  marginInlineStart: `calc(-1 * ${vars.space.small})`,
});

export const social = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  inlineSize: vars.size.control,
  blockSize: vars.size.control,
  color: vars.color.textMuted,
  borderRadius: vars.radius.medium,
  selectors: {
    '&:hover': { color: vars.color.text, background: vars.color.hover },
  },
});

export const heart = style({
  selectors: {
    '&&': { color: vars.color.textMuted },
    '&&[aria-pressed="true"]': {
      color: vars.color.danger,
      background: 'transparent',
      borderColor: 'transparent',
    },
    '&&[aria-pressed="true"]:hover': { background: vars.color.hover },
  },
});

globalStyle(`${heart}[aria-pressed="true"] svg`, { fill: 'currentColor' });

const blockBase = style({ minInlineSize: vars.size.control, paddingInline: vars.space.small });

export const block = style([blockBase, { selectors: { '&&': { color: vars.color.textMuted } } }]);
export const blocked = style([blockBase, { selectors: { '&&': { color: vars.color.danger } } }]);
