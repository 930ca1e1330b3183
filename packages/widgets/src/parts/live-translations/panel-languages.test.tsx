/** A panel in the joke languages, whose codes are no tags that `Intl` accepts. */
import { defaultSettings, writeModule, type ChatVideo } from '@oshimado/domain';
import { render, screen } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { clientOf, FeaturePage } from '../../testing';
import { chatLine, createChatServer } from '../../testing/chat-server';
import { createFakeMedia } from '../../testing/fake-media';
import { measureLists } from '../../testing/measured-lists';
import { PlayerProvider } from '../player';
import { ChatProvider } from './ChatWithLimits';
import { TranslationsPanel } from './TranslationsPanel';
import { WholePanels } from './WholePanel';

await import('./start-chat');

let restore: () => void = () => undefined;
beforeAll(() => {
  restore = measureLists();
});
afterAll(() => restore());

const recording: ChatVideo = { id: 'v', status: 'past', available_at: '2026-03-01T12:00:00Z' };
const options = { timeZone: 'UTC' };
const stored = writeModule('settings', {
  ...defaultSettings('lol-UWU'),
  liveTlShowLocalTime: true,
});
beforeEach(() => localStorage.setItem(stored.key, stored.text));

test('a panel in a joke language writes local times and the shift of a recording in English', async () => {
  const server = createChatServer();
  server.hold('v/en', [chatLine(Date.parse('2026-03-01T13:05:00Z'))]);
  const media = createFakeMedia();
  render(
    <FeaturePage client={clientOf(server.client)} language="lol-UWU" options={options}>
      <ChatProvider openSocket={server.openSocket}>
        <PlayerProvider value={{ media, jump: media.seek }}>
          <WholePanels>
            <TranslationsPanel video={recording} />
          </WholePanels>
        </PlayerProvider>
      </ChatProvider>
    </FeaturePage>,
  );
  expect(await screen.findByText(/^1:05\sPM$/)).toBeDefined();
  expect(screen.getByText('0')).toBeDefined();
});
