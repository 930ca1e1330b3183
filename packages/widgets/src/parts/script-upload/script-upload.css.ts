import { PHONE_QUERY, vars } from '@oshimado/ui/theme';
import { style } from '@vanilla-extract/css';
import { bareList, note } from '../../base/page/elements.css';

export { note } from '../../base/page/elements.css';

export const form = style({ display: 'grid', gap: vars.space.medium });

export const name = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space.small,
  margin: 0,
  overflowWrap: 'anywhere',
});

export const language = style({ display: 'grid', justifyItems: 'start', gap: vars.space.xsmall });

export const status = style([note, { overflowWrap: 'anywhere' }]);

/** The parts of the dialog beside the preview are about this high. */
const OTHERS = '37rem';

/** "40 vh", but not more than leaves the buttons in a window of usual height. */
export const preview = style({
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  blockSize: `clamp(7rem, calc(100dvh - ${OTHERS}), 40vh)`,
  minInlineSize: 0,
  border: `${vars.size.line} solid ${vars.color.border}`,
  borderRadius: vars.radius.medium,
  overflow: 'hidden',
});

const columns = {
  display: 'grid',
  gridTemplateColumns: '6rem 6rem minmax(0, 1fr)',
  columnGap: vars.space.small,
  padding: `${vars.space.xsmall} ${vars.space.small}`,
  fontSize: vars.font.size.small,
  '@media': { [PHONE_QUERY]: { gridTemplateColumns: '4.5rem 4.5rem minmax(0, 1fr)' } },
} as const;

export const head = style({
  ...columns,
  color: vars.color.textMuted,
  fontWeight: vars.font.weight.medium,
  background: vars.color.surface,
  borderBlockEnd: `${vars.size.line} solid ${vars.color.border}`,
});

export const line = style({
  ...columns,
  borderBlockEnd: `${vars.size.line} solid ${vars.color.border}`,
});

export const time = style({ fontVariantNumeric: 'tabular-nums', color: vars.color.textMuted });

export const text = style({ minInlineSize: 0, overflowWrap: 'anywhere' });

export const skips = style([
  bareList,
  {
    display: 'grid',
    gap: vars.space.xsmall,
    fontSize: vars.font.size.small,
    overflowWrap: 'anywhere',
  },
]);

export const skipped = style({ color: vars.color.textMuted });
