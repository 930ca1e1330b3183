import type { Client } from '@oshimado/contract';
import { useCallback, type ReactNode } from 'react';
import { useLimitSentence } from '../../base/errors/use-limit-sentence';
import { ChatConnection } from './ChatProvider';
import type { OpenSocket } from './chat-socket';
import { LimitContext } from './limit-context';

export interface ChatProviderProps {
  /** Opens a socket. Default: Socket.IO at the server of the page. */
  readonly openSocket?: OpenSocket;
  readonly children: ReactNode;
}

/** Gives the parts below it the chat connection of the page, and the sentence of calls that the server refuses. */
export function ChatProvider({ openSocket, children }: ChatProviderProps) {
  const start = useCallback(
    async (client: Client, origin: string) => {
      const { startChat } = await import('./start-chat');
      return startChat(client, openSocket ?? origin);
    },
    [openSocket],
  );
  return (
    <LimitContext value={useLimitSentence()}>
      <ChatConnection startChat={start}>{children}</ChatConnection>
    </LimitContext>
  );
}
