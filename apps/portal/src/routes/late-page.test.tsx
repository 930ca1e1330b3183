import { ErrorBoundary } from '@oshimado/widgets/internal/base/errors';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Suspense, type ComponentType } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { clientOf, PortalPage } from '../testing/portal-page';
import { latePage } from './late-page';

type Loaded = { default: ComponentType };

// A page that does not come is logged.
beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue());

/** A page whose script does not come the first time. */
async function failedPage() {
  const load = vi.fn<() => Promise<Loaded>>();
  load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
  load.mockResolvedValue({ default: () => <h1>About</h1> });
  const Page = latePage(load);
  await act(
    async () =>
      void render(
        <PortalPage client={clientOf({})}>
          <ErrorBoundary>
            <Suspense>
              <Page />
            </Suspense>
          </ErrorBoundary>
        </PortalPage>,
      ),
  );
  return load;
}

it('a page whose script failed to load says so, and loads it again on request', async () => {
  const load = await failedPage();
  expect(screen.getByRole('alert').textContent).toContain('Couldn’t load');
  expect(load).toHaveBeenCalledTimes(1);
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Try again' })));
  expect(screen.getByRole('heading').textContent).toBe('About');
  expect(load).toHaveBeenCalledTimes(2);
});

it('without a connection that is the reason, and the page comes with the connection', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const load = await failedPage();
  expect(screen.getByRole('status').textContent).toContain('You’re offline');
  expect(load).toHaveBeenCalledTimes(1);
  onLine.mockReturnValue(true);
  await act(async () => fireEvent(window, new Event('online')));
  expect(screen.getByRole('heading').textContent).toBe('About');
});
