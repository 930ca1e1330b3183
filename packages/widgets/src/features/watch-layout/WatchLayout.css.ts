import {
  LANDSCAPE_QUERY,
  MOBILE_QUERY,
  PHONE_QUERY,
  ROOM_QUERY,
  vars,
  WIDE_QUERY,
} from '@oshimado/ui/theme';
import { createVar, fallbackVar, globalStyle, style } from '@vanilla-extract/css';

const CHAT = '340px';
const TOOLBAR = '2.75rem';
const HIGHLIGHTS = '30px';
const PORTRAIT = '(max-width: 959px) and (orientation: portrait)';
const PHONE = `${PORTRAIT} and (pointer: coarse)`;
/** Height of a player of 16:9 as wide as the window. */
const PHONE_PLAYER = '56.25vw';

/** Height of two lines of the title, whose letters are smaller on phones. */
const titleSize = createVar();

/** Height of what is above the chat of an upright phone, once it is measured. */
export const infoEnd = createVar();
/** Before that: a title of two lines, and the facts, which are two rows while a stream is live: its viewers are among them. */
const factsSize = createVar();
const FACTS = { one: '3rem', two: '4.55rem' } as const;
const chatTop = (marks = '0px') =>
  fallbackVar(
    infoEnd,
    `calc(${PHONE_PLAYER} + ${marks} + ${TOOLBAR} + ${titleSize} + ${factsSize})`,
  );
/** However long the title is, some lines of the chat are seen. */
const phoneChat = (marks?: string) => `max(11rem, calc(100dvh - ${chatTop(marks)}))`;

/**
 * The grid lies on the `main` around the page, so that the player, which is drawn there once for all pages, is a part of it. The
 * page itself has no box.
 */
export const grid = style({});
// Twice, to count more than the page's own gutter, whichever of the two sheets comes later. Only of `main`: without a name before
// `:has`, a browser looks into every element of every page, again whenever one of them changes.
const on = (selector = '') => `main:has(> ${grid}${grid}${selector})`;

/** Description, comments, songs, and lists are apart, as what is within each is not. */
const parts = { display: 'flex', flexDirection: 'column', gap: vars.space.large } as const;

export const body = style({
  ...parts,
  gridArea: 'body',
  minInlineSize: 0,
  paddingInline: vars.space.medium,
  paddingBlock: `${vars.space.small} ${vars.space.large}`,
});
export const side = style({
  ...parts,
  gridArea: 'side',
  minInlineSize: 0,
  paddingInline: vars.space.medium,
  paddingBlockEnd: vars.space.xxlarge,
});

globalStyle(on(), {
  display: 'grid',
  alignContent: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateAreas: '"player" "marks" "tools" "chat" "body" "side"',
  padding: 0,
  vars: { [titleSize]: '4.5rem', [factsSize]: FACTS.one },
  '@media': { [PHONE_QUERY]: { vars: { [titleSize]: '4rem' } } },
});
globalStyle(on('[data-live]'), { vars: { [factsSize]: FACTS.two } });
globalStyle(on('[data-chat]'), {
  '@media': {
    [WIDE_QUERY]: {
      gridTemplateColumns: `minmax(0, 1fr) ${CHAT}`,
      gridTemplateAreas: '"player chat" "marks chat" "tools chat" "body chat" "side chat"',
      gridTemplateRows: 'auto auto auto auto 1fr',
    },
    [LANDSCAPE_QUERY]: {
      gridTemplateColumns: 'minmax(0, 1fr) max(220px, 30vw)',
      gridTemplateAreas: '"player chat" "marks chat" "tools chat" "body chat" "side chat"',
      gridTemplateRows: 'auto auto auto auto 1fr',
    },
  },
});
globalStyle(on('[data-chat][data-chat-left]'), {
  '@media': {
    [WIDE_QUERY]: {
      gridTemplateColumns: `${CHAT} minmax(0, 1fr)`,
      gridTemplateAreas: '"chat player" "chat marks" "chat tools" "chat body" "chat side"',
    },
  },
});
/** A clip has no chat; what belongs to it is beside it. */
globalStyle(on('[data-beside]'), {
  '@media': {
    [ROOM_QUERY]: {
      gridTemplateColumns: 'minmax(0, 1fr) 26rem',
      gridTemplateAreas: '"player side" "marks side" "tools side" "body side"',
      gridTemplateRows: 'auto auto auto 1fr',
    },
  },
});
globalStyle(on('[data-beside]') + ` > ${grid} > ${side}`, {
  '@media': { [ROOM_QUERY]: { paddingBlockStart: vars.space.small } },
});
/** "The layout covers the window, over the top bar." */
globalStyle(on('[data-theater]'), {
  '@media': {
    [WIDE_QUERY]: {
      position: 'fixed',
      inset: 0,
      zIndex: vars.layer.bar,
      overflowY: 'auto',
      background: vars.color.background,
    },
  },
});

