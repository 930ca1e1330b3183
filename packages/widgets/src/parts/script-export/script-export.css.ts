import { vars } from '@oshimado/ui/theme';
import { style } from '@vanilla-extract/css';
import { note } from '../../base/page/elements.css';

export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.medium,
});

export const counts = style({ margin: 0, fontVariantNumeric: 'tabular-nums' });

export const file = style([note, { overflowWrap: 'anywhere' }]);
