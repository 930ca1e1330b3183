import {
  asColumn,
  asRow,
  asWrappingRow,
  messagesAtTop,
  smallMuted,
  vars,
  wholeWindow,
} from '@oshimado/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { bareList, fieldset, legend as plainLegend, row } from '../../base/page/elements.css';
import { panelTool } from '../../base/page/panel.css';

/** There the panes are below each other, and buttons of the bar are pictures. */
export const NARROW_QUERY = '(max-width: 767px)';

/** Without the bars of the site it has the whole screen, except what phones cut out of it. */
export const page = style([
  wholeWindow,
  {
    display: 'flex',
    flexDirection: 'column',
    minInlineSize: 0,
    paddingInline: 'env(safe-area-inset-left) env(safe-area-inset-right)',
    paddingBlockEnd: 'env(safe-area-inset-bottom)',
    overflow: 'hidden',
  },
]);

export const bar = style({
  ...asRow(vars.space.small),
  flex: 'none',
  paddingInline: vars.space.small,
  paddingBlock: vars.space.xxsmall,
  borderBlockEnd: `${vars.size.line} solid ${vars.color.border}`,
  background: vars.color.surface,
});

export const title = style({
  margin: 0,
  marginInlineEnd: 'auto',
  fontSize: vars.font.size.small,
  fontWeight: vars.font.weight.medium,
  whiteSpace: 'nowrap',
});

export const tools = style([row, { gap: vars.space.xsmall }]);

/** Words of buttons whose picture says enough on a narrow screen. */
export const word = style({ '@media': { [NARROW_QUERY]: { display: 'none' } } });

export const work = style({
  flex: '1 1 0',
  minBlockSize: 0,
  display: 'grid',
  gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)',
  alignItems: 'stretch',
});

export const pane = style({ blockSize: '100%', minBlockSize: 0 });

/** The picture keeps its shape, whatever the shape of the pane. */
export const player = style({
  display: 'grid',
  placeContent: 'center',
  blockSize: '100%',
  containerType: 'size',
  background: vars.color.surfaceSunken,
});
export const screen = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  inlineSize: 'min(100cqi, calc(100cqb * 16 / 9))',
  aspectRatio: '16 / 9',
  overflow: 'hidden',
});

export const chats = style([
  bareList,
  {
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(12rem, 1fr)',
    gridTemplateRows: 'minmax(0, 1fr)',
    gap: vars.space.xsmall,
    blockSize: '100%',
    overflowX: 'auto',
    selectors: {
      '&[data-rows="2"]': { gridTemplateRows: 'repeat(2, minmax(0, 1fr))' },
    },
  },
]);

export const chat = style({ minInlineSize: 0, minBlockSize: 0 });

export const chatLoading = style([row, { justifyContent: 'center', blockSize: '100%' }]);

export const tool = panelTool;

export const linked = style({
  display: 'inline-flex',
  color: vars.color.success,
  paddingInline: vars.space.xsmall,
});

/** It stays in view, whatever is above it. */
export const input = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  flex: 'none',
  gap: vars.space.small,
  maxBlockSize: '60%',
  paddingInline: vars.space.small,
  paddingBlock: vars.space.small,
  borderBlockStart: `${vars.size.line} solid ${vars.color.border}`,
  background: vars.color.surface,
});
// Below the bar of the page: messages at the foot would cover the button that sends lines.
globalStyle(`html:has(${input})`, messagesAtTop);

export const lineForm = style({
  position: 'relative',
  ...asRow(vars.space.small),
  flex: 'none',
  minInlineSize: 0,
});

export const grow = style({ flex: '1 1 auto', minInlineSize: 0 });

export const affix = style({
  flex: '0 1 auto',
  maxInlineSize: '25%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'pre',
  lineHeight: vars.size.control,
  color: vars.color.textMuted,
});

export const count = style({
  flex: 'none',
  lineHeight: vars.size.control,
  ...smallMuted,
  fontVariantNumeric: 'tabular-nums',
});

export const profiles = style({ minBlockSize: 0, overflowY: 'auto' });

export const unsent = style({ minBlockSize: 0 });

/** Over the end of what is above, so that the field does not move with each line. */
export const sending = style({
  position: 'absolute',
  insetBlockEnd: '100%',
  insetInlineEnd: 0,
  margin: 0,
  padding: `${vars.space.xxsmall} ${vars.space.small}`,
  borderStartStartRadius: vars.radius.medium,
  fontSize: vars.font.size.xsmall,
  color: vars.color.textMuted,
  background: vars.color.surface,
  selectors: { '&[data-state="idle"]': { padding: 0 } },
});

export const failed = style({
  display: 'grid',
  gap: vars.space.xsmall,
  minBlockSize: 0,
  padding: vars.space.small,
  borderRadius: vars.radius.medium,
  background: vars.color.dangerSoft,
});

export const failedHead = style([row, { color: vars.color.danger }]);

export const unsentList = style([
  bareList,
  { display: 'grid', gap: vars.space.xsmall, maxBlockSize: 'min(9rem, 20dvh)', overflowY: 'auto' },
]);

export const unsentLine = style({
  ...asWrappingRow(vars.space.xsmall),
  justifyContent: 'space-between',
});

export const unsentText = style({ display: 'grid', flex: '1 1 12rem', minInlineSize: 0 });

export const anywhere = style({ overflowWrap: 'anywhere' });

export const reason = style({ fontSize: vars.font.size.small, overflowWrap: 'anywhere' });

export const viewer = style([row, { margin: 0, overflowWrap: 'anywhere' }]);

/** A field, and below it the button that fills it in. */
export const linkField = style({
  ...asColumn(vars.space.small),
  justifyItems: 'start',
});
export const wide = style({ inlineSize: '100%' });

/** A field and its button on one line. */
export const addField = style({
  display: 'flex',
  alignItems: 'flex-end',
  gap: vars.space.small,
  minInlineSize: 0,
});
/** Beside a field, which ends with the place of its error. */
export const addButton = style({ flex: 'none', marginBlockEnd: vars.space.xsmall });

export const collabs = style([fieldset, { display: 'grid', gap: vars.space.small }]);

export const legend = plainLegend;

/** On a phone one of two panes is shown; the other goes on. */
export const switched = style({ display: 'flex', flexDirection: 'column', minBlockSize: 0 });
export const switches = style([
  row,
  { flex: 'none', gap: vars.space.xsmall, padding: vars.space.xsmall },
]);
export const switchedPane = style({
  flex: '1 1 0',
  minBlockSize: 0,
  selectors: { '&[hidden]': { display: 'none' } },
});
