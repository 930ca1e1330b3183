import { focusRing, smallMuted, vars } from '@oshimado/ui/theme';
import { style } from '@vanilla-extract/css';
import { bareList } from '../../base/page/elements.css';

export { cover, name, names } from '../../base/page/song-row.css';

export const music = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flex: 'none',
  minInlineSize: vars.size.control,
  blockSize: vars.size.control,
  color: vars.color.text,
  borderRadius: vars.radius.medium,
  selectors: {
    '&:hover': { background: vars.color.hover },
    '&:focus-visible': focusRing,
  },
});

export const list = style([bareList, { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' }]);

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  justifyContent: 'stretch',
  inlineSize: '100%',
  paddingInline: vars.space.small,
  paddingBlock: vars.space.xsmall,
  textAlign: 'start',
  selectors: {
    '&&': { color: vars.color.text, fontWeight: vars.font.weight.regular },
    '&&[aria-current="true"]': {
      background: vars.color.selected,
      color: vars.color.selectedText,
      boxShadow: `inset 3px 0 ${vars.color.accent}`,
    },
    '&&[aria-current="true"]:dir(rtl)': { boxShadow: `inset -3px 0 ${vars.color.accent}` },
  },
});

export const art = style({ position: 'relative', display: 'grid' });

/** Over the cover, while a press would play the song and while it plays. */
export const play = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  background: vars.color.overlay,
  color: vars.color.overlayText,
  borderRadius: vars.radius.medium,
  opacity: 0,
  selectors: {
    [`${row}:is(:hover, :focus-visible, [aria-current="true"]) &`]: { opacity: 1 },
  },
});

export const artist = style({
  ...smallMuted,
  selectors: { '[aria-current="true"] &': { color: 'inherit' } },
});

export const times = style({
  display: 'grid',
  justifyItems: 'end',
  ...smallMuted,
  fontVariantNumeric: 'tabular-nums',
  selectors: { '[aria-current="true"] &': { color: 'inherit' } },
});
