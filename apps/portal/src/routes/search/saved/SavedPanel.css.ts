import { vars } from '@oshimado/ui/theme';
import { style } from '@vanilla-extract/css';

export const panel = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.small,
  inlineSize: 'min(24rem, calc(100vw - 4rem))',
  selectors: { '&:focus': { outline: 'none' } },
});

export const title = style({
  margin: 0,
  fontSize: vars.font.size.medium,
  fontWeight: vars.font.weight.bold,
});

export const note = style({
  margin: 0,
  color: vars.color.textMuted,
  fontSize: vars.font.size.small,
});

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  maxBlockSize: '50vh',
  margin: 0,
  padding: 0,
  overflowY: 'auto',
  listStyle: 'none',
});

export const item = style({ display: 'flex', alignItems: 'center', minInlineSize: 0 });

export const link = style({
  flex: '1 1 auto',
  minInlineSize: 0,
  paddingBlock: vars.space.small,
  paddingInline: vars.space.xsmall,
  borderRadius: vars.radius.small,
  overflowWrap: 'anywhere',
  selectors: {
    '&[aria-current]': { fontWeight: vars.font.weight.bold },
    '&:focus-visible': {
      outline: `${vars.size.focus} solid ${vars.color.focusRing}`,
      outlineOffset: '-2px',
    },
  },
});

export const rename = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto',
  alignItems: 'center',
  flex: '1 1 auto',
});
