/**
 * The offer to install the app: hidden, shown, answered. Not here: the device (input), the stored time of the last offer (an
 * emitted event) and the browser's dialog (the port `promptInstall`).
 *
 * Specification, section 4: "It is shown if it was last shown more than 7 days ago and either the device is an Apple device
 * not in standalone mode or the browser offered an install event." On a first visit it waits for a minute of use.
 */
import { INSTALL_REPEAT_MS, INSTALL_USE_MS } from '@oshimado/domain';
import { assign, enqueueActions, fromPromise, setup } from 'xstate';
import { missingPort } from '../ports/missing-port';
import type {
  InstallChoice,
  InstallContext,
  InstallEvent,
  InstallInput,
  InstallEmitted,
} from './install-prompt.types';

/** The offer to install the app, from its conditions to the viewer's answer. */
export const installPromptMachine = setup({
  types: {
    context: {} as InstallContext,
    events: {} as InstallEvent,
    input: {} as InstallInput,
    emitted: {} as InstallEmitted,
    tags: {} as 'busy',
  },
  actors: {
    promptInstall: fromPromise<InstallChoice>(missingPort('installPromptMachine', 'promptInstall')),
  },
  delays: { use: INSTALL_USE_MS },
  guards: {
    isStandalone: ({ context }) => context.isStandalone,
    isFirstVisit: ({ context }) => context.isFirstVisit,
    isOffered: ({ context }) => context.isOffered,
    isAccepted: (_, { choice }: { choice: InstallChoice }) => choice === 'accepted',
    isWelcome: ({ context: { lastShownAt, now, isApple, isOffered } }) =>
      (isApple || isOffered) && (lastShownAt === null || now - lastShownAt > INSTALL_REPEAT_MS),
  },
  actions: {
    noteOffer: assign({ isOffered: true }),
    useUpOffer: assign({ isOffered: false }),
    noteTime: assign(({ event }) => ('now' in event ? { now: event.now } : {})),
    noteShownElsewhere: assign(({ context, event }) =>
      event.type === 'install.dismissed'
        ? { lastShownAt: Math.max(event.at, context.lastShownAt ?? event.at) }
        : {},
    ),
    storeTime: enqueueActions(({ context, enqueue }) => {
      enqueue.assign({ lastShownAt: context.now });
      enqueue.emit({ type: 'prompt.stored', at: context.now });
    }),
  },
}).createMachine({
  id: 'installPrompt',
  context: ({ input }) => ({
    lastShownAt: input.lastShownAt,
    isApple: input.isApple ?? false,
    isStandalone: input.isStandalone ?? false,
    isOffered: false,
    isFirstVisit: input.isFirstVisit ?? false,
    now: input.now,
  }),
  initial: 'starting',
  on: {
    'app.installed': { target: '.installed' },
    'install.offered': { actions: ['noteTime', 'noteOffer'] },
    'install.dismissed': { actions: 'noteShownElsewhere' },
    'page.shown': { actions: 'noteTime' },
  },
  states: {
    starting: {
      always: [
        { guard: 'isStandalone', target: 'installed' },
        { guard: 'isFirstVisit', target: 'waiting' },
        { target: 'hidden' },
      ],
    },
    /** A first visit: nothing is offered before the viewer has used the product. */
    waiting: { after: { use: 'hidden' } },
    hidden: { always: { guard: 'isWelcome', target: 'shown' } },
    /** The offer is on the screen. */
    shown: {
      on: {
        'install.accept': [
          { guard: 'isOffered', target: 'prompting', actions: ['noteTime', 'storeTime'] },
          { target: 'explaining', actions: ['noteTime', 'storeTime'] },
        ],
        'install.dismiss': { target: 'hidden', actions: ['noteTime', 'storeTime'] },
        // An answer in another tab counts here too.
        'install.dismissed': { target: 'hidden', actions: 'noteShownElsewhere' },
      },
    },
    /** The browser's own dialog is open; its event works only once. */
    prompting: {
      tags: 'busy',
      entry: 'useUpOffer',
      invoke: {
        src: 'promptInstall',
        onDone: [
          {
            guard: { type: 'isAccepted', params: ({ event }) => ({ choice: event.output }) },
            target: 'installed',
          },
          { target: 'hidden' },
        ],
        onError: 'failed',
      },
    },
    /** The steps for an Apple device are shown. */
    explaining: { on: { 'install.dismiss': { target: 'hidden' } } },
    /** The browser's dialog failed to open. This state can be dismissed, and the browser may offer again. */
    failed: {
      on: {
        'install.dismiss': 'hidden',
        'install.offered': { target: 'hidden', actions: ['noteTime', 'noteOffer'] },
      },
    },
    /** Installed, or opened as an installed app: no more offers. */
    installed: { on: { 'install.offered': {} } },
  },
});
