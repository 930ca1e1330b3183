import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { Messages } from '../i18n/messages';
import { clientOf, englishMessages, PortalPage } from '../testing/portal-page';
import CommandPalette from './CommandPalette';

let messages: Messages;
beforeAll(async () => {
  messages = await englishMessages();
});
beforeEach(() => localStorage.clear());
afterEach(cleanup);

it('names that were found say their language, the words around them do not', async () => {
  const getAutocomplete = vi
    .fn()
    .mockResolvedValue([{ type: 'channel', value: 'UCaqua', text: '湊あくあ' }]);
  render(
    <PortalPage client={clientOf({ getAutocomplete })} messages={messages}>
      <CommandPalette runs={{}} onClose={() => undefined} />
    </PortalPage>,
  );
  fireEvent.change(await screen.findByRole('combobox'), { target: { value: 'あくあ' } });
  expect((await screen.findByText('湊あくあ')).lang).toBe('ja');
  expect(screen.getByText('Search for “あくあ”').hasAttribute('lang')).toBe(false);
});
