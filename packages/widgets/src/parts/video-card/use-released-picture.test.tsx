import { render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { useReleasedPicture } from './use-released-picture';

let idle: (() => void)[] = [];
beforeEach(() => {
  idle = [];
  vi.stubGlobal('requestIdleCallback', (run: () => void) => idle.push(run));
});
const rest = () => {
  for (const run of idle) run();
};

function Frame() {
  return (
    <div ref={useReleasedPicture()}>
      <img
        sizes="auto, 50vw"
        srcSet="/small.webp 320w, /large.webp 640w"
        src="/small.webp"
        alt="Karaoke"
      />
    </div>
  );
}

it('a picture that has left the page keeps the one address that it showed', () => {
  const { unmount } = render(<Frame />);
  const picture = screen.getByRole('img');
  Object.defineProperty(picture, 'currentSrc', { value: 'https://a.example/large.webp' });
  unmount();
  rest();
  expect(picture.getAttribute('src')).toBe('https://a.example/large.webp');
  expect(picture.hasAttribute('srcset')).toBe(false);
  expect(picture.hasAttribute('sizes')).toBe(false);
});

it('a picture that stays, as in Strict Mode, keeps its choice of sizes', () => {
  render(<Frame />, { wrapper: StrictMode });
  rest();
  const picture = screen.getByRole('img');
  expect(picture.getAttribute('sizes')).toBe('auto, 50vw');
  expect(picture.getAttribute('srcset')).toContain('640w');
});
