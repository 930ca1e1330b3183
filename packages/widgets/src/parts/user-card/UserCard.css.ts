import { vars } from '@oshimado/ui/theme';
import { style, styleVariants } from '@vanilla-extract/css';

const base = style({ display: 'grid', gap: vars.space.small, minInlineSize: 0 });

export const card = styleVariants({
  menu: [base, { inlineSize: '260px', maxInlineSize: '100%' }],
  drawer: [base],
  login: [base],
});

export const guest = style({ margin: 0, color: vars.color.textMuted });
