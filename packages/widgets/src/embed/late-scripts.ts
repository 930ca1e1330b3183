/** Scripts that what is drawn fetches when it needs them. */
import type { Client } from '@oshimado/contract';
import type { ChatActor } from '../parts/live-translations/chat-socket';
import { loadScript } from './load-script';
import type { MountMultiviewGrid } from './multiview-grid-start';
import type * as Connection from './oshi-chat-connection';
import type * as Engine from './oshi-player-engine';

const loaded = new Map<string, Promise<unknown>>();
const failed = new Set<string>();

function loadOnce<Script>(file: string): Promise<Script> {
  const known = loaded.get(file);
  if (known) return known as Promise<Script>;
  const script = loadScript<Script>(file, failed.has(file));
  loaded.set(file, script);
  script.catch(() => {
    failed.add(file);
    loaded.delete(file);
  });
  return script;
}

/** Starts the connection of a page's chats to a server, once. */
export const startChat = async (client: Client, origin: string): Promise<ChatActor> =>
  (await loadOnce<typeof Connection>('oshi-chat-connection.js')).startChat(client, origin);

/** What speaks to the frames of players. */
export const loadPlayerEngine = () => loadOnce<typeof Engine>('oshi-player-engine.js');

/** The grid of a multiview with its players. */
export const loadMultiviewGrid = () =>
  loadOnce<{ readonly mountMultiviewGrid: MountMultiviewGrid }>('mount-oshi-multiview-grid.js');
