import { wordsChip, writeChips } from '@oshimado/domain';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { clientOf, englishMessages, PortalPage, Where, where } from '../../testing/portal-page';
import { SearchBar } from './SearchBar';

// The code that comes when it is wanted is there at once, so that no test waits for a disk.
await Promise.all([import('./search-engine'), import('./SearchChips'), import('./SearchPanel')]);
const messages = await englishMessages();

afterEach(cleanup);

function draw(at = '/') {
  const getAutocomplete = vi.fn(() => Promise.resolve([]));
  render(
    <PortalPage client={clientOf({ getAutocomplete })} messages={messages} address={at}>
      <SearchBar />
      <Where />
    </PortalPage>,
  );
  const field = screen.getByRole<HTMLInputElement>('combobox', { name: 'Search' });
  const press = (key: string) => fireEvent.keyDown(field, { key });
  return { field, press };
}

it('keeps what is typed before its code is there, and searches what Enter chose', async () => {
  const { field, press } = draw();
  fireEvent.focus(field);
  fireEvent.change(field, { target: { value: 'karaoke' } });
  expect(field.value).toBe('karaoke');
  const rows = await screen.findAllByRole('option');
  expect(rows.map((row) => row.getAttribute('aria-selected'))).toEqual(['true', 'false']);
  expect(field.getAttribute('aria-activedescendant')).toBe(rows[0]?.id);
  press('Enter');
  expect(await screen.findByRole('button', { name: /^Remove .*karaoke/ })).toBeTruthy();
  expect(where()).toBe('/');
  press('Enter');
  const q = writeChips([wordsChip('title & desc', 'karaoke')]);
  expect(where()).toBe(`/search?${new URLSearchParams({ q }).toString()}`);
});

it('shows the conditions of the address, and sends none that contradict each other', async () => {
  const chips = [wordsChip('title & desc', 'a'), wordsChip('comments', 'b')];
  const at = `/search?${new URLSearchParams({ q: writeChips(chips), sort: 'oldest' }).toString()}`;
  const { field, press } = draw(at);
  expect(await screen.findAllByRole('button', { name: /^Remove [TC]/ })).toHaveLength(2);
  fireEvent.focus(field);
  const sentence = 'Cannot search using comment + title & desc filters at the same time.';
  expect(await screen.findByText(sentence)).toBeTruthy();
  press('Enter');
  fireEvent.click(screen.getAllByRole('button', { name: 'Search' })[0] ?? field);
  expect(where()).toBe(at);
  press('Backspace');
  press('Enter');
  const q = writeChips(chips.slice(0, 1));
  await vi.waitFor(() =>
    expect(where()).toBe(`/search?${new URLSearchParams({ q, sort: 'oldest' }).toString()}`),
  );
});
