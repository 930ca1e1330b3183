import { asColumn, oneLine, smallMuted, surface, vars } from '@oshimado/ui/theme';
import { style } from '@vanilla-extract/css';
import { smallTitle } from '../../base/page/panel.css';

export const card = style({
  display: 'grid',
  minInlineSize: 0,
  overflow: 'hidden',
  ...surface,
  containerType: 'inline-size',
});

export const head = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto',
  alignItems: 'center',
  columnGap: vars.space.small,
  minBlockSize: '3.25rem',
  paddingInline: `${vars.space.medium} ${vars.space.small}`,
  borderBlockEnd: `${vars.size.line} solid ${vars.color.border}`,
});

export const name = style({
  margin: 0,
  ...oneLine,
  fontSize: vars.font.size.medium,
  fontWeight: vars.font.weight.medium,
});

export const counter = style({
  margin: 0,
  ...smallMuted,
  fontVariantNumeric: 'tabular-nums',
});

export const next = style({
  inlineSize: vars.size.control,
  paddingInline: 0,
  justifyContent: 'center',
  borderRadius: vars.radius.round,
});

/** On a short screen the list leaves room for what is below it. */
export const list = style({ maxBlockSize: '75vh', minInlineSize: 0 });

export const row = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '1.75rem 120px minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: vars.space.small,
  boxSizing: 'border-box',
  blockSize: '102px',
  paddingInline: vars.space.small,
  selectors: {
    '&:hover': { background: vars.color.hover },
    '&[data-current]': {
      background: vars.color.hover,
      boxShadow: `inset 3px 0 ${vars.color.accent}`,
    },
  },
  '@container': {
    '(max-width: 20rem)': { gridTemplateColumns: '1.25rem 88px minmax(0, 1fr)' },
  },
});

export const position = style({
  textAlign: 'center',
  lineHeight: 0,
  fontSize: vars.font.size.xsmall,
  color: vars.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
  selectors: { '[data-current] > &': { fontSize: vars.font.size.large, color: vars.color.accent } },
});

export const picture = style({ inlineSize: '100%' });

export const texts = style({
  ...asColumn(vars.space.xxsmall),
  minInlineSize: 0,
});

/** The link covers the whole row. */
export const title = style([
  smallTitle,
  {
    textDecoration: 'none',
    selectors: {
      '&::after': { content: '', position: 'absolute', inset: 0 },
      '&:hover': { textDecoration: 'underline' },
      '&:focus-visible': { outline: 'none' },
      '&:focus-visible::after': {
        outline: `2px solid ${vars.color.focusRing}`,
        outlineOffset: '-2px',
      },
    },
  },
]);

export const details = style({
  display: 'flex',
  gap: vars.space.small,
  justifyContent: 'space-between',
  fontSize: vars.font.size.xsmall,
  color: vars.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
});

export const channel = style({
  minInlineSize: 0,
  ...oneLine,
});

export const loading = style({
  display: 'grid',
  placeItems: 'center',
  minBlockSize: '10rem',
});

export const empty = style({
  margin: 0,
  padding: vars.space.medium,
  color: vars.color.textMuted,
  textAlign: 'center',
});
