import { asRow, vars } from '@oshimado/ui/theme';
import { style } from '@vanilla-extract/css';

export { bareList as list, feedPanel as panel, note, panelTitle as title } from './search.css';

export const row = style({
  ...asRow(vars.space.small),
  justifyContent: 'space-between',
});

export const link = style({ paddingBlock: vars.space.xsmall });

export const gaps = style({ margin: 0, paddingInlineStart: vars.space.large });
