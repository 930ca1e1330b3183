/** The machine of the TL client with its ports, and what the device and the tab keep of it. */
import type { Client } from '@oshimado/contract';
import { relayedText, type FrameSyncStatus } from '@oshimado/domain';
import {
  tlClientMachine,
  type SendLineInput,
  type TlClientEmitted,
  type TlClientEvent,
  type TlViewer,
} from '@oshimado/machines/tl-client';
import { useSelector } from '@xstate/react';
import {
  createContext,
  useContext,
  useEffect,
  useEffectEvent,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import { createActor, fromPromise } from 'xstate';
import { useClient } from '../../base/context';
import { useDeviceStore, useSettings } from '../../base/device';
import { createChatRelay, type ChatRelay } from './chat-relay';
import { addressLink } from './tl-client.connect';
import type { TlActor, TlSnapshot } from './tl-client.types';
import { readTypedText, readUnsent } from './unsent-lines';
import { useStoredTl } from './use-stored-tl';

interface Tl {
  readonly actor: TlActor;
  readonly relay: ChatRelay;
}

const TlContext = createContext<Tl | null>(null);

const sendLine = (client: Client, input: SendLineInput, signal: AbortSignal) => {
  const { target, id, lang, body } = input;
  const room = target === 'video' ? { id } : { id: 'custom', custom_video_id: id };
  return client.postChat({ ...room, lang, body }, { signal });
};

/** Ids of new profiles begin with this, so that those of two visits differ. */
const newSession = () => `p${Date.now().toString(36)}`;

export interface TlClientProviderProps {
  readonly viewer: TlViewer;
  /** The link in the address of the page. Default: the one used last. */
  readonly link?: string | undefined;
  /** Called with the main link when it changes, as it is written in the address of the page. */
  readonly onLinkChange?: ((link: string) => void) | undefined;
  readonly children: ReactNode;
}

/** Events that come from elsewhere on the page: another login, another address. */
function useOutside(actor: TlActor, { viewer, link }: TlClientProviderProps) {
  const { id, name } = viewer;
  const [first] = useState(viewer);
  useEffect(() => {
    if (id === first.id && name === first.name) return;
    actor.send({ type: 'session.renewed', viewer: { ...(id !== undefined && { id }), name } });
  }, [actor, first, id, name]);
  useEffect(() => {
    const { settings, draft } = actor.getSnapshot().context;
    if (link === undefined || addressLink(link) === addressLink((settings ?? draft).link)) return;
    actor.send({ type: 'settings.open' });
    actor.send({ type: 'settings.change', link });
  }, [actor, link]);
}

/** Lines and greetings for the frames of chats. */
function useRelay({ actor, relay }: Tl) {
  useEffect(() => {
    const subscriptions = [
      actor.on('chat.greeted', ({ link }) => relay.greet(link)),
      actor.on('chat.relayed', ({ links, chatTag, message }) =>
        links.forEach((link) => relay.say(link, relayedText(chatTag, message))),
      ),
    ];
    addEventListener('message', relay.receive);
    return () => {
      subscriptions.forEach((subscription) => subscription.unsubscribe());
      removeEventListener('message', relay.receive);
      relay.stop();
    };
  }, [actor, relay]);
}

export function TlClientProvider(props: TlClientProviderProps) {
  const { viewer, link, onLinkChange, children } = props;
  const client = useClient();
  const store = useDeviceStore();
  const { liveTlLang } = useSettings();
  const [tl] = useState((): Tl => {
    const machine = tlClientMachine.provide({
      actors: {
        sendLine: fromPromise<unknown, SendLineInput>(({ input, signal }) =>
          sendLine(client, input, signal),
        ),
      },
    });
    const { lastLink, profiles } = store.get().tl;
    const input = {
      viewer,
      lang: liveTlLang,
      queryLink: link,
      lastLink,
      profiles,
      session: newSession(),
      unsent: readUnsent(),
      text: readTypedText(),
    };
    // `useActorRef` would restart the machine in strict mode, and lose what was typed.
    return { actor: createActor(machine, { input }).start(), relay: createChatRelay() };
  });
  const { actor } = tl;
  useStoredTl(actor);
  useOutside(actor, props);
  useRelay(tl);
  const changeLink = useEffectEvent((changed: string) => onLinkChange?.(addressLink(changed)));
  useEffect(() => {
    const subscription = actor.on('link.changed', (event) => changeLink(event.link));
    return () => subscription.unsubscribe();
  }, [actor]);
  return <TlContext value={tl}>{children}</TlContext>;
}

function useTl(): Tl {
  const value = useContext(TlContext);
  if (!value) {
    throw new Error(
      'Oshimado: a part of the TL client was drawn outside a TlClientProvider. Put <TlClientProvider> around it.',
    );
  }
  return value;
}

/** A part of the state: a primitive, or the same object until it changes. */
export const useTlState = <T,>(select: (snapshot: TlSnapshot) => T): T =>
  useSelector(useTl().actor, select);

/** Sends an event to the machine. The same function for the life of the page. */
export const useSendTl = (): ((event: TlClientEvent) => void) => useTl().actor.send;

/** Calls the listener for everything the machine emits. */
export function useTlEvents(listener: (event: TlClientEmitted) => void): void {
  const { actor } = useTl();
  const latest = useEffectEvent(listener);
  useEffect(() => {
    const subscription = actor.on('*', (event) => latest(event));
    return () => subscription.unsubscribe();
  }, [actor]);
}

export const useChatRelay = (): ChatRelay => useTl().relay;

/** How far the greeting of a chat has come; undefined before it. */
export function useRelayStatus(link: string): FrameSyncStatus | undefined {
  const { relay } = useTl();
  return useSyncExternalStore(
    relay.subscribe,
    () => relay.statusOf(link),
    () => undefined,
  );
}
