/** "`/` redirects once, on the first load only, to the default page when that is not home." */
import { loadActors } from '@oshimado/widgets/internal/testing';
import { defaultSettings, moduleKey, writeModule, type Settings } from '@oshimado/domain';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { StrictMode, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { useActors } from '@oshimado/widgets/internal/base/viewer';
import { clientOf, PortalPage } from '../testing/portal-page';
import { useDefaultPage } from './use-default-page';

// Preloaded, because the page loads it late and loading is slow on a busy machine.
await loadActors();
beforeEach(() => {
  choose('favorites');
});

function choose(defaultOpen: Settings['defaultOpen']) {
  const settings = { ...defaultSettings('en'), defaultOpen };
  localStorage.setItem(moduleKey('settings'), writeModule('settings', settings).text);
}

function Page() {
  useDefaultPage();
  const { pathname, search, hash } = useLocation();
  const isStarted = useActors() !== null;
  const [first] = useState(pathname + search + hash);
  return (
    <>
      <output>{pathname + search + hash}</output>
      <p>{isStarted ? `started from ${first}` : 'starting'}</p>
      <Link to="/">Home</Link>
    </>
  );
}

const open = (address: string) =>
  render(
    <StrictMode>
      <PortalPage client={clientOf({})} address={address}>
        <Page />
      </PortalPage>
    </StrictMode>,
  );
const address = () => screen.getByRole('status').textContent;
const started = () => screen.findByText(/^started/);

it('the default page redirects from the bare address, once', async () => {
  open('/');
  await waitFor(() => expect(address()).toBe('/favorites'));
  fireEvent.click(screen.getByRole('link', { name: 'Home' }));
  expect(address()).toBe('/');
});

it('the default page redirects to multiview if that was chosen', async () => {
  choose('multiview');
  open('/');
  await waitFor(() => expect(address()).toBe('/multiview'));
});

it.each(['/#archive', '/?org=Hololive', '/about'])(
  'the default page does not redirect from %s',
  async (asked) => {
    open(asked);
    await started();
    expect(address()).toBe(asked);
  },
);

it('the default page does not redirect a viewer who has scrolled the page', async () => {
  vi.spyOn(window, 'scrollY', 'get').mockReturnValue(200);
  open('/');
  await started();
  expect(address()).toBe('/');
  vi.restoreAllMocks();
});

it('the default page does not measure the page where home is the default page', async () => {
  choose('home');
  const measure = vi.spyOn(window, 'scrollY', 'get');
  open('/');
  await started();
  expect(measure).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});
