/** Parts know whether they are hydrated, and what they render then hides nothing of the page. */
import { act, Suspense, use, type ReactNode } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useHydrated } from './use-hydrated';

let box: HTMLElement;
let root: Root | undefined;
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  box = document.createElement('div');
  document.body.append(box);
});
afterEach(() => {
  act(() => root?.unmount());
  box.remove();
});

const seen: boolean[] = [];
function Part() {
  const isHydrated = useHydrated();
  seen.push(isHydrated);
  return <p>{isHydrated ? 'of the browser' : 'of the server'}</p>;
}

function hydrate(page: ReactNode) {
  box.innerHTML = renderToString(page);
  const faults: unknown[] = [];
  seen.length = 0;
  act(() => {
    root = hydrateRoot(box, page, { onRecoverableError: (error) => faults.push(error) });
  });
  return faults;
}

it('a part of the server’s markup is told that it is hydrated after it is', () => {
  expect(hydrate(<Part />)).toEqual([]);
  expect(seen[0]).toBe(false);
  expect(box.textContent).toBe('of the browser');
});

it('a part that the browser renders by itself is never told that it is not hydrated', () => {
  seen.length = 0;
  act(() => {
    root = createRoot(box);
    root.render(<Part />);
  });
  expect(seen).not.toContain(false);
});

it('what has to be loaded once a part is hydrated does not hide what the server has drawn', () => {
  const pending = new Promise<string>(() => undefined);
  const Loading = () => <p>{useHydrated() ? use(pending) : 'of the server'}</p>;
  const faults = hydrate(
    <Suspense fallback="loading">
      <Loading />
    </Suspense>,
  );
  expect(faults).toEqual([]);
  expect(box.innerText ?? box.textContent).toBe('of the server');
});
