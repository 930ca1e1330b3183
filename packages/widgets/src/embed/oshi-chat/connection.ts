/**
 * The chat connection of a page, one for each server: all `<oshi-chat>` elements listen on one socket, whichever of them came first.
 * A script of its own, fetched with the first live stream; an element that goes leaves its rooms, and a socket without rooms is closed.
 */
import { createClient, type Client } from '@oshimado/contract';
import type { ChatActor } from '../../parts/live-translations/chat-socket';
import { startChat as start } from '../../parts/live-translations/start-chat';

const actors = new Map<string, ChatActor>();

/** As `startChat` of live translations, with the origin of the server. */
export function startChat(_client: Client, origin: string): ChatActor {
  const known = actors.get(origin);
  if (known) return known;
  const actor = start(createClient({ origin }), origin);
  actors.set(origin, actor);
  return actor;
}
