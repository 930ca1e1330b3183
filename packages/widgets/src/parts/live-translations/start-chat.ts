/** Starts the chat connection of a page. Fetched when the first panel opens. */
import type { Chat, Client } from '@oshimado/contract';
import { chatConnectionMachine, type HistoryQuery } from '@oshimado/machines/chat-connection';
import { createActor, fromPromise } from 'xstate';
import { loadChats } from '../../base/queries/chats';
import { browserSocket, driveSocket, type ChatActor, type OpenSocket } from './chat-socket';

/** `socket`: how a socket is opened, or the origin of the server to open one at. */
export function startChat(client: Client, socket: OpenSocket | string): ChatActor {
  const loadHistory = fromPromise<readonly Chat[], HistoryQuery>(({ input, signal }) =>
    loadChats(client, input, signal),
  );
  const actor = createActor(chatConnectionMachine.provide({ actors: { loadHistory } }), {
    input: {},
  });
  driveSocket(actor, typeof socket === 'string' ? browserSocket(socket) : socket);
  return actor.start();
}
