import { pullToRefreshMachine } from '@oshimado/machines/pull-to-refresh';
import { act, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { useOwnRefresh } from '../../base/page';
import { clientOf, FeaturePage, loadActors } from '../../testing';
import { eventsOf, watchSentEvents } from '../../testing/sent-events';
import { PullToRefresh } from './PullToRefresh';

await Promise.all([loadActors(), import('../../base/toasts/ToastHost')]);
beforeEach(() => {
  vi.spyOn(navigator, 'maxTouchPoints', 'get').mockReturnValue(5);
});

function List({ refresh }: { refresh: () => Promise<unknown> }) {
  useOwnRefresh(refresh);
  return null;
}

const page = (isAllowed: boolean, refresh: () => Promise<unknown> = () => Promise.resolve()) => (
  <StrictMode>
    <FeaturePage client={clientOf({})}>
      <List refresh={refresh} />
      <PullToRefresh isAllowed={isAllowed} />
    </FeaturePage>
  </StrictMode>
);

type Point = readonly [x: number, y: number];
/** Fires a touch event of the browser with fingers at these points. */
function touch(type: 'start' | 'move' | 'end' | 'cancel', ...points: readonly Point[]): Event {
  const touches = points.map(([clientX, clientY]) => ({ clientX, clientY }));
  const event = Object.assign(new Event(`touch${type}`, { cancelable: true }), { touches });
  act(() => void dispatchEvent(event));
  return event;
}
const phase = () => document.querySelector('[data-phase]')?.getAttribute('data-phase');

it('the widget sends every event that the machine understands', () => {
  const sent = watchSentEvents(pullToRefreshMachine);
  const { rerender } = render(page(true));
  touch('start', [10, 0]);
  touch('move', [10, 40]);
  touch('end');
  touch('start', [10, 0]);
  touch('cancel');
  rerender(page(false));
  expect(sent()).toEqual(eventsOf(pullToRefreshMachine));
});

it('a pull of 150 px refreshes the page once it is let go', async () => {
  const refresh = vi.fn<() => Promise<unknown>>(() => Promise.resolve());
  render(page(true, refresh));
  touch('start', [10, 0]);
  expect(touch('move', [10, 100]).defaultPrevented).toBe(true);
  expect(phase()).toBe('pulling');
  touch('move', [10, 150]);
  expect(phase()).toBe('reached');
  expect(refresh).not.toHaveBeenCalled();
  touch('end');
  expect(phase()).toBe('refreshing');
  await vi.waitFor(() => expect(phase()).toBe('idle'));
  expect(refresh).toHaveBeenCalledTimes(1);
});

it('a refresh that fails shows a toast', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  render(page(true, () => Promise.reject(new Error('no answer'))));
  touch('start', [10, 0]);
  touch('move', [10, 160]);
  touch('end');
  expect((await screen.findAllByText('Couldn’t refresh the page')).length).toBeGreaterThan(0);
});

it.each<[string, readonly Point[], readonly Point[]]>([
  ['a movement that starts sideways', [[10, 0]], [[60, 20]]],
  ['a movement upwards', [[10, 50]], [[10, 20]]],
  ['a second finger', [[10, 0]], [[10, 60], [90, 60]]], // prettier-ignore
])('%s does not refresh', (_name, start, move) => {
  const refresh = vi.fn<() => Promise<unknown>>(() => Promise.resolve());
  render(page(true, refresh));
  touch('start', ...start);
  touch('move', ...move);
  touch('move', [10, 200]);
  touch('end');
  expect(refresh).not.toHaveBeenCalled();
});

it('a page that is pinched larger is moved by a finger, and not pulled', () => {
  const refresh = vi.fn<() => Promise<unknown>>(() => Promise.resolve());
  render(page(true, refresh));
  vi.stubGlobal('visualViewport', { scale: 2 });
  touch('start', [10, 0]);
  expect(touch('move', [10, 160]).defaultPrevented).toBe(false);
  touch('end');
  expect(phase()).toBe('idle');
  expect(refresh).not.toHaveBeenCalled();
});

it('a page is not pulled by a menu that is a sheet over it, nor by what is dragged', () => {
  render(page(true));
  const menu = document.createElement('div');
  menu.setAttribute('role', 'menu');
  document.body.append(menu);
  touch('start', [10, 0]);
  expect(phase()).toBe('idle');
  menu.remove();
  const handle = document.createElement('button');
  handle.style.touchAction = 'none';
  document.body.append(handle);
  const touches = [{ clientX: 10, clientY: 0 }];
  const start = Object.assign(new Event('touchstart', { bubbles: true }), { touches });
  act(() => void handle.dispatchEvent(start));
  expect(phase()).toBe('idle');
  handle.remove();
});

it('a page that may not be pulled, or is covered by a dialog, ignores touches', () => {
  const { rerender } = render(page(false));
  touch('start', [10, 0]);
  touch('move', [10, 100]);
  expect(phase()).toBe('idle');
  rerender(page(true));
  const dialog = document.createElement('div');
  dialog.setAttribute('role', 'dialog');
  document.body.append(dialog);
  touch('start', [10, 0]);
  expect(phase()).toBe('idle');
  dialog.remove();
});
