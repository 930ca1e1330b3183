import { asColumn, asWrappingRow, LANDSCAPE_QUERY, vars, WIDE_QUERY } from '@oshimado/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { onPage } from '../../parts/player/player.css';
import { bareList, note as noteStyle } from '../../base/page/elements.css';

export const note = noteStyle;

/** Width of the left column. */
const LEFT = 'clamp(20rem, 34vw, 36rem)';
const LEFT_LYING = '44vw';
/** Height of a player of 16:9 as a share of the width of its column. */
const SHAPE = '56.25%';
/** Most of an upright phone or tablet that the player takes. */
const PLAYER_MAX = '45dvh';

/**
 * The grid lies on the `main` around the page, so that the player, which is drawn there once for all pages, is a part of it. The
 * page itself has no box.
 */
export const grid = style({});
export const contents = style({ display: 'contents' });
// Twice, to count more than the page's own gutter, whichever of the two sheets comes later. Only of `main`: without a name before
// `:has`, a browser looks into every element of every page, again whenever one of them changes.
const on = `main:has(> ${grid}${grid})`;
const twoColumns = (left: string) => ({
  gridTemplateColumns: `[player-start side-start] ${left} [player-end side-end form-start] minmax(0, 1fr) [form-end]`,
  gridTemplateRows: '[player-start side-start form-start] auto [player-end side-end form-end]',
});

globalStyle(on, {
  display: 'grid',
  alignItems: 'start',
  alignContent: 'start',
  padding: 0,
  gridTemplateColumns:
    '[player-start form-start side-start] minmax(0, 1fr) [player-end form-end side-end]',
  gridTemplateRows:
    '[player-start form-start] auto [form-end side-start] auto [side-end player-end]',
  '@media': {
    [WIDE_QUERY]: twoColumns(LEFT),
    [LANDSCAPE_QUERY]: twoColumns(LEFT_LYING),
  },
});

/** The poster, and the player over it, stay while the form is scrolled. */
export const player = style({ gridArea: 'player', overflow: 'hidden', background: '#000' });
// By its class: browsers find the styles of all elements that the end of a rule with `:has()` may mean again, on every page.
const stage = `${on} > .${onPage}[data-state="page"]`;
globalStyle(`${stage}, ${player}`, {
  position: 'sticky',
  insetBlockStart: 0,
  alignSelf: 'start',
  zIndex: 1,
  inlineSize: '100%',
  aspectRatio: '16 / 9',
  maxBlockSize: PLAYER_MAX,
  '@media': {
    [WIDE_QUERY]: { insetBlockStart: vars.size.bar, maxBlockSize: 'none' },
    [LANDSCAPE_QUERY]: { maxBlockSize: 'none' },
  },
});
globalStyle(stage, { zIndex: 2 });

/** What has the focus is not hidden by the player, or by the bar. */
globalStyle(`:root:has(${grid})`, {
  scrollPaddingBlockStart: `calc(min(100vw * 0.5625, ${PLAYER_MAX}) + ${vars.space.medium})`,
  '@media': {
    [WIDE_QUERY]: { scrollPaddingBlockStart: `calc(${vars.size.bar} + ${vars.space.medium})` },
    [LANDSCAPE_QUERY]: { scrollPaddingBlockStart: vars.space.medium },
  },
});

/** As high as the screen: what follows starts below it, so the form does not visibly move it. */
export const waiting = style({ minBlockSize: '100dvh' });

export const form = style({
  gridArea: 'form',
  ...asColumn(vars.space.medium),
  minInlineSize: 0,
  paddingInline: vars.space.medium,
  paddingBlock: vars.space.medium,
  marginBlockStart: `min(${SHAPE}, ${PLAYER_MAX})`,
  '@media': {
    [WIDE_QUERY]: { marginBlockStart: 0 },
    [LANDSCAPE_QUERY]: { marginBlockStart: 0 },
  },
});

const beside = (left: string, bar: string) => ({
  position: 'sticky' as const,
  insetBlockStart: `calc(${bar} + ${left} * 0.5625)`,
  marginBlockStart: SHAPE,
  maxBlockSize: `max(12rem, calc(100dvh - ${bar} - ${left} * 0.5625))`,
  overflowY: 'auto' as const,
});

/** Below the player: chat and comments, scrolled on their own. */
export const side = style({
  gridArea: 'side',
  ...asColumn(vars.space.medium),
  alignContent: 'start',
  minInlineSize: 0,
  padding: vars.space.medium,
  '@media': {
    [WIDE_QUERY]: beside(LEFT, vars.size.bar),
    [LANDSCAPE_QUERY]: beside(LEFT_LYING, '0px'),
  },
});

export const chat = style({ display: 'grid', blockSize: '24rem', minInlineSize: 0 });

export const head = style({
  ...asWrappingRow(vars.space.small),
  justifyContent: 'space-between',
});

export const title = style({
  margin: 0,
  fontSize: vars.font.size.large,
  fontWeight: vars.font.weight.bold,
});

export const panel = style(asColumn(vars.space.medium));

export const rule = style({ margin: 0, maxInlineSize: vars.size.measure });

export const mentions = style([bareList, asColumn(vars.space.small)]);

export const mention = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space.small,
});

export const mentionName = style({ color: 'inherit', overflowWrap: 'anywhere' });
