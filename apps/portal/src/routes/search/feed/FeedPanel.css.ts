import { vars } from '@oshimado/ui/theme';
import { style } from '@vanilla-extract/css';
import { panel as basePanel } from '../panel.css';

export { bareList as list, note, title } from '../panel.css';

export const panel = style([basePanel, { inlineSize: 'min(20rem, calc(100vw - 4rem))' }]);

export const row = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.small,
});

export const link = style({ paddingBlock: vars.space.xsmall });

export const gaps = style({ margin: 0, paddingInlineStart: vars.space.large });
