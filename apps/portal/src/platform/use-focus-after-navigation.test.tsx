/** "Focus the page heading on route change." */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { Link, MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { shownPageAt } from '../routes/pages';
import { useFocusAfterNavigation } from './use-focus-after-navigation';

function Late() {
  const [isThere, setThere] = useState(false);
  return isThere ? (
    <h1>Late</h1>
  ) : (
    <button type="button" onClick={() => setThere(true)}>
      Arrive
    </button>
  );
}

const keyOf = (pathname: string) => shownPageAt(pathname).key;
let left: string | undefined;
const leftLink = () => left;

function Site() {
  useFocusAfterNavigation(keyOf(useLocation().pathname), 'main', leftLink);
  return (
    <>
      <Link to="/late">To late</Link>
      <Link to="/channel/a">To a</Link>
      <Link to="/channel/a/clips">To clips</Link>
      <main id="main">
        <Routes>
          <Route path="/" element={<h1>Home</h1>} />
          <Route path="/late" element={<Late />} />
          <Route
            path="*"
            element={
              <>
                <h1>Channel</h1>
                <div data-top-bar-tabs="">
                  <a href="/channel/a">Tab</a>
                </div>
                <a href="/watch/a">Stream</a>
              </>
            }
          />
        </Routes>
      </main>
    </>
  );
}
const draw = () =>
  render(
    <MemoryRouter>
      <Site />
    </MemoryRouter>,
  );
const heading = (name: string) => screen.getByRole('heading', { name });
const nextFrame = () =>
  act(() => new Promise<void>((resolve) => requestAnimationFrame(() => resolve())));
const go = (name: string) => {
  const link = screen.getByRole('link', { name });
  link.focus();
  fireEvent.click(link);
  return link;
};

it('navigation leaves the focus alone on the first page', () => {
  draw();
  expect(document.activeElement).toBe(document.body);
  expect(heading('Home').hasAttribute('tabindex')).toBe(false);
});

it('a navigation focuses the heading of the next page, which is no tab stop', () => {
  draw();
  go('To a');
  expect(document.activeElement).toBe(heading('Channel'));
  expect(heading('Channel').tabIndex).toBe(-1);
});

it('navigation waits for a heading that is rendered later', async () => {
  draw();
  go('To late');
  act(() => screen.getByText('Arrive').click());
  await nextFrame();
  expect(document.activeElement).toBe(heading('Late'));
});

it('navigation does not move the focus after the viewer has pressed something', async () => {
  draw();
  go('To late');
  fireEvent.keyDown(document.body, { key: 'Tab' });
  act(() => screen.getByText('Arrive').click());
  await nextFrame();
  expect(document.activeElement).not.toBe(heading('Late'));
});

it('a navigation restores the focus after a closing menu has moved it', () => {
  draw();
  const link = go('To a');
  act(() => link.focus());
  expect(document.activeElement).toBe(heading('Channel'));
});

it('navigation leaves the focus on the tab between the parts of one page', () => {
  draw();
  go('To a');
  fireEvent.keyDown(document.body, { key: 'Tab' });
  const tab = go('To clips');
  expect(document.activeElement).toBe(tab);
});

it.each([
  ['/channel/a', '/channel/a/clips', true],
  ['/edit/video/x', '/edit/video/x/music', true],
  ['/multiview', '/multiview/AAUY', true],
  ['/channel/a', '/channel/b', false],
  ['/channel', '/channel/a', false],
  ['/watch/a', '/watch/b', false],
])('%s and %s are one page: %s', (a, b, isOne) => {
  expect(keyOf(a) === keyOf(b)).toBe(isOne);
});

it('a navigation focuses the pressed link after going back, or the heading if the link is gone', () => {
  left = '/watch/a';
  draw();
  go('To a');
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Stream' }));
  cleanup();
  left = '/watch/gone';
  draw();
  go('To a');
  expect(document.activeElement).toBe(heading('Channel'));
  left = undefined;
});

it('a navigation focuses that link even if it is rendered after the heading', async () => {
  left = '/watch/late';
  draw();
  go('To a');
  expect(document.activeElement).toBe(heading('Channel'));
  const link = document.createElement('a');
  link.href = '/watch/late';
  document.querySelector('main')?.append(link);
  await nextFrame();
  expect(document.activeElement).toBe(link);
  link.remove();
  left = undefined;
});

describe('a page that is scrolled back to its place', () => {
  const HEIGHT = 100;
  /** Where parts of the page are in the window, by their text; the others are far above. */
  let places: Readonly<Record<string, number>> = {};
  const topOf = (element: Element) => places[element.textContent] ?? -1_000;
  beforeEach(() => {
    vi.stubGlobal('scrollY', 1_000);
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function at(
      this: Element,
    ) {
      return new DOMRect(0, topOf(this), HEIGHT, HEIGHT);
    });
    vi.spyOn(document, 'elementFromPoint').mockImplementation(
      (_, y) =>
        screen.getAllByRole('link').find((link) => Math.abs(topOf(link) + HEIGHT / 2 - y) < 1) ??
        null,
    );
  });
  afterEach(() => vi.unstubAllGlobals());

  it('a page that is scrolled back to its place is entered at the first link that is seen, if the pressed one is gone', () => {
    places = { Tab: 50, Stream: 200 };
    draw();
    go('To a');
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Stream' }));
  });

  it('is entered at its heading as long as that is seen', () => {
    places = { Channel: 20, Stream: 200 };
    draw();
    go('To a');
    expect(document.activeElement).toBe(heading('Channel'));
  });

  it('is entered at what is rendered later, and stays there when a card comes above it', async () => {
    draw();
    go('To a');
    expect(document.activeElement).toBe(heading('Channel'));
    const add = async (text: string) => {
      const link = document.createElement('a');
      link.href = '/watch/late';
      link.textContent = text;
      document.querySelector('main')?.prepend(link);
      await nextFrame();
      return link;
    };
    places = { Late: 300, Above: 100 };
    const late = await add('Late');
    expect(document.activeElement).toBe(late);
    const above = await add('Above');
    expect(document.activeElement).toBe(late);
    late.remove();
    above.remove();
  });

  it('is looked through once a frame, however often it changes', async () => {
    const frames: FrameRequestCallback[] = [];
    vi.stubGlobal('requestAnimationFrame', (look: FrameRequestCallback) => frames.push(look));
    places = { Tab: -500 };
    draw();
    go('To a');
    for (const name of ['one', 'two', 'three']) {
      document.querySelector('main')?.append(name);
      // oxlint-disable-next-line no-await-in-loop -- a change is reported before the next one is made
      await act(() => Promise.resolve());
    }
    expect(frames).toHaveLength(1);
    places = { Stream: 200 };
    frames[0]?.(0);
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Stream' }));
  });
});
