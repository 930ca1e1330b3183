import { asWrappingRow, smallMuted, vars, withoutMarkers } from '@oshimado/ui/theme';
import { style } from '@vanilla-extract/css';
import { fixedBox } from './FixedDrawer.css';

/** At the bottom; in the drawer beside the page the list scrolls behind it. */
export const footer = style({
  marginBlockStart: 'auto',
  paddingBlockStart: vars.space.small,
  borderBlockStart: `${vars.size.line} solid ${vars.color.border}`,
  selectors: {
    [`${fixedBox} &`]: {
      position: 'sticky',
      insetBlockEnd: `calc(-1 * ${vars.space.small})`,
      marginBlockEnd: `calc(-1 * ${vars.space.small})`,
      marginInline: `calc(-1 * ${vars.space.small})`,
      padding: vars.space.small,
      background: vars.color.surface,
    },
  },
});

/** Reserves their height, because they are loaded after the page. */
export const links = style({ minBlockSize: vars.size.control });

export const list = style({
  ...withoutMarkers,
  display: 'flex',
  gap: vars.space.xsmall,
});

export const icon = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.size.control,
  blockSize: vars.size.control,
  color: vars.color.textMuted,
  borderRadius: vars.radius.medium,
  selectors: { '&:hover': { background: vars.color.hover, color: vars.color.text } },
});

export const row = style({
  ...asWrappingRow(vars.space.xsmall),
  justifyContent: 'space-between',
});

export const rights = style({
  paddingInlineStart: vars.space.xsmall,
  color: vars.color.textMuted,
  fontSize: vars.font.size.xsmall,
});

export const language = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xsmall,
  minBlockSize: vars.size.controlSmall,
  paddingInline: vars.space.xsmall,
  ...smallMuted,
  textDecoration: 'none',
  borderRadius: vars.radius.medium,
  selectors: { '&:hover': { background: vars.color.hover, color: vars.color.text } },
});
