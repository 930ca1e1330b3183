import { oneLine, PHONE_QUERY, vars } from '@oshimado/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const root = style({ position: 'relative', display: 'flex', minInlineSize: 0 });

export const form = style({ display: 'flex', alignItems: 'center', minInlineSize: 0 });

export const button = style({
  gap: vars.space.xsmall,
  minInlineSize: 0,
  maxInlineSize: 'min(14rem, 34vw)',
  paddingInline: vars.space.small,
  color: 'inherit',
  // Where scripts are off the form beside it is used.
  '@media': {
    // There the search is a button, which leaves room.
    [PHONE_QUERY]: {
      maxInlineSize: 'min(14rem, 60vw)',
      paddingInline: `min(${vars.space.small}, 8px)`,
    },
    '(scripting: none)': { display: 'none' },
  },
});

// The tip is placed below the tabs so that it covers none of them; the outline shows what it refers to.
globalStyle(`${root}[data-tip] ${button}`, {
  outline: `${vars.size.focus} solid ${vars.color.accent}`,
  outlineOffset: '-2px',
});

export const short = style({
  ...oneLine,
  fontSize: vars.font.size.large,
  fontWeight: vars.font.weight.bold,
  textDecoration: 'underline',
  textDecorationColor: vars.color.accent,
  textDecorationThickness: '3px',
  textUnderlineOffset: '0.3em',
  // Room for the underline, which `overflow: hidden` would cut off.
  paddingBlockEnd: '0.2em',
  // The whole name stays in the bar of a phone, however large letters are.
  '@media': { [PHONE_QUERY]: { fontSize: `min(${vars.font.size.large}, 9vw)` } },
});

export const others = style({ flex: 'none', color: vars.color.textMuted });

export const caret = style({
  display: 'inline-flex',
  flex: 'none',
  transition: `transform ${vars.duration.normal} ${vars.easing.standard}`,
});

globalStyle(`${button}[aria-expanded="true"] ${caret}`, { transform: 'rotate(180deg)' });
