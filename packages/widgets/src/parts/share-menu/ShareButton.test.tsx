import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { clientOf, FeaturePage } from '../../testing';
import type { Shared } from './ShareEntries';
import { ShareButton } from './ShareButton';

// Its code comes when it is opened; here it is there.
await import('./ShareMenu');

const writeText = vi.fn<(text: string) => Promise<void>>(() => Promise.resolve());
beforeEach(() => {
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(writeText);
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'share');
});

const Trigger = (props: ComponentProps<'button'>) => (
  <button type="button" {...props}>
    Share
  </button>
);
const open = async (shared: Partial<Shared> = {}) => {
  render(
    <FeaturePage client={clientOf({})}>
      <ShareButton path="/channel/UCa" title="Someone" {...shared} Trigger={Trigger} />
    </FeaturePage>,
  );
  const button = screen.getByRole('button', { name: 'Share' });
  expect(button.getAttribute('aria-haspopup')).toBe('menu');
  fireEvent.click(button);
  await screen.findByRole('menu');
};
const entries = () => screen.getAllByRole('menuitem').map(({ textContent }) => textContent);

it('the share menu copies the whole address of the page', async () => {
  await open();
  fireEvent.click(screen.getByRole('menuitem', { name: 'Copy link' }));
  await waitFor(() => expect(writeText).toHaveBeenLastCalledWith(`${location.origin}/channel/UCa`));
  await screen.findByText('Link copied');
});

it('an address that the browser refuses to copy is shown, to be copied by hand', async () => {
  writeText.mockRejectedValueOnce(new Error('denied'));
  await open();
  fireEvent.click(screen.getByRole('menuitem', { name: 'Copy link' }));
  await screen.findByText('Couldn’t copy the link');
  expect(screen.queryByText(`${location.origin}/channel/UCa`)).not.toBeNull();
});

it('the share menu leads to the code for another site, if an element shows the same', async () => {
  await open({ embed: { tag: 'oshi-live-feed', attributes: { channels: 'UCa' } } });
  expect(entries()).toEqual(['Copy link', 'Embed']);
  expect(screen.getByRole('menuitem', { name: 'Embed' }).getAttribute('href')).toBe(
    '/embed?element=oshi-live-feed&attr-channels=UCa',
  );
});

it('the share button gives the address and the title to an app of the device, where there are such apps', async () => {
  const share = vi.fn<(data: ShareData) => Promise<void>>(() => Promise.reject(new Error()));
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  await open();
  expect(entries()).toEqual(['Copy link', 'Share with an app…']);
  fireEvent.click(screen.getByRole('menuitem', { name: 'Share with an app…' }));
  expect(share).toHaveBeenCalledWith({ title: 'Someone', url: `${location.origin}/channel/UCa` });
});
