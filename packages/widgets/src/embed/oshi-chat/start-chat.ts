import type { Client } from '@oshimado/contract';
import type { ChatActor } from '../../parts/live-translations/chat-socket';
import { loadOnce } from '../load-once';
import type * as Connection from './connection';

/** Starts the connection of a page's chats to a server, once. */
export const startChat = async (client: Client, origin: string): Promise<ChatActor> =>
  (await loadOnce<typeof Connection>('oshi-chat-connection.js')).startChat(client, origin);
