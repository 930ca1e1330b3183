import { asColumn, asRow, vars } from '@oshimado/ui/theme';
import { style } from '@vanilla-extract/css';

import { panel } from '../../base/page/elements.css';

export { muted as text, note, row as actions } from '../../base/page/elements.css';

/** Sections below each other. */
export const account = style(asColumn(vars.space.medium));

export const section = style([
  panel,
  {
    // Keeps the section clear of the top bar when it is scrolled to.
    scrollMarginBlockStart: `calc(${vars.size.bar} + ${vars.space.medium})`,
    selectors: {
      '&[data-marked="true"]': {
        borderColor: vars.color.danger,
        outline: `${vars.size.line} solid ${vars.color.danger}`,
      },
    },
  },
]);

export const heading = style({
  margin: 0,
  fontSize: vars.font.size.large,
  lineHeight: vars.font.lineHeight.tight,
  selectors: { '&:focus': { outline: 'none' } },
});

/** Parts of a section below each other. */
export const parts = style({
  ...asColumn(vars.space.small),
  minInlineSize: 0,
});

/** Providers to log in with. */
export const buttons = style({
  display: 'grid',
  gap: vars.space.small,
  inlineSize: '100%',
  maxInlineSize: '400px',
});

export const demo = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(12rem, 100%), 1fr))',
  gap: vars.space.small,
});

export const waiting = style(asRow(vars.space.small));
