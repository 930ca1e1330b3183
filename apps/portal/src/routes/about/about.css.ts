import {
  asWrappingRow,
  smallMuted,
  surface,
  vars,
  WIDE_QUERY,
  withoutMarkers,
} from '@oshimado/ui/theme';
import { style } from '@vanilla-extract/css';
import { page as basePage } from '../../shell/page.css';

export { lead, title } from '../../shell/page.css';

export const page = style([
  basePage,
  { inlineSize: '100%', maxInlineSize: '1200px', marginInline: 'auto' },
]);

/** Something long does not make it wider than the page. */
const oneColumn = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const;

export const columns = style({
  ...oneColumn,
  gap: vars.space.large,
  alignItems: 'start',
  '@media': { [WIDE_QUERY]: { gridTemplateColumns: '3fr 2fr' } },
});

export const column = style({ ...oneColumn, gap: vars.space.large });

export const section = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.medium,
  padding: vars.space.medium,
  ...surface,
  scrollMarginBlockStart: `calc(${vars.size.bar} + ${vars.space.medium})`,
});

export const heading = style({ margin: 0, fontSize: vars.font.size.large });

export const subheading = style({
  margin: 0,
  fontSize: vars.font.size.medium,
  fontWeight: vars.font.weight.bold,
});

export const text = style({ margin: 0, overflowWrap: 'anywhere' });

export const muted = style(smallMuted);

export const row = style(asWrappingRow(vars.space.small));

export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(8.5rem, 100%), 1fr))',
  gap: vars.space.medium,
  margin: 0,
});

export const figure = style({ display: 'grid', alignContent: 'start' });

export const figureName = style(smallMuted);

export const figureTotal = style({
  margin: 0,
  fontSize: vars.font.size.xxlarge,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: vars.font.lineHeight.tight,
});

export const figureGrowth = style({
  margin: 0,
  color: vars.color.success,
  fontSize: vars.font.size.small,
});

const bareList = style({ ...withoutMarkers, ...oneColumn });

export const changes = style([bareList, { gap: vars.space.medium }]);

export const links = style([bareList, { gap: vars.space.small, justifyItems: 'start' }]);

export const answer = style({ ...oneColumn, gap: vars.space.small, justifyItems: 'start' });

export const features = style({
  ...oneColumn,
  gap: vars.space.small,
  margin: 0,
  paddingInlineStart: '1.25em',
});

/** Looks like a button to take hold of. */
export const bookmark = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.small,
  boxSizing: 'border-box',
  maxInlineSize: '100%',
  minBlockSize: vars.size.control,
  paddingInline: vars.space.medium,
  color: vars.color.text,
  textDecoration: 'none',
  background: vars.color.surfaceRaised,
  border: `2px dashed ${vars.color.controlBorder}`,
  borderRadius: vars.radius.medium,
  cursor: 'grab',
  selectors: { '&:hover': { background: vars.color.hover } },
});