/** The poster, and the player over it: 16:9, but never so high that the title is below the window. */
export const player = style({
  gridArea: 'player',
  position: 'relative',
  inlineSize: '100%',
  aspectRatio: '16 / 9',
  maxBlockSize: `calc(100dvh - ${vars.size.bar} - ${TOOLBAR} - ${titleSize} - ${HIGHLIGHTS})`,
  background: '#000',
  overflow: 'hidden',
  '@media': {
    [MOBILE_QUERY]: { maxBlockSize: `calc(100dvh - ${TOOLBAR})` },
    [PORTRAIT]: { position: 'sticky', insetBlockStart: 0, zIndex: 1 },
    // The picture alone, with room for the description on the same sheet.
    print: { position: 'relative', inlineSize: '110mm', maxBlockSize: 'none' },
  },
});
globalStyle(on('[data-theater]') + ` > ${grid} > ${player}`, {
  '@media': {
    [WIDE_QUERY]: {
      aspectRatio: 'auto',
      blockSize: `calc(100dvh - ${TOOLBAR})`,
      maxBlockSize: 'none',
    },
  },
});
globalStyle(on('[data-theater][data-marks]') + ` > ${grid} > ${player}`, {
  '@media': { [WIDE_QUERY]: { blockSize: `calc(100dvh - ${TOOLBAR} - ${HIGHLIGHTS})` } },
});

export const contents = style({ display: 'contents' });
export const marks = style({
  gridArea: 'marks',
  minInlineSize: 0,
  '@media': {
    // Phones show either highlights or translations.
    [MOBILE_QUERY]: { selectors: { '[data-translations] > &': { display: 'none' } } },
    print: { display: 'none' },
  },
});

export const tools = style({
  gridArea: 'tools',
  display: 'flex',
  flexWrap: 'wrap-reverse',
  justifyContent: 'flex-end',
  alignItems: 'center',
  minBlockSize: TOOLBAR,
  paddingInline: vars.space.small,
  background: vars.color.surface,
  '@media': { print: { display: 'none' } },
});
export const back = style({
  marginInlineEnd: 'auto',
  '@media': { [WIDE_QUERY]: { display: 'none' } },
});
export const wideOnly = style({ '@media': { [MOBILE_QUERY]: { display: 'none' } } });

export const chat = style({
  gridArea: 'chat',
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  // Within an enlarged page: some of what surrounds it is seen, so that the page can be scrolled.
  blockSize: '80dvh',
  background: vars.color.surface,
  '@media': {
    [WIDE_QUERY]: {
      position: 'sticky',
      insetBlockStart: vars.size.bar,
      blockSize: `calc(100dvh - ${vars.size.bar})`,
      borderInline: `1px solid ${vars.color.border}`,
    },
    [LANDSCAPE_QUERY]: { position: 'sticky', insetBlockStart: 0, blockSize: '100dvh' },
    /** "Chat fixed to the bottom, filling the rest", with title and facts left to be seen. */
    [PORTRAIT]: {
      position: 'fixed',
      insetInline: 0,
      insetBlockEnd: 0,
      zIndex: 2,
      blockSize: phoneChat(),
      paddingBlockEnd: 'env(safe-area-inset-bottom)',
      borderBlockStart: `1px solid ${vars.color.border}`,
    },
    print: { display: 'none' },
  },
});
globalStyle(on('[data-marks]') + ` > ${grid} > ${chat}`, {
  '@media': {
    [PORTRAIT]: {
      blockSize: phoneChat(HIGHLIGHTS),
    },
  },
});
globalStyle(on('[data-theater]') + ` > ${grid} > ${chat}`, {
  '@media': { [WIDE_QUERY]: { insetBlockStart: 0, blockSize: '100dvh' } },
});
/** The page can be scrolled above the chat. */
globalStyle(on('[data-chat]') + ` > ${grid} > :is(${side}, ${body}:last-of-type)`, {
  '@media': {
    [PORTRAIT]: {
      paddingBlockEnd: `calc(${phoneChat()} + ${vars.space.large})`,
    },
  },
});
/** Why an archive has no chat is a line below the buttons, where it is known and on phones, which never have one. */
const line = { position: 'static', blockSize: 'auto', padding: 0, border: 0 } as const;
globalStyle(on('[data-chat-line]') + ` > ${grid} > ${chat}`, {
  ...line,
  '@media': { [WIDE_QUERY]: line, [LANDSCAPE_QUERY]: line, [PORTRAIT]: line },
});
globalStyle(on('[data-replay]') + ` > ${grid} > ${chat}`, { '@media': { [PHONE]: line } });
globalStyle(on('[data-replay]') + ` > ${grid} > :is(${side}, ${body}:last-of-type)`, {
  '@media': { [PHONE]: { paddingBlockEnd: vars.space.xxlarge } },
});
