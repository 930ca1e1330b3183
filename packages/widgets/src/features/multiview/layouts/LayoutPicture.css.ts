import { vars } from '@oshimado/ui/theme';
import { style, styleVariants } from '@vanilla-extract/css';

const picture = style({
  display: 'block',
  maxInlineSize: '100%',
  blockSize: 'auto',
  background: vars.color.surfaceSunken,
  borderRadius: vars.radius.small,
});

/** The long side of a picture in px; the other is 9/16 of it. */
const LONG_SIDE = { small: 153.6, medium: 192 } as const;

const sides = (inline: number) => [picture, { inlineSize: `${inline}px` }];
export const landscape = styleVariants(LONG_SIDE, (side) => sides(side));
export const portrait = styleVariants(LONG_SIDE, (side) => sides((side * 9) / 16));

const tinted = (colour: string) => ({
  fill: `color-mix(in srgb, ${colour} 35%, ${vars.color.surface})`,
  stroke: colour,
});

export const cells = styleVariants({
  video: tinted(vars.color.info),
  chat: tinted(vars.color.warning),
  empty: { fill: 'none', stroke: vars.color.controlBorder, strokeDasharray: '4 3' },
});

export const bubble = style({ fill: vars.color.text });
