import { UNNAMED_PLAYLIST } from '@oshimado/domain';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import type { Messages } from '../../i18n/messages';
import { clientOf, englishMessages, PortalPage } from '../../testing/portal-page';
import { PlaylistCard } from './PlaylistCard';

let messages: Messages;
beforeAll(async () => {
  messages = await englishMessages();
  // Fetched before, so that none of it arrives after the last test.
  await import('../../actors/start-actors');
});
afterEach(cleanup);

it.each([
  // A viewer wrote it, in whichever language.
  ['Evening', 'Evening', ''],
  ['カラオケ', 'カラオケ', 'ja'],
  // That one the page says.
  [UNNAMED_PLAYLIST, 'Unnamed playlist', null],
])('the playlist "%s" says the language of its name', (name, shown, language) => {
  render(
    <PortalPage client={clientOf({})} messages={messages}>
      <PlaylistCard
        card={{ id: null, name, updatedAt: undefined, videoIds: [], isActive: true }}
        isModified={false}
        isOpening={false}
        onOpen={() => undefined}
      />
    </PortalPage>,
  );
  expect(screen.getByText(shown).getAttribute('lang')).toBe(language);
});
