import { asWrappingRow, vars } from '@oshimado/ui/theme';
import { style } from '@vanilla-extract/css';
import { bareList, fieldset, muted, note } from '../../base/page/elements.css';

export { legend } from '../../base/page/elements.css';

export const status = style([muted, { overflowWrap: 'anywhere' }]);

export const preview = style({ display: 'grid', gap: vars.space.medium, minInlineSize: 0 });

export const counts = style([bareList, { display: 'grid', gap: vars.space.xsmall }]);

export const groups = style([fieldset, { display: 'grid', gap: vars.space.small }]);

/** The dot is on the line of the name, also above a description. */
export const group = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: vars.space.small,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

export const more = style({ minInlineSize: 0 });

export const summary = style({ minBlockSize: vars.size.target, cursor: 'pointer' });

export const list = style([
  bareList,
  { display: 'grid', gap: vars.space.xsmall, paddingBlockStart: vars.space.xsmall },
]);

export const long = style({ blockSize: '18rem', overflowY: 'auto' });

/** A name, with a link that wraps below it on phones. */
export const row = style({
  ...asWrappingRow(vars.space.small),
  minBlockSize: vars.size.target,
  minInlineSize: 0,
});

export const name = style({ flex: '1 1 9rem', minInlineSize: 0, overflowWrap: 'anywhere' });

export const skipped = style([note, { overflowWrap: 'anywhere' }]);

/** What a file says itself is not muted twice. */
export const written = style({ color: vars.color.text });
