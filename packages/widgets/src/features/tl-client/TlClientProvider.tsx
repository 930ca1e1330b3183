/** The machine of the TL client with its ports, and what the device and the tab keep of it. */
import type { Client } from '@oshimado/contract';
import { relayedText, type FrameSyncStatus } from '@oshimado/domain';
import { tlClientMachine, type SendLineInput, type TlViewer } from '@oshimado/machines/tl-client';
import { useEffect, useRef, useState, useSyncExternalStore, type ReactNode } from 'react';
import { createActor, fromPromise } from 'xstate';
import { useClient } from '../../base/context';
import { useDeviceStore, useSettings } from '../../base/device';
import { createFeatureActor } from '../../base/state/feature-actor';
import { useActorEvent } from '../../base/state/use-actor-event';
import { useVerifyLogin } from '../../base/viewer';
import { createChatRelay, type ChatRelay } from './chat-relay';
import { addressLink } from './tl-client.connect';
import type { TlActor } from './tl-client.types';
import { readTypedText, readUnsent } from './unsent-lines';
import { useStoredTl } from './use-stored-tl';

interface Tl {
  readonly actor: TlActor;
  readonly relay: ChatRelay;
}

const tlClient = createFeatureActor<Tl>('TlClientProvider');

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
  const known = useRef(viewer);
  useEffect(() => {
    if (id === known.current.id && name === known.current.name) return;
    known.current = { id, name };
    actor.send({ type: 'session.renewed', viewer: { id, name } });
  }, [actor, id, name]);
  useEffect(() => {
    const { settings, draft } = actor.getSnapshot().context;
    if (link === undefined || addressLink(link) === addressLink((settings ?? draft).link)) return;
    actor.send({ type: 'settings.open' });
    actor.send({ type: 'settings.change', link });
  }, [actor, link]);
}

/** Lines and greetings for the frames of chats. */
function useRelay({ actor, relay }: Tl) {
  useActorEvent(actor, 'chat.greeted', ({ link }) => relay.greet(link));
  useActorEvent(actor, 'chat.relayed', ({ links, chatTag, message }) =>
    links.forEach((link) => relay.say(link, relayedText(chatTag, message))),
  );
  useEffect(() => {
    addEventListener('message', relay.receive);
    return () => {
      removeEventListener('message', relay.receive);
      relay.stop();
    };
  }, [relay]);
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
    return { actor: createActor(machine, { input }), relay: createChatRelay() };
  });
  const { actor } = tl;
  useStoredTl(actor);
  useOutside(actor, props);
  useRelay(tl);
  const verifyLogin = useVerifyLogin();
  useActorEvent(actor, 'line.failed', ({ code }) => {
    if (code === 'refused') verifyLogin();
  });
  useActorEvent(actor, 'link.changed', (event) => onLinkChange?.(addressLink(event.link)));
  return <tlClient.Provider value={tl}>{children}</tlClient.Provider>;
}

/** A part of the state: a primitive, or the same object until it changes. */
export const useTlState = tlClient.useState;
/** Sends an event to the machine. The same function for the life of the page. */
export const useSendTl = tlClient.useSend;
/** Calls the listener with what the machine emits. */
export const useTlEvents = tlClient.useEvent;

export const useChatRelay = (): ChatRelay => tlClient.useFeature().relay;

/** How far the greeting of a chat has come; undefined before it. */
export function useRelayStatus(link: string): FrameSyncStatus | undefined {
  const relay = useChatRelay();
  return useSyncExternalStore(
    relay.subscribe,
    () => relay.statusOf(link),
    () => undefined,
  );
}
