import { clientOf, FeaturePage, loadActors, logIn, sampleUser } from '../../testing';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { memoryGroups, sampleGroup } from '../../testing/memory-groups';
import { FavoritesCalendar } from './FavoritesCalendar';
import { Replaced } from '../../base/state/replaced';
import { pageGroups } from '../../base/groups/page-groups';

// The page loads them by itself; a test may end before they have arrived.
await loadActors();

const show = (client: ReturnType<typeof clientOf>) =>
  render(
    <FeaturePage client={client}>
      <FavoritesCalendar user={sampleUser()} isEnglish={false} />
    </FeaturePage>,
  );
const address = async () => {
  const field = await screen.findByLabelText<HTMLInputElement>('Your favorites');
  return field.value;
};

it('the address of the favorites is shown with the calendar key, whether or not there is an API key', async () => {
  show(clientOf({ getCalendarKey: () => Promise.resolve({ key: 'oshical_1_a' }) }));
  expect(await address()).toBe(`${location.origin}/favorites.ics?key=oshical_1_a`);
});

it('renewing the address is asked about first, and shows the new one', async () => {
  const postCalendarKey = vi.fn(() => Promise.resolve({ key: 'oshical_1_b' }));
  show(
    clientOf({
      getCalendarKey: () => Promise.resolve({ key: 'oshical_1_a' }),
      postCalendarKey,
    }),
  );
  expect(await address()).toContain('oshical_1_a');
  fireEvent.click(screen.getByRole('button', { name: 'Get a new link' }));
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog.textContent).toContain('Calendars that use the old link will stop updating.');
  fireEvent.click(screen.getByRole('button', { name: 'Keep the old link' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(postCalendarKey).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Get a new link' }));
  await screen.findByRole('alertdialog');
  fireEvent.click(screen.getByRole('button', { name: 'Get a new link' }));
  await waitFor(async () => expect(await address()).toContain('oshical_1_b'));
  expect(postCalendarKey).toHaveBeenCalledTimes(1);
});

it('a read of the key that began before the renewal does not bring the old address back', async () => {
  let answerLate: (key: { key: string }) => void = () => undefined;
  const late = new Promise<{ key: string }>((resolve) => (answerLate = resolve));
  const getCalendarKey = vi
    .fn<() => Promise<{ key: string }>>()
    .mockResolvedValueOnce({ key: 'oshical_1_a' })
    .mockReturnValueOnce(late);
  show(
    clientOf({ getCalendarKey, postCalendarKey: () => Promise.resolve({ key: 'oshical_1_b' }) }),
  );
  expect(await address()).toContain('oshical_1_a');
  act(() => void window.dispatchEvent(new Event('visibilitychange')));
  await waitFor(() => expect(getCalendarKey).toHaveBeenCalledTimes(2));
  fireEvent.click(screen.getByRole('button', { name: 'Get a new link' }));
  await screen.findByRole('alertdialog');
  fireEvent.click(screen.getByRole('button', { name: 'Get a new link' }));
  await waitFor(async () => expect(await address()).toContain('oshical_1_b'));
  await act(async () => {
    answerLate({ key: 'oshical_1_a' });
    await late;
  });
  expect(await address()).toContain('oshical_1_b');
});

it('an address that could not be loaded is asked for again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const getCalendarKey = vi
    .fn<() => Promise<{ key: string }>>()
    .mockRejectedValueOnce(new Error('no connection'))
    .mockResolvedValue({ key: 'oshical_1_a' });
  show(clientOf({ getCalendarKey }));
  await screen.findByText('Couldn’t load the link to your favorites');
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await address()).toContain('oshical_1_a');
});

it('the calendar and the feeds are those of a group once it is chosen, and of all favorites again when it is deleted', async () => {
  logIn(sampleUser());
  const store = memoryGroups({ groups: [sampleGroup({ id: 'g-1', name: 'Gamers' })] }).openTab();
  render(
    <Replaced what={pageGroups} by={store}>
      <FeaturePage
        client={clientOf({ getCalendarKey: () => Promise.resolve({ key: 'oshical_1_a' }) })}
      >
        <FavoritesCalendar user={sampleUser()} isEnglish={false} />
      </FeaturePage>
    </Replaced>,
  );
  const feed = () => screen.getByLabelText<HTMLInputElement>('For feed readers (RSS)').value;
  expect(await address()).not.toContain('group=');
  fireEvent.change(await screen.findByLabelText('Group'), { target: { value: 'g-1' } });
  expect(await address()).toContain('/favorites.ics?key=oshical_1_a&group=g-1');
  expect(feed()).toContain('/feeds/favorites.rss?key=oshical_1_a&group=g-1');
  const atom = screen.getByRole('link', { name: 'Atom' }).getAttribute('href');
  expect(atom).toContain('/feeds/favorites.atom?key=oshical_1_a&group=g-1');
  await act(() => store.remove(sampleUser().id, 'g-1'));
  expect(await address()).not.toContain('group=');
  expect(screen.queryByLabelText('Group')).toBeNull();
});
