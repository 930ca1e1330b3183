import { renderHook } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { clientOf, englishMessages, PortalPage } from '../testing/portal-page';
import type { Messages } from '../i18n/messages';
import { useLateWords } from './use-late-words';

let messages: Messages;
beforeAll(async () => {
  messages = await englishMessages();
});

const wordsOn = (known: Messages) =>
  renderHook(() => useLateWords(), {
    wrapper: ({ children }) => (
      <PortalPage client={clientOf({})} messages={known}>
        {children}
      </PortalPage>
    ),
  }).result.current();

it('a page that has the sentences about playlists says them', async () => {
  const t = await wordsOn(messages);
  expect(t('library.saved')).toBe('Saved to the library');
});

it('a page without them fetches them when something has happened', async () => {
  const { portal, widgets } = messages;
  const t = await wordsOn({ portal, widgets });
  expect(t('library.saved')).toBe('Saved to the library');
});
