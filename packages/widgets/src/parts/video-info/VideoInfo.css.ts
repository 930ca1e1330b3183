import {
  asColumn,
  asRow,
  asWrappingRow,
  focusRing,
  oneLine,
  PHONE_QUERY,
  smallMuted,
  vars,
} from '@oshimado/ui/theme';
import { style, styleVariants } from '@vanilla-extract/css';
import { bareList, row } from '../../base/page/elements.css';

export const info = style(asColumn(vars.space.small));

export const title = style({
  margin: 0,
  fontSize: vars.font.size.xlarge,
  lineHeight: vars.font.lineHeight.tight,
  overflowWrap: 'anywhere',
  '@media': { [PHONE_QUERY]: { fontSize: vars.font.size.large } },
});

/** The buttons are at the end of the line, or below it where there is no room. */
export const facts = style({
  ...asWrappingRow(`${vars.space.xsmall} ${vars.space.medium}`),
  justifyContent: 'space-between',
});

export const line = style([
  row,
  {
    columnGap: vars.space.medium,
    rowGap: vars.space.xsmall,
    margin: 0,
    ...smallMuted,
    fontVariantNumeric: 'tabular-nums',
  },
]);

export const actions = style([row, { gap: vars.space.xsmall, minInlineSize: 0 }]);

const plain = style({});
export const time = styleVariants({
  live: { color: vars.color.danger, fontWeight: vars.font.weight.medium },
  upcoming: { color: vars.color.upcoming, fontWeight: vars.font.weight.medium },
  past: [plain],
  missing: [plain],
});

/** Keeps the room of a time that is not known yet. */
export const pending = style({ visibility: 'hidden' });

export const clock = style({ fontVariantNumeric: 'tabular-nums' });

const change = style({ marginInlineStart: vars.space.xsmall });
export const more = style([change, { color: vars.color.success }]);
export const fewer = style([change, { color: vars.color.danger }]);

export const topic = style({
  display: 'inline-flex',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  alignItems: 'center',
  gap: vars.space.xxsmall,
  minBlockSize: vars.size.target,
  color: vars.color.link,
  textDecoration: 'none',
  selectors: { '&:hover': { textDecoration: 'underline' } },
});

export const channel = style({
  ...asRow(vars.space.medium),
  '@media': { [PHONE_QUERY]: { gap: vars.space.small } },
});

export const photo = style({ flex: 'none', lineHeight: 0 });

export const channelBody = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space.medium,
  flex: '1 1 0',
  minInlineSize: 0,
});

export const mentions = style([row, { gap: vars.space.xsmall }]);

export const mentionsMark = style({ color: vars.color.textMuted, lineHeight: 0 });

/** Its entries are in one line with the icon and the button. */
export const chips = style([bareList, { display: 'contents' }]);

export const chipItem = style({ minInlineSize: 0, maxInlineSize: '100%' });

export const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xsmall,
  maxInlineSize: '100%',
  minBlockSize: vars.size.controlSmall,
  boxSizing: 'border-box',
  paddingInline: vars.space.xsmall,
  paddingInlineEnd: vars.space.small,
  color: vars.color.text,
  fontSize: vars.font.size.small,
  background: vars.color.surface,
  border: `${vars.size.line} solid ${vars.color.border}`,
  borderRadius: vars.radius.round,
  textDecoration: 'none',
  selectors: {
    '&:hover': { background: vars.color.hover },
    '&:focus-visible': focusRing,
  },
});

export const chipName = style({
  minInlineSize: 0,
  ...oneLine,
});

export const description = style({
  padding: vars.space.small,
  background: vars.color.surface,
  borderRadius: vars.radius.large,
  fontSize: vars.font.size.small,
});
