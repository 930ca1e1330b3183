import { contrast, deriveTheme } from '@oshimado/ui/colour';
import { themes } from '@oshimado/ui/theme';
import { expect, it } from 'vitest';
import { BAR_GROUND, MARK_COLOURS, type MarkColour } from './mark-colours';

const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

/** As `color-mix(in srgb, …)` mixes. */
function mixed(one: string, other: string, percent: number): string {
  const [from, to] = [channels(one), channels(other)];
  const parts = from.map((value, index) =>
    Math.round(value + (((to[index] ?? 0) - value) * percent) / 100),
  );
  return `#${parts.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

function written({ colour, with: other }: MarkColour, theme: ReturnType<typeof deriveTheme>) {
  const first = theme[colour];
  return other ? mixed(first, theme[other.colour], other.percent) : first;
}

it('every mark has a contrast of 3 to 1 on the bar, in every theme and mode', () => {
  const low = themes.flatMap(({ slug, dark, light }) =>
    [deriveTheme(dark, true), deriveTheme(light, false)].flatMap((theme) =>
      Object.entries(MARK_COLOURS)
        .filter(([, colour]) => contrast(written(colour, theme), theme[BAR_GROUND]) < 3)
        .map(([kind]) => `${slug} ${kind}`),
    ),
  );
  expect(low).toEqual([]);
});
