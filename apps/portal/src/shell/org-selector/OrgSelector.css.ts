import { vars } from '@oshimado/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const root = style({ position: 'relative', display: 'flex', minInlineSize: 0 });

export const form = style({ display: 'flex', alignItems: 'center', minInlineSize: 0 });

export const button = style({
  gap: vars.space.xsmall,
  minInlineSize: 0,
  maxInlineSize: 'min(14rem, 34vw)',
  paddingInline: vars.space.small,
  color: 'inherit',
  // The form beside it does the work where no script runs.
  '@media': { '(scripting: none)': { display: 'none' } },
});

// The tip stands below the tabs, so that it covers none; this is what it is about.
globalStyle(`${root}[data-tip] ${button}`, {
  outline: `${vars.size.focus} solid ${vars.color.accent}`,
  outlineOffset: '-2px',
});

export const short = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: vars.font.size.large,
  fontWeight: vars.font.weight.bold,
  textDecoration: 'underline',
  textDecorationColor: vars.color.accent,
  textDecorationThickness: '3px',
  textUnderlineOffset: '0.3em',
  // The line below the letters is part of them.
  paddingBlockEnd: '0.2em',
});

export const others = style({ flex: 'none', color: vars.color.textMuted });

export const caret = style({
  display: 'inline-flex',
  flex: 'none',
  transition: `transform ${vars.duration.normal} ${vars.easing.standard}`,
});

globalStyle(`${button}[aria-expanded="true"] ${caret}`, { transform: 'rotate(180deg)' });
