import { asRow, PHONE_QUERY, surface, vars } from '@oshimado/ui/theme';
import { style } from '@vanilla-extract/css';
import { page as basePage } from '../../shell/page.css';

export { lead, title } from '../../shell/page.css';

export const page = style([
  basePage,
  { inlineSize: '100%', maxInlineSize: '48rem', marginInline: 'auto' },
]);

/** A phone has no room for a frame around the fields. */
export const form = style({
  display: 'grid',
  gap: vars.space.medium,
  padding: vars.space.large,
  ...surface,
  '@media': {
    [PHONE_QUERY]: { padding: 0, background: 'transparent', border: 0 },
  },
});

export const rules = style({ margin: 0, paddingInlineStart: '1.25em' });

export const field = style({ display: 'grid', gap: vars.space.xsmall });

export const error = style({
  ...asRow(vars.space.xsmall),
  color: vars.color.danger,
  fontSize: vars.font.size.small,
});
