/** A panel as embeds draw it: nothing opens above the page. */
import type { ChatVideo } from '@oshimado/domain';
import { cleanup, render, screen } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
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
afterEach(cleanup);

const recording: ChatVideo = { id: 'v', status: 'past', available_at: '2026-03-01T12:00:00Z' };

async function draw(hasParts: boolean) {
  const server = createChatServer();
  server.hold('v/en', [chatLine(1_000)]);
  const media = createFakeMedia();
  const panel = <TranslationsPanel video={recording} />;
  render(
    <FeaturePage client={clientOf(server.client)}>
      <ChatProvider openSocket={server.openSocket}>
        <PlayerProvider value={{ media, jump: media.seek }}>
          {hasParts ? <WholePanels>{panel}</WholePanels> : panel}
        </PlayerProvider>
      </ChatProvider>
    </FeaturePage>,
  );
  await screen.findByText('said at 1000');
}

describe('the panel of a recording', () => {
  it('the panel of a recording has a select of languages, authors that are no buttons and no tool with a window, without parts', async () => {
    await draw(false);
    expect(screen.getByRole('combobox', { name: 'Languages' })).toBeDefined();
    expect(screen.getByText('Translator').closest('button')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Translation settings' })).toBeNull();
    // Hiding what comes later opens no window.
    expect(screen.getByRole('button', { name: 'Hide spoilers' })).toBeDefined();
  });

  it('the panel of a recording has a menu of languages, and authors and settings that open windows, with all parts', async () => {
    await draw(true);
    expect(screen.queryByRole('combobox')).toBeNull();
    expect(screen.getByRole('button', { name: 'Translator' })).toBeDefined();
    expect(screen.getByRole('button', { name: 'Translation settings' })).toBeDefined();
  });
});
