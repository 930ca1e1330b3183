import { asColumn, asRow, asWrappingRow, MOBILE_QUERY, smallMuted, vars } from '@oshimado/ui/theme';
import { createContainer, globalStyle, style } from '@vanilla-extract/css';
import { note } from '../../base/page/elements.css';

export { bareList as list, note, row as actions } from '../../base/page/elements.css';

const board = createContainer();
/** From here on three columns have room beside each other. */
const ROOM = '(min-width: 54rem)';
const NARROW = '(max-width: 53.99rem)';

/** Height of the bar at the bottom of a phone. */
const PHONE_BAR = `calc(${vars.size.bottomBar} + env(safe-area-inset-bottom))`;

export const page = style({
  ...asColumn(vars.space.medium),
  containerName: board,
  containerType: 'inline-size',
});

export const heading = style({
  margin: 0,
  fontSize: vars.font.size.large,
  lineHeight: vars.font.lineHeight.tight,
  overflowWrap: 'anywhere',
  selectors: { '&:focus': { outline: 'none' } },
});

export const subheading = style({
  margin: 0,
  fontSize: vars.font.size.medium,
  lineHeight: vars.font.lineHeight.tight,
  overflowWrap: 'anywhere',
  selectors: { '&:focus': { outline: 'none' } },
});

export const label = style([
  subheading,
  { fontSize: vars.font.size.small, fontWeight: vars.font.weight.medium },
]);

export const welcome = style({
  ...asColumn(vars.space.medium),
  justifySelf: 'center',
  inlineSize: '100%',
  maxInlineSize: vars.size.measure,
  paddingBlock: vars.space.xlarge,
});

export const choices = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(16rem, 100%), 1fr))',
  gap: vars.space.large,
});

export const choice = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.small,
});

export const top = style({
  ...asWrappingRow(vars.space.small),
  justifyContent: 'space-between',
});

/** "25 %, 25 %, 50 %." */
export const columns = style({
  ...asColumn(vars.space.large),
  alignItems: 'start',
  '@container': {
    [`${board} ${ROOM}`]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) minmax(0, 2fr)',
    },
  },
});

const otherStep = (step: string) =>
  `${columns}:not([data-step="${step}"]) > &[data-part="${step}"]`;

export const panel = style({
  ...asColumn(vars.space.small),
  alignContent: 'start',
  '@container': {
    [`${board} ${NARROW}`]: {
      selectors: {
        [otherStep('servers')]: { display: 'none' },
        [otherStep('channels')]: { display: 'none' },
        [otherStep('settings')]: { display: 'none' },
      },
    },
  },
});

/** Where all steps are shown none leads back. */
export const back = style({
  '@container': { [`${board} ${ROOM}`]: { display: 'none' } },
});

export const part = style({
  ...asColumn(vars.space.small),
  paddingBlock: vars.space.small,
});

/** A field as wide as its place, and below it a choice and the button. */
export const form = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: vars.space.small,
});

export const wide = style({ flex: '1 1 100%', minInlineSize: 0 });

/** A field and its button, which stays beside the field when an error comes below it. */
export const nameForm = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: vars.space.small,
});

/** As far down as the label reaches above the field. */
export const besideField = style({
  marginBlockStart: `calc(${vars.font.size.small} * ${vars.font.lineHeight.normal} + ${vars.space.xsmall})`,
});

/** Takes no room while empty, but exists so that screen readers announce its changes. */
export const status = style([
  note,
  { overflowWrap: 'anywhere', selectors: { '&:empty': { position: 'absolute' } } },
]);

export const muted = style(smallMuted);

export const channel = style({ display: 'grid', minInlineSize: 0 });

/** A count stays in one piece. */
export const count = style({ display: 'inline-block', whiteSpace: 'nowrap' });

export const table = style({ maxInlineSize: '100%' });

export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(15rem, 100%), 1fr))',
  gap: vars.space.medium,
});

export const names = style({
  ...asColumn(vars.space.small),
  alignContent: 'start',
});

export const name = style({
  ...asRow(vars.space.small),
  justifyContent: 'space-between',
  selectors: {
    '& + &': { borderBlockStart: `${vars.size.line} solid ${vars.color.border}` },
  },
});

export const text = style({ minInlineSize: 0, overflowWrap: 'anywhere' });

/** Stays in sight while a long list is edited. */
export const saveBar = style({
  position: 'sticky',
  zIndex: vars.layer.sticky,
  insetBlockEnd: 0,
  ...asColumn(vars.space.small),
  paddingBlock: vars.space.small,
  background: vars.color.background,
  borderBlockStart: `${vars.size.line} solid ${vars.color.border}`,
  '@media': { [MOBILE_QUERY]: { insetBlockEnd: PHONE_BAR } },
});

// What gets the focus by keys is not left below the bar.
globalStyle(`${panel} :is(a, button, input, select)`, {
  scrollMarginBlockEnd: `calc(3 * ${vars.size.control} + ${PHONE_BAR})`,
});
