import { asColumn, focusRing, PHONE_QUERY, smallMuted, vars } from '@oshimado/ui/theme';
import { style } from '@vanilla-extract/css';
import {
  bareList,
  fieldset,
  note as noteStyle,
  row as rowStyle,
} from '../../../base/page/elements.css';

export { cover, name } from '../../../base/page/song-row.css';

export const note = noteStyle;
export const buttons = rowStyle;
export const chips = rowStyle;

export const editor = style(asColumn(vars.space.large));

export const heading = style({
  margin: 0,
  fontSize: vars.font.size.medium,
  fontWeight: vars.font.weight.medium,
  overflowWrap: 'anywhere',
});

export const form = style({
  ...asColumn(vars.space.medium),
  padding: vars.space.medium,
  border: `${vars.size.line} solid ${vars.color.border}`,
  borderRadius: vars.radius.large,
  containerType: 'inline-size',
});

export const track = style([rowStyle, { margin: 0, fontSize: vars.font.size.small }]);

/** Start and end beside each other where there is room. */
export const times = style({
  ...asColumn(vars.space.large),
  '@container': {
    '(min-width: 34rem)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
});
export const time = style({
  ...asColumn(vars.space.small),
  alignContent: 'start',
});

export const fine = style({ display: 'grid', gap: vars.space.xsmall });

/** The seconds around a time. */
export const line = style({
  position: 'relative',
  inlineSize: '100%',
  minBlockSize: vars.size.target,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.small,
  background: vars.color.surfaceSunken,
  font: 'inherit',
  ...smallMuted,
  cursor: 'pointer',
  overflow: 'hidden',
  selectors: {
    '&:enabled:hover': { background: vars.color.hover },
    '&:focus-visible': focusRing,
    '&:disabled': { cursor: 'default' },
  },
});
export const lineText = style({ position: 'relative', unicodeBidi: 'plaintext' });
export const lineMark = style({
  position: 'absolute',
  insetBlock: 0,
  inlineSize: '3px',
  background: vars.color.accent,
});

export const songs = style(asColumn(vars.space.small));

/** "30 to 45 vh." */
export const rows = style([
  bareList,
  { maxBlockSize: 'max(20rem, 45vh)', overflowY: 'auto', minInlineSize: 0 },
]);

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  borderRadius: vars.radius.medium,
  selectors: {
    '&[data-state="loaded"]': {
      background: vars.color.selected,
      color: vars.color.selectedText,
    },
  },
});

export const play = style({ blockSize: 'auto', padding: vars.space.xsmall });
export const load = style({
  display: 'grid',
  justifyItems: 'start',
  justifyContent: 'start',
  gap: 0,
  blockSize: 'auto',
  minInlineSize: 0,
  padding: vars.space.xsmall,
  textAlign: 'start',
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
  selectors: { '&&': { color: 'inherit', fontWeight: vars.font.weight.regular } },
});
export const more = style({
  ...smallMuted,
  selectors: { '[data-state="loaded"] &': { color: 'inherit' } },
});
export const range = style({ fontVariantNumeric: 'tabular-nums' });

export const helper = style(asColumn(vars.space.small));
export const helperRows = style([
  bareList,
  {
    ...asColumn(vars.space.small),
    // The form below stays in reach of a long list.
    maxBlockSize: '16rem',
    overflowY: 'auto',
  },
]);
export const helperRow = style({ display: 'grid', gap: vars.space.small, minInlineSize: 0 });
export const phrase = style({
  blockSize: 'auto',
  minBlockSize: vars.size.controlSmall,
  maxInlineSize: '100%',
  whiteSpace: 'normal',
  textAlign: 'start',
  overflowWrap: 'anywhere',
});

/** The songs of a comment in the window that adds all. */
export const offeredForm = fieldset;
export const offeredRows = style([bareList, asColumn(vars.space.medium)]);
export const offered = style({
  display: 'grid',
  gap: vars.space.xsmall,
  minInlineSize: 0,
  selectors: {
    '&[data-wrong]': {
      borderInlineStart: `3px solid ${vars.color.danger}`,
      paddingInlineStart: vars.space.small,
    },
  },
});
export const offeredFields = style({
  display: 'grid',
  gridTemplateColumns: '5rem 5rem minmax(0, 1fr) minmax(0, 1fr)',
  gap: vars.space.xsmall,
  '@media': { [PHONE_QUERY]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
