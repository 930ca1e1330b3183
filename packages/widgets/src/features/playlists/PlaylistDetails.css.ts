import { listHeight } from '../../parts/playlist-panel/PlaylistRows.css';
import { asColumn, vars } from '@oshimado/ui/theme';
import { style } from '@vanilla-extract/css';

export { facts, hint } from './Playlists.css';

export const page = style({
  ...asColumn(vars.space.large),
  paddingBlock: vars.space.medium,
});

export const head = style({ display: 'grid', gap: vars.space.small });
export const title = style({
  margin: 0,
  fontSize: vars.font.size.xlarge,
  lineHeight: vars.font.lineHeight.tight,
  overflowWrap: 'anywhere',
});
export const back = style({ margin: 0, fontSize: vars.font.size.small });

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.small });

/** The page scrolls, not the editor, so the editor has the height of its list. */
export const editor = style({
  inlineSize: '100%',
  maxInlineSize: '48rem',
  vars: { [listHeight]: 'none' },
});
