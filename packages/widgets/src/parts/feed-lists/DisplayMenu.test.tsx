import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { clientOf, FeaturePage } from '../../testing';
import type { DisplayMenuProps } from './display-controls.types';
import { DisplayMenu } from './DisplayMenu';
import type { HomeTab } from './home-tabs';

afterEach(() => history.replaceState(null, '', '/'));

const noChange = () => undefined;
const placeOf = (tab: HomeTab): DisplayMenuProps['place'] => ({
  tab,
  sort: 'latest',
  uploadedBefore: '',
  archive: 'streams',
  changeSort: noChange,
  changeUploadedBefore: noChange,
  changeArchive: noChange,
});

interface Given {
  readonly orgs?: readonly string[];
  readonly tab?: HomeTab;
}
const open = ({ orgs, tab = 'live' }: Given) =>
  render(
    <FeaturePage client={clientOf({})}>
      <DisplayMenu
        trigger={<button type="button">View</button>}
        place={placeOf(tab)}
        shownOrgs={orgs && { orgs, showOrgs: noChange }}
      />
    </FeaturePage>,
  );
const entry = (name: string) => screen.queryByRole('menuitem', { name });

it('the menu copies an address that names the organizations, also those that only this device has chosen', async () => {
  const writeText = vi.fn<(text: string) => Promise<void>>(() => Promise.resolve());
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(writeText);
  history.replaceState(null, '', '/?page=3&sort=viewers#archive');
  open({ orgs: ['Hololive', 'Nijisanji'], tab: 'archive' });
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Copy link' }));
  await waitFor(() =>
    expect(writeText).toHaveBeenLastCalledWith(
      `${location.origin}/?sort=viewers&org=Hololive%2CNijisanji#archive`,
    ),
  );
});

it.each([
  [{ orgs: ['Hololive'] }, '/embed?element=oshi-live-feed&attr-org=Hololive'],
  [{ orgs: ['All Vtubers'] }, '/embed?element=oshi-live-feed'],
])('the menu leads to the code of the board of %j for another site', async (given, address) => {
  open(given);
  await screen.findByRole('menuitem', { name: 'Copy link' });
  expect(entry('Embed')?.getAttribute('href')).toBe(address);
});

it.each([[{ orgs: ['Hololive', 'Nijisanji'] }], [{ orgs: ['Hololive'], tab: 'archive' as const }]])(
  'has no code for %j, which no element shows',
  async (given) => {
    open(given);
    await screen.findByRole('menuitem', { name: 'Copy link' });
    expect(entry('Embed')).toBeNull();
  },
);

it('the menu opens the bell of each organization, and has none for all at once', async () => {
  const { unmount } = open({ orgs: ['Hololive', 'Nijisanji'] });
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Notifications for Nijisanji' }));
  expect(await screen.findByRole('dialog', { name: 'Notifications' })).toBeDefined();
  unmount();
  open({ orgs: ['All Vtubers'] });
  await screen.findByRole('menuitem', { name: 'Copy link' });
  expect(screen.queryByRole('menuitem', { name: /^Notifications for/ })).toBeNull();
});

it('the menu does not pass on the favorites of a viewer', async () => {
  open({});
  await screen.findByRole('menuitemcheckbox', { name: 'Infinite scroll' });
  expect(entry('Copy link')).toBeNull();
});
