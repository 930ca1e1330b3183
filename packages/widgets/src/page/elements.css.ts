/** What the sheets of several features need alike. Compose them with what they do not set themselves: chunks may load in any order. */
import { vars } from '@oshimado/ui/theme';
import { style } from '@vanilla-extract/css';

/** A list without markers. */
export const bareList = style({ margin: 0, padding: 0, listStyle: 'none' });

/** Fields that belong together, without the border that browsers draw around them. */
export const fieldset = style({ minInlineSize: 0, margin: 0, padding: 0, border: 0 });

export const legend = style({
  padding: 0,
  marginBlockEnd: vars.space.xsmall,
  fontSize: vars.font.size.small,
  fontWeight: vars.font.weight.medium,
});

/** A muted paragraph. */
export const muted = style({ margin: 0, color: vars.color.textMuted });

/** A muted paragraph in small letters. */
export const note = style([muted, { fontSize: vars.font.size.small }]);

/** Controls or words beside each other, in several lines where there is no room. */
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.small,
});

/** Fields and buttons beside each other, on one base line. */
export const toolbar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: vars.space.small,
});

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
