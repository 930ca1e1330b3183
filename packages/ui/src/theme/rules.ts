/** Rules that parts share, to be spread into a `style`. They are data: each part's sheet stays its own. */
import { vars } from './contract.css';

/** The focus ring. It has a distance to the edge, so that it is visible on any colour. */
export const focusRing = {
  outline: `${vars.size.focus} solid ${vars.color.focusRing}`,
  outlineOffset: '2px',
} as const;

/** The same where there is no room around: in lists, bars and scrolling boxes. */
export const focusRingInside = { ...focusRing, outlineOffset: '-2px' } as const;

/** What lies on the page with an edge of its own: a card, a list, a part with fields. */
export const surface = {
  background: vars.color.surface,
  border: `${vars.size.line} solid ${vars.color.border}`,
  borderRadius: vars.radius.large,
} as const;

/** A row whose items are centred. */
export const asRow = (gap: string) => ({ display: 'flex', alignItems: 'center', gap }) as const;

/** The same, which wraps. */
export const asWrappingRow = (gap: string) => ({ ...asRow(gap), flexWrap: 'wrap' }) as const;

/** A column that long words do not make wider than its place. */
export const asColumn = (gap: string) =>
  ({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap }) as const;

/** Words that end in an ellipsis where there is no room. Among others in a row they need `minInlineSize: 0` as well. */
export const oneLine = {
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const;

/** Only screen readers get it. */
export const unseen = {
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  // At the end of a page that is as high as the window it would make the page scroll.
  margin: '-1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

/** Words that matter less than those beside them. */
export const smallMuted = {
  color: vars.color.textMuted,
  fontSize: vars.font.size.small,
} as const;

/** A list without markers. */
export const withoutMarkers = { margin: 0, padding: 0, listStyle: 'none' } as const;

/** What floats above the page: menus, popovers, lists of options. */
export const floating = {
  background: vars.color.surfaceRaised,
  color: vars.color.text,
  fontFamily: vars.font.family,
  fontSize: vars.font.size.small,
  lineHeight: vars.font.lineHeight.normal,
  border: `${vars.size.line} solid ${vars.color.border}`,
  borderRadius: vars.radius.medium,
  boxShadow: vars.shadow.raised,
} as const;

/**
 * Height of what stays in the lower corner of the page, as a small player does, which sets it on the root element; what else appears at the
 * foot of the page adds it to its distance, so that it covers none of it.
 */
export const CORNER = '--oshi-corner';
/** The value of `CORNER`; nothing where nothing stays in the corner. */
export const cornerHeight = `var(${CORNER}, 0px)`;
/** Width of what stays in the lower corner, with the distances at both sides of it. Set beside `CORNER`. */
export const CORNER_WIDTH = '--oshi-corner-width';
/** Height of the bars that stay at the foot of the page over its whole width, without the notch. Who draws them sets it on the root element. */
export const FOOT = '--oshi-foot';
/** The height of the bars at the foot of the page, with the notch. */
export const footHeight = `(var(${FOOT}, 0px) + env(safe-area-inset-bottom))`;
/** The `inset-block` of messages, set on the root element by pages with bars of their own where messages usually are. */
export const MESSAGES = '--oshi-messages';
/** The value of `MESSAGES`; above the bars at the foot and what stays in the corner unless the page sets it. */
export const messagesInset = `var(${MESSAGES}, auto calc(${vars.space.medium} + ${footHeight} + ${cornerHeight}))`;

/** Styles of the root element for a page with a bar of its own, so high, at the foot of what it shows: messages are above it. */
export const messagesAbove = (bar: string) => ({
  vars: {
    [MESSAGES]: `auto calc(${bar} + ${vars.space.small} + ${footHeight} + ${cornerHeight})`,
  },
  '@media': {
    // There `wholeWindow` keeps what stays in the corner beside the page, not below its bar.
    '(min-aspect-ratio: 3/2)': {
      vars: {
        [MESSAGES]: `auto calc(${vars.space.small} + ${footHeight} + max(${bar}, ${cornerHeight}))`,
      },
    },
  },
});
/** Styles of the root element for a page with buttons at its foot that messages would cover: messages are below its first bar. */
export const messagesAtTop = { vars: { [MESSAGES]: '3.5rem auto' } } as const;

/** The root element while a dialog is open that the viewer has to answer first. */
export const DURING_DIALOG = 'html:has([aria-modal="true"])';

/** How much of the window messages take at its lower edge. What lies over the page keeps it free. */
export const FOOT_MESSAGES = '--oshi-foot-messages';
/** How far messages are from the lower edge of the window over a dialog, which covers what is at the foot of the page. */
export const messagesMargin = `(${vars.space.medium} + env(safe-area-inset-bottom))`;

/** A page that fills the window leaves room for what stays in the lower corner: below it, or beside it where the window is wide. */
export const wholeWindow = {
  blockSize: `calc(100dvh - ${cornerHeight})`,
  '@media': {
    '(min-aspect-ratio: 3/2)': {
      blockSize: '100dvh',
      marginInlineEnd: `var(${CORNER_WIDTH}, 0px)`,
    },
  },
} as const;

/** One row in what floats. What is pointed at or reached by keys carries `data-highlighted`. */
export const option = {
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.small,
  minBlockSize: vars.size.controlSmall,
  paddingInline: vars.space.small,
  borderRadius: vars.radius.small,
  color: 'inherit',
  textDecoration: 'none',
  cursor: 'pointer',
  outline: 'none',
} as const;

/** A row that is pointed at; forced colours draw no grounds, so it gets an outline there. */
export const highlighted = {
  background: vars.color.selected,
  color: vars.color.selectedText,
  outline: `${vars.size.line} solid transparent`,
} as const;

/** The box of a field. */
export const fieldBox = {
  minBlockSize: vars.size.control,
  paddingInline: vars.space.small,
  font: 'inherit',
  color: vars.color.text,
  background: vars.color.surfaceRaised,
  border: `${vars.size.line} solid ${vars.color.controlBorder}`,
  borderRadius: vars.radius.medium,
} as const;
