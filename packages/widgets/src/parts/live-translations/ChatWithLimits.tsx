import type { Client } from '@oshimado/contract';
import { useCallback, useState, type ReactNode } from 'react';
import { useLimitSentence } from '../../base/errors/use-limit-sentence';
import { useRunning } from '../../base/state/use-running';
import { ChatConnection } from './ChatProvider';
import type { ChatActor, OpenSocket } from './chat-socket';
import { LimitContext } from './limit-context';

export interface ChatProviderProps {
  /** Opens a socket. Default: Socket.IO at the server of the page. */
  readonly openSocket?: OpenSocket;
  readonly children: ReactNode;
}

/** Gives the parts below it the chat connection of the page, and the sentence of calls that the server refuses. */
export function ChatProvider({ openSocket, children }: ChatProviderProps) {
  const [started, setStarted] = useState<ChatActor | null>(null);
  useRunning(started);
  const start = useCallback(
    async (client: Client, origin: string) => {
      const { startChat } = await import('./start-chat');
      const actor = startChat(client, openSocket ?? origin);
      setStarted(actor);
      return actor;
    },
    [openSocket],
  );
  return (
    <LimitContext value={useLimitSentence()}>
      <ChatConnection startChat={start}>{children}</ChatConnection>
    </LimitContext>
  );
}
