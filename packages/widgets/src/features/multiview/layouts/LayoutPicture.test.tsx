import { allPresets, cellsOfPreset, countVideoSlots, MOBILE_PRESETS } from '@oshimado/domain';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { clientOf, FeaturePage } from '../../../testing';
import { cellsOf } from '../../../testing/layouts-page';
import { LayoutPicture, type LayoutPictureProps } from '.';

const draw = (props: LayoutPictureProps) =>
  render(
    <FeaturePage client={clientOf({})}>
      <LayoutPicture {...props} />
    </FeaturePage>,
  );
const kinds = () =>
  [...screen.getByRole('img').querySelectorAll('rect')].map((cell) => cell.dataset.kind);

it('the picture of a layout says what the layout holds', () => {
  draw({ cells: cellsOf('AAMYabcdefghijk,MAMMchat0,MMMM') });
  expect(screen.getByRole('img', { name: '1 video, 1 chat, 1 empty cell' })).toBeTruthy();
  expect(kinds()).toEqual(['video', 'chat', 'empty']);
});

it('the picture of a layout takes the empty cells of a preset as places for videos', () => {
  draw({ cells: cellsOf('AAMM,AMMM,MAMM,MMGMchat,SMGMchat'), isPreset: true });
  expect(screen.getByRole('img', { name: '3 videos, 2 chats' })).toBeTruthy();
});

it('the picture of an empty layout says so', () => {
  draw({ cells: [] });
  expect(screen.getByRole('img', { name: 'No cells' })).toBeTruthy();
});

it('the picture of a layout draws cells below the screen inside the picture', () => {
  draw({ cells: [{ x: 0, y: 24, w: 4, h: 6, content: null }] });
  const cell = screen.getByRole('img').querySelector('rect');
  const bottom = Number(cell?.getAttribute('y')) + Number(cell?.getAttribute('height'));
  expect(bottom).toBeLessThanOrEqual(108);
});

it.each([...allPresets([]), ...MOBILE_PRESETS])(
  'a picture draws each cell of $name once',
  ({ code }) => {
    const cells = cellsOfPreset(code);
    draw({ cells, isPreset: true });
    expect(kinds().filter((kind) => kind === 'video')).toHaveLength(countVideoSlots(cells));
    expect(kinds()).toHaveLength(cells.length);
  },
);
