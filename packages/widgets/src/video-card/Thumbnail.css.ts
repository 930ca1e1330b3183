import { vars } from '@oshimado/ui/theme';
import { style, styleVariants } from '@vanilla-extract/css';

const frameBase = style({
  position: 'relative',
  overflow: 'hidden',
  aspectRatio: '16 / 9',
  background: vars.color.skeleton,
  selectors: {
    '&[data-veil]::after': {
      content: '',
      position: 'absolute',
      inset: 0,
      background: 'linear-gradient(transparent 40%, rgb(0 0 0 / 55%))',
    },
  },
});

export const frame = styleVariants({
  grid: [frameBase, { borderRadius: vars.radius.large }],
  list: [frameBase, { inlineSize: '150px', flex: 'none', borderRadius: vars.radius.medium }],
});

export const picture = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
});

export const fallback = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '100%',
  blockSize: '100%',
  color: vars.color.textMuted,
});

const corner = style({ position: 'absolute', zIndex: 1, display: 'flex', gap: '2px' });

export const start = style([
  corner,
  { insetBlockStart: '6px', insetInlineStart: '6px', maxInlineSize: 'calc(100% - 12px)' },
]);

export const end = style([
  corner,
  { insetBlockEnd: '6px', insetInlineEnd: '6px', justifyContent: 'flex-end' },
]);
