import { smallMuted, vars } from '@oshimado/ui/theme';
import { style } from '@vanilla-extract/css';
import { row as rowStyle } from '../../base/page/elements.css';

export const entry = style({ display: 'grid', gap: vars.space.xsmall, minInlineSize: 0 });

export const head = style([rowStyle, { overflowWrap: 'anywhere' }]);

export const who = style(smallMuted);

export const values = style({ display: 'grid', gap: vars.space.xxsmall, margin: 0 });

export const value = style({
  display: 'grid',
  gridTemplateColumns: '5rem minmax(0, 1fr)',
  gap: vars.space.small,
});

export const label = style(smallMuted);

export const text = style({ margin: 0, overflowWrap: 'anywhere' });
