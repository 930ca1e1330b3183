import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { clientOf, FeaturePage } from '../../testing';
import { SearchAt } from '../../testing/search-at';
import { SAVED_KEY } from './saved-searches';
import { SavedSearches } from './SavedSearches';

const SAVED = JSON.stringify([{ id: '1', name: 'Karaoke', query: 'q=1' }]);

it('a saved search is not renamed to nothing that is drawn, and the field says so', async () => {
  const ignore = () => undefined;
  render(
    <FeaturePage client={clientOf({})} address="/search">
      <SearchAt address="/search">
        {(page) => <SavedSearches page={page} onChosen={ignore} onBell={ignore} />}
      </SearchAt>
    </FeaturePage>,
  );
  // The list is read once in a worker, perhaps by a file before this one. It is read again when another tab changes it.
  act(() => {
    localStorage.setItem(SAVED_KEY, SAVED);
    dispatchEvent(new StorageEvent('storage', { key: SAVED_KEY, newValue: SAVED }));
  });
  fireEvent.click(screen.getByRole('button', { name: 'Rename Karaoke' }));
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
