import { asRow, messagesInset, vars } from '@oshimado/ui/theme';
import { style } from '@vanilla-extract/css';
import { bareList } from '../../base/page/elements.css';

export const bar = style({
  position: 'fixed',
  zIndex: vars.layer.bar,
  insetInline: vars.space.small,
  insetBlock: messagesInset,
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: vars.space.medium,
  rowGap: vars.space.small,
  maxInlineSize: '32rem',
  marginInline: 'auto',
  padding: vars.space.medium,
  background: vars.color.surfaceRaised,
  color: vars.color.text,
  border: `${vars.size.line} solid ${vars.color.border}`,
  borderRadius: vars.radius.large,
  boxShadow: vars.shadow.floating,
});

export const icon = style({ display: 'block', borderRadius: vars.radius.medium });

export const text = style({ margin: 0, fontSize: vars.font.size.small, overflowWrap: 'anywhere' });

export const failed = style([text, { gridColumn: '1 / -1' }]);

export const actions = style({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: vars.space.small,
});

export const steps = style([bareList, { display: 'grid', gap: vars.space.medium }]);

export const step = style(asRow(vars.space.medium));

export const picture = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: vars.size.control,
  blockSize: vars.size.control,
  color: vars.color.link,
  background: vars.color.surfaceSunken,
  borderRadius: vars.radius.medium,
});
