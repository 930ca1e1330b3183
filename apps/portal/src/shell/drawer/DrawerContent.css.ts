import { PHONE_QUERY, vars, withoutMarkers } from '@oshimado/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/** At least as high as the drawer, so that the footer is at the bottom. */
export const content = style({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: '100%',
});

export const list = style(withoutMarkers);

export const line = style({
  inlineSize: '100%',
  marginBlock: vars.space.xsmall,
  marginInline: 0,
  border: 'none',
  borderBlockStart: `${vars.size.line} solid ${vars.color.border}`,
});

/** An entry with another button beside it. */
export const withButton = style({ position: 'relative' });

// A long name wraps before the picture of the button.
globalStyle(`${withButton} > a`, {
  paddingInlineEnd: `calc(${vars.size.icon} + ${vars.space.xxsmall})`,
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  '@media': {
    [PHONE_QUERY]: { paddingInlineEnd: vars.space.small, overflowWrap: 'break-word' },
  },
});

export const beside = style({
  position: 'absolute',
  insetBlock: 0,
  // The room around its picture lies in that around the drawer.
  insetInlineEnd: `calc(-1 * ${vars.space.small})`,
  display: 'flex',
  alignItems: 'center',
  '@media': { [PHONE_QUERY]: { display: 'none' } },
});

export const chevron = style({
  display: 'grid',
  justifyItems: 'center',
  borderBlockEnd: `${vars.size.line} solid ${vars.color.border}`,
});
