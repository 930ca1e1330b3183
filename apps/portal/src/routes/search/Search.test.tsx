import { wordsChip, writeChips } from '@oshimado/domain';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { clientOf, PortalPage, Where, where } from '../../testing/portal-page';
import Search from './Search';

const q = writeChips([wordsChip('title & desc', 'karaoke')]);

it('the search page is its address: conditions are its title, and a choice changes the query', async () => {
  const at = `/search?${new URLSearchParams({ q, page: '2' }).toString()}`;
  const postVideoSearch = vi.fn(() => Promise.resolve({ total: 0, items: [] }));
  render(
    <PortalPage client={clientOf({ postVideoSearch })} address={at}>
      <Search />
      <Where />
    </PortalPage>,
  );
  expect(await screen.findByText('No results')).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Results for “karaoke”');
  fireEvent.change(screen.getByLabelText('Sort by'), { target: { value: 'oldest' } });
  const next = `/search?${new URLSearchParams({ q, sort: 'oldest' }).toString()}`;
  await vi.waitFor(() => expect(where()).toBe(next));
});
