/** What the sheets of several features need alike. Compose them with what they do not set themselves: chunks may load in any order. */
import { asColumn, asWrappingRow, surface, vars, withoutMarkers } from '@oshimado/ui/theme';
import { style } from '@vanilla-extract/css';

/** A list without markers. */
export const bareList = style(withoutMarkers);

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
export const row = style(asWrappingRow(vars.space.small));

/** Fields and buttons beside each other, on one base line. */
export const toolbar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: vars.space.small,
});

/** A part of a page with a border of its own. Something long does not make it wider than the page. */
export const panel = style({
  ...asColumn(vars.space.small),
  padding: vars.space.medium,
  ...surface,
});
