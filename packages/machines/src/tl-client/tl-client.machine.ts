/**
 * The TL client (live translation): settings are confirmed, chat frames are attached, lines are typed and sent one after the
 * other; failed lines are kept. Not here: sending (the port `sendLine`), messages to chat frames (`chat.greeted`,
 * `chat.relayed`), and the storage of profiles and links.
 */
import {
  CHAT_HELLO_MS,
  PROFILE_LIST_MS,
  roomOfLink,
  SEND_LINE_TIMEOUT_MS,
  profileOf,
  limitSeconds,
} from '@oshimado/domain';
import { assign, emit, enqueueActions, fromPromise, setup } from 'xstate';
import { missingPort } from '../ports/missing-port';
import { required } from '../ports/required';
import {
  arrivedStep,
  discardedStep,
  draftStep,
  firstContext,
  followedChats,
  lineFailure,
  lineRefusal,
  linkRefusal,
  lossOf,
  lostStep,
  profileStep,
  renewedStep,
  retriedStep,
  sendInput,
  sentStep,
} from './tl-client.context';
import type {
  SendLineInput,
  TlClientContext,
  TlClientEvent,
  TlClientInput,
  TlClientEmitted,
} from './tl-client.types';

const helloOf = (link: string) => `hello ${link}`;

/** The TL client: its settings and profiles, the chat frames, and the lines that are sent. */
export const tlClientMachine = setup({
  types: {
    context: {} as TlClientContext,
    events: {} as TlClientEvent,
    input: {} as TlClientInput,
    emitted: {} as TlClientEmitted,
    tags: {} as 'busy',
  },
  actors: {
    sendLine: fromPromise<unknown, SendLineInput>(missingPort('tlClientMachine', 'sendLine')),
  },
  guards: {
    isGuest: ({ context }) => context.viewer === null,
    hasLink: ({ context }) => linkRefusal(context.draft.link) === undefined,
    isLink: ({ event }) => 'link' in event && roomOfLink(event.link ?? '') !== undefined,
    canSend: ({ context }) => lineRefusal(context) === undefined,
    hasQueue: ({ context }) => context.queue.length > 0,
  },
  actions: {
    askForLogin: emit({ type: 'login.needed' }),
    takeViewer: enqueueActions(({ context, event, enqueue }) => {
      if (event.type !== 'session.renewed') return;
      const { step, held } = renewedStep(context, event.viewer);
      enqueue.assign(step);
      for (const { line, code } of held) enqueue.emit({ type: 'line.failed', line, code });
    }),
    changeDraft: assign(({ context, event }) => draftStep(context, event)),
    restoreDraft: assign(({ context }) => ({ draft: context.settings ?? context.draft })),
    refuseMainLink: enqueueActions(({ context, enqueue }) => {
      const code = linkRefusal(context.draft.link) ?? 'link.invalid';
      enqueue.emit({ type: 'settings.refused', code });
    }),
    refuseLink: enqueueActions(({ event, enqueue }) => {
      const code = linkRefusal('link' in event ? (event.link ?? '') : '') ?? 'link.invalid';
      enqueue.emit({ type: 'settings.refused', code });
    }),
    takeSettings: enqueueActions(({ context, enqueue }) => {
      const { draft, settings } = context;
      enqueue.assign({ settings: draft });
      if (settings?.link !== draft.link) enqueue.emit({ type: 'link.changed', link: draft.link });
    }),
    /** The first settings open their chats; later ones close those of links that went, and open others in their place. */
    followLinks: enqueueActions(({ context, enqueue }) => {
      const { opened, closed } = followedChats(context);
      for (const link of closed) enqueue.raise({ type: 'chat.close', link });
      for (const link of opened) enqueue.raise({ type: 'chat.open', link });
    }),
    openChat: enqueueActions(({ context, event, enqueue }) => {
      if (event.type !== 'chat.open') return;
      const { link } = event;
      if (context.chats.some((chat) => chat.link === link)) return;
      enqueue.assign({ chats: [...context.chats, { link, isGreeted: false }] });
      enqueue.raise({ type: 'greeting.due', link }, { delay: CHAT_HELLO_MS, id: helloOf(link) });
    }),
    greetChat: enqueueActions(({ context, event, enqueue }) => {
      if (event.type !== 'greeting.due') return;
      const { link } = event;
      if (!context.chats.some((chat) => chat.link === link && !chat.isGreeted)) return;
      enqueue.assign({
        chats: context.chats.map((chat) =>
          chat.link === link ? { ...chat, isGreeted: true } : chat,
        ),
      });
      enqueue.emit({ type: 'chat.greeted', link });
    }),
    closeChats: enqueueActions(({ context, event, enqueue }) => {
      const isMeant = (link: string) =>
        event.type === 'chat.closeAll' || ('link' in event && event.link === link);
      for (const { link } of context.chats) if (isMeant(link)) enqueue.cancel(helloOf(link));
      enqueue.assign({ chats: context.chats.filter(({ link }) => !isMeant(link)) });
    }),
    changeProfiles: enqueueActions(({ context, event, enqueue }) => {
      const step = profileStep(context, event);
      if (typeof step === 'string') enqueue.emit({ type: 'profile.refused', code: step });
      else enqueue.assign(step);
    }),
    keepText: assign(({ event }) => (event.type === 'text.change' ? { text: event.text } : {})),
    refuseLine: enqueueActions(({ context, enqueue }) => {
      const code = lineRefusal(context) ?? 'text.empty';
      enqueue.emit({ type: 'line.refused', code });
    }),
    sendText: enqueueActions(({ context, enqueue }) => {
      const { step, message } = sentStep(context);
      const { chatTag } = profileOf(context.profiles, context.profile);
      const links = context.chats.map(({ link }) => link);
      enqueue.assign(step);
      if (links.length > 0) enqueue.emit({ type: 'chat.relayed', message, chatTag, links });
    }),
    dropLine: assign(({ context }) => arrivedStep(context)),
    keepLine: enqueueActions(({ context, enqueue }, { error }: { error: unknown }) => {
      const code = lossOf(context, lineFailure(error));
      const { line } = required(context.queue[0]);
      const waitS = limitSeconds(error);
      enqueue.assign(lostStep(context, { code, ...(waitS !== undefined && { waitS }) }));
      enqueue.emit({ type: 'line.failed', line, code });
      if (code !== 'session' || context.isExpired) return;
      enqueue.assign({ isExpired: true });
      enqueue.emit({ type: 'session.expired' });
    }),
    retryFailed: assign(({ context, event }) =>
      event.type === 'failed.retry' ? retriedStep(context, event.line) : {},
    ),
    discardFailed: assign(({ context, event }) =>
      event.type === 'failed.discard' ? discardedStep(context, event.line) : {},
    ),
  },
  delays: { listShown: PROFILE_LIST_MS, sendTimeout: SEND_LINE_TIMEOUT_MS },
}).createMachine({
  id: 'tlClient',
  context: ({ input }) => firstContext(input),
  initial: 'arriving',
  on: { 'profiles.stored': { actions: 'changeProfiles' } },
  states: {
    arriving: { always: [{ guard: 'isGuest', target: 'guest' }, { target: 'working' }] },
    guest: {
      entry: 'askForLogin',
      on: { 'session.renewed': { target: 'working', actions: 'takeViewer' } },
    },
    working: {
      type: 'parallel',
      on: {
        'chat.open': [{ guard: 'isLink', actions: 'openChat' }, { actions: 'refuseLink' }],
        'chat.close': { actions: 'closeChats' },
        'chat.closeAll': { actions: 'closeChats' },
        'greeting.due': { actions: 'greetChat' },
        'text.change': { actions: 'keepText' },
        'line.send': [{ guard: 'canSend', actions: 'sendText' }, { actions: 'refuseLine' }],
        'failed.retry': { actions: 'retryFailed' },
        'failed.discard': { actions: 'discardFailed' },
        'session.renewed': { actions: 'takeViewer' },
      },
      states: {
        dialog: {
          initial: 'shown',
          states: {
            shown: {
              on: {
                'settings.change': { actions: 'changeDraft' },
                'collab.add': [
                  { guard: 'isLink', actions: 'changeDraft' },
                  { actions: 'refuseLink' },
                ],
                'collab.remove': { actions: 'changeDraft' },
                'settings.confirm': [
                  {
                    guard: 'hasLink',
                    target: 'hidden',
                    actions: ['followLinks', 'takeSettings'],
                  },
                  { actions: 'refuseMainLink' },
                ],
                'settings.cancel': { target: 'hidden', actions: 'restoreDraft' },
              },
            },
            hidden: { on: { 'settings.open': 'shown' } },
          },
        },
        /** Shows the names of the profiles for a moment after each change. */
        profileList: {
          initial: 'hidden',
          states: {
            hidden: { on: { 'profile.*': { target: 'shown', actions: 'changeProfiles' } } },
            shown: {
              after: { listShown: 'hidden' },
              on: {
                'profile.*': { target: 'shown', actions: 'changeProfiles', reenter: true },
              },
            },
          },
        },
        /** Sends one line at a time, so that they arrive in the order they were typed. */
        posting: {
          initial: 'idle',
          states: {
            idle: { always: { guard: 'hasQueue', target: 'sending' } },
            sending: {
              tags: 'busy',
              invoke: {
                src: 'sendLine',
                input: ({ context }) => sendInput(context),
                onDone: { target: 'idle', actions: 'dropLine' },
                onError: {
                  target: 'idle',
                  actions: { type: 'keepLine', params: ({ event }) => ({ error: event.error }) },
                },
              },
              after: {
                sendTimeout: {
                  target: 'idle',
                  actions: { type: 'keepLine', params: { error: { reason: 'timeout' } } },
                },
              },
            },
          },
        },
      },
    },
  },
});
