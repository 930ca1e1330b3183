import { smallMuted, vars } from '@oshimado/ui/theme';
import { style } from '@vanilla-extract/css';

export const month = style({ display: 'grid', justifyItems: 'center', gap: vars.space.small });

/** A sheet is wider than a month. */
export const calendar = style({ inlineSize: 'max-content', maxInlineSize: '100%' });

export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: vars.space.medium,
  margin: 0,
  ...smallMuted,
});

export const range = style({ whiteSpace: 'nowrap' });

export const dots = style({ color: vars.color.text });
