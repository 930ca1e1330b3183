/**
 * One chat connection for a page, whatever number of panels listens. Its code and the socket's library are fetched when the
 * first panel opens.
 */
import type { Client } from '@oshimado/contract';
import { useQueryClient } from '@tanstack/react-query';
import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { useClient, useWidgets } from '../../base/context';
import { reportError } from '../../base/reporting/report';
import { whenBack } from '../../base/reporting/when-back';
import { writeVideoUpdate } from '../../base/queries';
import { useActorEvent } from '../../base/state/use-actor-event';
import { createCaptionStore, type CaptionStore } from './caption-store';
import type { ChatActor } from './chat-socket';
import { pageClock } from '../../base/ticker';

interface ChatContextValue {
  /** null until a panel has started it. */
  readonly actor: ChatActor | null;
  /** Whether its code could not be loaded. It is tried again by itself. */
  readonly hasFailed: boolean;
  /** Starts it; does nothing if it is started. Stable. */
  readonly start: () => void;
  readonly captions: CaptionStore;
}

const ChatContext = createContext<ChatContextValue | null>(null);

/** Sends the actor what happens to the page, and writes what rooms say about videos into the cache. */
function usePageOf(actor: ChatActor | null): void {
  const queries = useQueryClient();
  useActorEvent(actor, 'video.updated', ({ id, update: { status, ...more } }) =>
    writeVideoUpdate(queries, id, {
      ...(typeof status === 'string' && { status }),
      ...(typeof more.live_viewers === 'number' && { live_viewers: more.live_viewers }),
      ...(typeof more.start_actual === 'string' && { start_actual: more.start_actual }),
    }),
  );
  useEffect(() => {
    if (!actor) return undefined;
    const onOnline = () => actor.send({ type: 'connection.restored' });
    const onVisibility = () =>
      actor.send(
        document.hidden ? { type: 'page.hidden' } : { type: 'page.shown', now: pageClock.now() },
      );
    addEventListener('online', onOnline);
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      removeEventListener('online', onOnline);
      document.removeEventListener('visibilitychange', onVisibility);
    };
  }, [actor]);
}

export interface ChatConnectionProps {
  /** Loads and starts the connection to the server of this origin. The same function for the life of the page. */
  readonly startChat: (client: Client, origin: string) => Promise<ChatActor>;
  readonly children: ReactNode;
}

/** For who brings the connection, and ends it; `ChatProvider` of this folder has its own. */
export function ChatConnection({ startChat, children }: ChatConnectionProps) {
  const client = useClient();
  const { origin } = useWidgets();
  const [actor, setActor] = useState<ChatActor | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const [captions] = useState(createCaptionStore);
  const isAsked = useRef(false);
  const begin = useCallback(async () => {
    if (isAsked.current) return;
    isAsked.current = true;
    try {
      setActor(await startChat(client, origin));
      setHasFailed(false);
    } catch (error) {
      reportError(error);
      isAsked.current = false;
      setHasFailed(true);
    }
  }, [client, startChat, origin]);
  const start = useCallback(() => void begin(), [begin]);
  useEffect(() => (hasFailed ? whenBack(start) : undefined), [hasFailed, start]);
  usePageOf(actor);
  const value = useMemo(
    () => ({ actor, hasFailed, start, captions }),
    [actor, hasFailed, start, captions],
  );
  return <ChatContext value={value}>{children}</ChatContext>;
}

export function useChat(): ChatContextValue {
  const value = useContext(ChatContext);
  if (!value) {
    throw new Error(
      'Oshimado: live translations were drawn outside a ChatProvider. Put <ChatProvider> around all of the page that shows them.',
    );
  }
  return value;
}
