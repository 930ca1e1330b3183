import { asColumn, smallMuted, vars } from '@oshimado/ui/theme';
import { style } from '@vanilla-extract/css';
import {
  bareList,
  note as noteStyle,
  panel,
  row as rowStyle,
  toolbar,
} from '../../base/page/elements.css';

export const note = noteStyle;
export const bar = toolbar;
export const row = rowStyle;

/** Parts of the page below each other. */
export const stack = style(asColumn(vars.space.medium));

export const heading = style({
  margin: 0,
  fontSize: vars.font.size.large,
  lineHeight: vars.font.lineHeight.tight,
  selectors: { '&:focus': { outline: 'none' } },
});

export const list = style([bareList, stack]);

export const card = style([panel, { overflowWrap: 'anywhere' }]);

export const cardTitle = style({
  margin: 0,
  fontSize: vars.font.size.medium,
  lineHeight: vars.font.lineHeight.tight,
});

export const fields = style({ display: 'grid', gap: vars.space.xsmall, margin: 0 });

/** A name and its value; below each other where there is no room. */
export const field = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(16rem, 100%), 1fr))',
  columnGap: vars.space.medium,
});

export const fieldName = style(smallMuted);

export const fieldValue = style({ margin: 0, whiteSpace: 'pre-wrap' });

export const code = style({
  margin: 0,
  padding: vars.space.small,
  overflow: 'auto',
  background: vars.color.surfaceSunken,
  borderRadius: vars.radius.medium,
  fontFamily: vars.font.familyMono,
  fontSize: vars.font.size.small,
  whiteSpace: 'pre-wrap',
});

/** Fields that belong together. */
export const group = style([fields, { padding: 0, border: 'none', minInlineSize: 0 }]);

/** Short facts beside each other, in several lines where there is no room. */
export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(8.5rem, 100%), 1fr))',
  gap: vars.space.small,
  margin: 0,
});
