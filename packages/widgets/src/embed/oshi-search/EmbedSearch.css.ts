import { vars } from '@oshimado/ui/theme';
import { style } from '@vanilla-extract/css';

export const search = style({ display: 'grid', gap: vars.space.medium });

export const form = style({ display: 'flex', alignItems: 'start', gap: vars.space.small });

/** Its name is not drawn, and takes no room. */
export const field = style({ flex: '1 1 auto', gap: 0 });

/** Words that fit beside the field stay in one line, in any language. */
export const button = style({ flex: 'none', whiteSpace: 'nowrap' });

export const results = style({ display: 'grid', gap: vars.space.medium, minInlineSize: 0 });

export const count = style({ margin: 0, color: vars.color.textMuted });

export const all = style({ justifySelf: 'center' });
