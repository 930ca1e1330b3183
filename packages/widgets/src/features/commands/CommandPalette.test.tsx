import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { clientOf, FeaturePage } from '../../testing';
import CommandPalette from './CommandPalette';

it('names that were found say their language, the words around them do not', async () => {
  const getAutocomplete = vi
    .fn()
    .mockResolvedValue([{ type: 'channel', value: 'UCaqua', text: '湊あくあ' }]);
  render(
    <FeaturePage client={clientOf({ getAutocomplete })}>
      <CommandPalette runs={{}} onClose={() => undefined} />
    </FeaturePage>,
  );
  fireEvent.change(await screen.findByRole('combobox'), { target: { value: 'あくあ' } });
  expect((await screen.findByText('湊あくあ')).lang).toBe('ja');
  expect(screen.getByText('Search for “あくあ”').hasAttribute('lang')).toBe(false);
});
