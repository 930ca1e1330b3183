import { focusRingInside, vars } from '@oshimado/ui/theme';
import { createVar, style } from '@vanilla-extract/css';
import { bareList } from '../../base/page/elements.css';
import { BAR_GROUND, MARK_COLOURS, MARK_WIDTHS, type MarkColour } from './mark-colours';

/** How far from a mark a press still counts for it, where no other mark is nearer. */
export const reach = createVar();
const height = createVar();
const width = createVar();

const colourOf = ({ colour, with: other }: MarkColour) =>
  other
    ? `color-mix(in srgb, ${vars.color[colour]}, ${vars.color[other.colour]} ${other.percent}%)`
    : vars.color[colour];

export const strip = style({
  position: 'relative',
  blockSize: '30px',
  vars: { [reach]: '12px', [height]: '10px' },
  selectors: {
    '&:hover, &:focus-within': { vars: { [height]: '15px' } },
    '&::before': {
      content: '',
      position: 'absolute',
      insetInline: 0,
      insetBlockStart: `calc((100% - ${height}) / 2)`,
      blockSize: height,
      background: vars.color[BAR_GROUND],
      boxShadow: `inset 0 0 0 ${vars.size.line} ${vars.color.border}`,
      outline: `${vars.size.line} solid transparent`,
      outlineOffset: `calc(-1 * ${vars.size.line})`,
      transition: `block-size ${vars.duration.quick}, inset-block-start ${vars.duration.quick}`,
    },
  },
  '@media': { '(pointer: coarse)': { vars: { [reach]: '22px' } } },
});

export const bar = style([bareList, { position: 'absolute', inset: 0 }]);

/** What can be pressed: as far as the reach, and at most halfway to the next mark. It is not drawn. */
export const hit = style({
  position: 'absolute',
  insetBlock: 0,
  padding: 0,
  border: 0,
  background: 'transparent',
  cursor: 'pointer',
  selectors: { '&:focus-visible': { ...focusRingInside, zIndex: 1 } },
});

/** Drawn as a border, because forced colours draw no grounds. */
export const mark = style({
  position: 'absolute',
  insetBlockStart: `calc((100% - ${height}) / 2)`,
  blockSize: height,
  marginInlineStart: `calc(${width} / -2)`,
  borderInlineStart: `${width} solid`,
  pointerEvents: 'none',
  transition: `block-size ${vars.duration.quick}, inset-block-start ${vars.duration.quick}`,
  selectors: Object.fromEntries(
    Object.entries(MARK_COLOURS).flatMap(([kind, colour]) => {
      const of = `&[data-kind="${kind}"]`;
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of MARK_COLOURS are kinds
      const px = MARK_WIDTHS[kind as keyof typeof MARK_WIDTHS];
      return [
        [of, { color: colourOf(colour), vars: { [width]: `${px}px` } }],
        [`${hit}:is(:hover, :focus-visible) + ${of}`, { vars: { [width]: `${px * 2}px` } }],
      ];
    }),
  ),
});

export const position = style({
  position: 'absolute',
  insetBlock: '3px',
  marginInlineStart: '-1px',
  borderInlineStart: `2px solid ${vars.color.text}`,
  pointerEvents: 'none',
});
