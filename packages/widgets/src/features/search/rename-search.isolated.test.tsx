import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { clientOf, FeaturePage } from '../../testing';
import { SearchAt } from '../../testing/search-at';
import { SAVED_KEY } from './saved-searches';
import { SavedSearches } from './SavedSearches';

localStorage.setItem(SAVED_KEY, JSON.stringify([{ id: '1', name: 'Karaoke', query: 'q=1' }]));
afterEach(() => {
  localStorage.clear();
});

it('a saved search is not renamed to nothing that is drawn, and the field says so', async () => {
  const ignore = () => undefined;
  render(
    <FeaturePage client={clientOf({})} address="/search">
      <SearchAt address="/search">
        {(page) => <SavedSearches page={page} onChosen={ignore} onBell={ignore} />}
      </SearchAt>
    </FeaturePage>,
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Rename Karaoke' }));
  const field = screen.getByRole('textbox', { name: 'Name' });
  const rename = (value: string) => {
    fireEvent.change(field, { target: { value } });
    fireEvent.click(screen.getByRole('button', { name: 'Save name' }));
  };
  rename(' \u200B');
  expect(screen.getByText('Enter a name.')).toBeTruthy();
  expect(document.activeElement).toBe(field);
  rename('Songs\u202E ');
  expect(screen.getByRole('link', { name: 'Songs' })).toBeTruthy();
});
