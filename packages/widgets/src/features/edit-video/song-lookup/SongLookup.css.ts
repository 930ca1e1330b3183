import { smallMuted, vars } from '@oshimado/ui/theme';
import { style } from '@vanilla-extract/css';
import { bareList, note as noteStyle } from '../../../base/page/elements.css';

export { cover, name, names } from '../../../base/page/song-row.css';

export const lookup = style({ display: 'grid', gap: vars.space.small, minInlineSize: 0 });

/** As high as five songs; the rest is scrolled to. */
export const found = style({
  display: 'grid',
  gap: vars.space.small,
  maxBlockSize: '22rem',
  overflowY: 'auto',
  minInlineSize: 0,
  paddingInlineEnd: vars.space.xxsmall,
});

export const list = style([bareList, { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' }]);

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  justifyContent: 'stretch',
  inlineSize: '100%',
  blockSize: 'auto',
  gap: vars.space.small,
  padding: vars.space.xsmall,
  textAlign: 'start',
  whiteSpace: 'normal',
  selectors: { '&&': { color: vars.color.text, fontWeight: vars.font.weight.regular } },
});

export const more = style(smallMuted);

export const note = noteStyle;
