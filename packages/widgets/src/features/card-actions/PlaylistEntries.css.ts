import { vars } from '@oshimado/ui/theme';
import { style } from '@vanilla-extract/css';

export const name = style({
  display: 'grid',
  minInlineSize: 0,
  maxInlineSize: '16rem',
  overflowWrap: 'anywhere',
  paddingBlock: vars.space.xsmall,
});

const note = style({ fontSize: vars.font.size.xsmall });
export const failed = style([note, { fontWeight: vars.font.weight.medium }]);
export const hint = style([note]);

export const end = style({ display: 'inline-flex', marginInlineStart: 'auto' });
