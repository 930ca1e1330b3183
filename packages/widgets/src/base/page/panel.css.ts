/** What panels beside a video have alike. Apart from `elements.css.ts`, which every page loads. */
import { vars } from '@oshimado/ui/theme';
import { style } from '@vanilla-extract/css';

/** A title in a row or below a small picture: two lines at most. */
export const smallTitle = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  color: vars.color.text,
  fontSize: vars.font.size.small,
  fontWeight: vars.font.weight.medium,
  lineHeight: vars.font.lineHeight.tight,
});

/** A column that fills its place: a header, and a body that scrolls by itself. */
export const panelColumn = style({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: 0,
  blockSize: '100%',
  background: vars.color.surface,
  color: vars.color.text,
});

/** The body of such a column, for what lies over it. */
export const panelBody = style({ position: 'relative', flex: '1 1 0', minBlockSize: 0 });

/** A button of its header, smaller than elsewhere: six of them have to fit beside each other. */
export const panelTool = style({
  selectors: { '&&': { inlineSize: vars.size.controlSmall, minBlockSize: vars.size.controlSmall } },
});
