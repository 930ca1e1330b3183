import { fireEvent, render } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { PlayIcon } from '../icon';
import { Picture } from './Picture';

// Nothing is fetched here: every picture is on its way until a test says otherwise.
beforeEach(
  () => void vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false),
);

const draw = (src: string | null) => {
  const { container, rerender } = render(<Picture src={src} fallback={PlayIcon} />);
  return {
    picture: () => container.querySelector('img'),
    icon: () => container.querySelector('svg'),
    change: (next: string) => rerender(<Picture src={next} fallback={PlayIcon} />),
  };
};

it('a picture without text is not read aloud', () => {
  const { picture, icon } = draw('/a.jpg');
  expect(picture()?.getAttribute('alt')).toBe('');
  expect(icon()).toBeNull();
});

it('a picture without address, or that failed to load, is drawn by its fallback until it is another one', () => {
  expect(draw(null).icon()).not.toBeNull();
  const { picture, icon, change } = draw('/gone.jpg');
  fireEvent.error(picture() ?? document.body);
  expect([picture(), icon() === null]).toEqual([null, false]);
  change('/there.jpg');
  expect(picture()?.getAttribute('src')).toBe('/there.jpg');
});
