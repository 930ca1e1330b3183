import { asColumn, asRow, asWrappingRow, oneLine, smallMuted, vars } from '@oshimado/ui/theme';
import { style } from '@vanilla-extract/css';
import { bareList } from '../../../base/page/elements.css';

export const all = style(asWrappingRow(vars.space.xsmall));
export const list = style([bareList, { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' }]);
export const item = style({
  ...asColumn(vars.space.xsmall),
  paddingBlock: vars.space.small,
  borderBlockStart: `${vars.size.line} solid ${vars.color.border}`,
});
export const head = style(asRow(vars.space.small));
export const title = style({
  flex: '1 1 0',
  minInlineSize: 0,
  ...oneLine,
  fontSize: vars.font.size.small,
});
export const empty = style({ color: vars.color.textMuted, textAlign: 'center' });
export const stack = style(asColumn(vars.space.medium));
export const share = style([stack, { inlineSize: '22rem', maxInlineSize: '100%' }]);
export const address = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'end',
  gap: vars.space.xsmall,
});
export const hint = style({
  margin: 0,
  ...smallMuted,
});
