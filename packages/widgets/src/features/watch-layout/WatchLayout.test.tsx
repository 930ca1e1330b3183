/** Which parts of the watch page take room of their own. */
import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { clientOf, FeaturePage } from '../../testing';
import { infoEnd } from './WatchLayout.css';
import { WatchLayout, type WatchLayoutProps } from './WatchLayout';

let resized: () => void = () => undefined;
beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(listener: () => void) {
        resized = listener;
      }
      observe() {
        resized();
      }
      unobserve() {
        resized();
      }
      disconnect() {
        resized = () => undefined;
      }
    },
  );
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function draw(props: Partial<WatchLayoutProps> = {}) {
  render(
    <FeaturePage client={clientOf({})}>
      <WatchLayout
        poster={null}
        toolbar={<div />}
        side={null}
        chat={<p />}
        isBeside={false}
        {...props}
      >
        <p data-part="facts">Live</p>
      </WatchLayout>
    </FeaturePage>,
  );
  const grid = document.querySelector<HTMLElement>('[data-part="watch"]');
  if (!grid) throw new Error('There is no layout.');
  return grid;
}

it('a chat has a column, and one that is but a line has none', () => {
  expect(draw().dataset).toMatchObject({ chat: 'true' });
  cleanup();
  const { dataset } = draw({ isChatLine: true });
  expect(dataset).toMatchObject({ chatLine: 'true' });
  expect(dataset.chat).toBeUndefined();
  cleanup();
  expect(draw({ isChatLine: true, chat: null }).dataset.chatLine).toBeUndefined();
});

it('the chat of a phone begins below the row of facts, however high what is above it is', () => {
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (
    this: HTMLElement,
  ) {
    if (this.dataset.part === 'poster') return new DOMRect(0, -30, 390, 219);
    if (this.dataset.part === 'facts') return new DOMRect(0, 300, 390, 24.5);
    return new DOMRect(0, 189, 390, 44);
  });
  const name = infoEnd.slice('var('.length, -1);
  expect(draw().style.getPropertyValue(name)).toBe('355px');
});
