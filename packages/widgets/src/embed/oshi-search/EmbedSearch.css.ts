import { vars } from '@oshimado/ui/theme';
import { style } from '@vanilla-extract/css';

export const search = style({ display: 'grid', gap: vars.space.medium });

export const form = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  gap: vars.space.small,
  // Pages without a doctype give forms one.
  margin: 0,
});

/** Its name is not drawn, and takes no room. In a narrow sidebar the button is below it. */
export const field = style({ flex: '1 1 8rem', minInlineSize: 0, gap: 0 });

/** Words that fit beside the field stay in one line, in any language. */
export const button = style({ flex: 'none', whiteSpace: 'nowrap' });

export const results = style({ display: 'grid', gap: vars.space.medium, minInlineSize: 0 });

export const count = style({ margin: 0, color: vars.color.textMuted });

export const all = style({ justifySelf: 'center' });
