import { oneLine, vars } from '@oshimado/ui/theme';
import { style } from '@vanilla-extract/css';
import { smallTitle } from '../../base/page/panel.css';

export const card = style({ position: 'relative', display: 'grid', gap: vars.space.xsmall });

export const picture = style({
  inlineSize: '100%',
  aspectRatio: '9 / 16',
  borderRadius: vars.radius.medium,
});

export const length = style({
  position: 'absolute',
  insetBlockStart: vars.space.xsmall,
  insetInlineEnd: vars.space.xsmall,
  padding: `0 ${vars.space.xsmall}`,
  borderRadius: vars.radius.small,
  fontSize: vars.font.size.xsmall,
  color: 'white',
  background: 'rgb(0 0 0 / 75%)',
});

export const title = style([smallTitle, { margin: 0 }]);

/** Covers the card, as the titles of other cards do. */
export const link = style({
  display: 'inline-block',
  minBlockSize: '1.5rem',
  color: vars.color.text,
  textDecoration: 'none',
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: 0, borderRadius: vars.radius.medium },
    '&:hover': { textDecoration: 'underline' },
    '[data-watched] &': { color: vars.color.textMuted },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': {
      outline: `2px solid ${vars.color.focusRing}`,
      outlineOffset: '-2px',
    },
  },
});

export const foot = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
});

export const channel = style({
  position: 'relative',
  zIndex: 1,
  lineHeight: '1.5rem',
  ...oneLine,
  fontSize: vars.font.size.xsmall,
  color: vars.color.textMuted,
  textDecoration: 'none',
  selectors: {
    '&:hover': { textDecoration: 'underline' },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
});
