/**
 * Archive sync: past streams of one event are played synchronously. A common clock runs by wall time times speed. Commands for
 * players are emitted events; reports of players and the time of day are received events. The machine has no timer.
 *
 * Specification: "The common clock runs by wall time times speed. A video off by more than 1.5 s times speed is sought.
 * Outside its range it is paused. The first seek starts play."
 */
import { newSyncPlayer, setSyncClockRate, syncAim, syncChain } from '@oshimado/domain';
import { assign, enqueueActions, setup } from 'xstate';
import { beginContext, withVideos } from './multiview-sync.context';
import { beginCatchUps, endCatchUps, lateStreams } from './multiview-sync.live';
import {
  chooseMoment,
  chooseOffset,
  deedOf,
  followPlayer,
  forgetReports,
  hearPlayer,
  passTime,
  proposeStart,
  rangeOf,
  releaseAll,
  speedsOf,
  steerAll,
} from './multiview-sync.players';
import type {
  MultiviewSyncContext,
  MultiviewSyncEvent,
  MultiviewSyncInput,
  MultiviewSyncEmitted,
} from './multiview-sync.types';

/** Wall time carried by an event. */
const nowOf = (event: MultiviewSyncEvent): number => ('now' in event ? event.now : event.at);

/** The common clock of past streams of one event, and the commands that keep their players in step. */
export const multiviewSyncMachine = setup({
  types: {
    context: {} as MultiviewSyncContext,
    events: {} as MultiviewSyncEvent,
    // oxlint-disable-next-line typescript/no-unnecessary-type-assertion -- without it every member would be forgotten
    input: {} as MultiviewSyncInput,
    emitted: {} as MultiviewSyncEmitted,
  },
  guards: {
    hasChain: ({ context }) => context.chain.length > 0,
    hasChainAfter: ({ event }) =>
      event.type === 'videos.changed' && syncChain(event.videos).length > 0,
    isPageVisible: ({ context }) => context.isPageVisible,
    isPageHidden: ({ context }) => !context.isPageVisible,
    isOver: ({ context, event }) =>
      passTime(context, nowOf(event)).clock.moment >= rangeOf(context).end,
    isPossibleSpeed: ({ context, event }) =>
      event.type === 'speed.change' && speedsOf(context).includes(event.speed),
    hasMoved: ({ context, event }) =>
      event.type === 'player.reported' && deedOf(context, event.id, event) === 'seek',
    hasPaused: ({ context, event }) =>
      event.type === 'player.reported' && deedOf(context, event.id, event) === 'pause',
    hasPlayed: ({ context, event }) =>
      event.type === 'player.reported' && deedOf(context, event.id, event) === 'play',
    hasPlayedOutside: ({ context, event }) =>
      event.type === 'player.reported' && deedOf(context, event.id, event) === 'outside',
    isSynced: ({ context, event }) =>
      event.type === 'offset.change' && context.chain.some(({ id }) => id === event.id),
    hasLateStream: ({ context }) => lateStreams(context).length > 0,
    isNoneLate: ({ context }) => context.catchUps.length === 0,
  },
  actions: {
    notePageHidden: assign({ isPageVisible: false }),
    notePageShown: assign({ isPageVisible: true }),
    takeVideos: enqueueActions(({ context, event, enqueue }) => {
      if (event.type !== 'videos.changed') return;
      const taken = withVideos(context, event);
      enqueue.assign(passTime(taken, event.now));
      if (JSON.stringify(taken.offsets) !== JSON.stringify(context.offsets))
        enqueue.emit({ type: 'offsets.changed', offsets: taken.offsets });
    }),
    takePlayer: assign(({ context, event }) =>
      event.type === 'player.loaded'
        ? { players: { ...context.players, [event.id]: newSyncPlayer(event.rates, event.now) } }
        : {},
    ),
    takeReport: assign(({ context, event }) => {
      if (event.type !== 'player.reported') return {};
      const { type: _type, id, ...report } = event;
      return hearPlayer(context, id, report);
    }),
    followPlayer: assign(({ context, event }) =>
      event.type === 'player.reported' ? followPlayer(context, event.id, event) : {},
    ),
    tellOutside: enqueueActions(({ context, event, enqueue }) => {
      if (event.type !== 'player.reported') return;
      const video = context.chain.find(({ id }) => id === event.id);
      const place = video && syncAim(video, context, event.at).place;
      if (place === 'before' || place === 'after')
        enqueue.emit({ type: 'player.outside', id: event.id, place });
    }),
    proposeStart: assign(({ context }) => proposeStart(context)),
    /** Lowers the speed to one that all players support, after a player that cannot was added. */
    settleSpeed: assign(({ context }) =>
      speedsOf(context).includes(context.speed) ? {} : { speed: 1 },
    ),
    takeSpeed: assign(({ event }) => (event.type === 'speed.change' ? { speed: event.speed } : {})),
    keepOffset: enqueueActions(({ context, event, enqueue }) => {
      if (event.type !== 'offset.change') return;
      const chosen = chooseOffset(context, event.id, event.to, event.now);
      enqueue.assign(chosen);
      enqueue.emit({ type: 'offsets.changed', offsets: chosen.offsets });
    }),
    moveClock: assign(({ context, event }) => {
      if (event.type === 'clock.seek') return chooseMoment(context, event.to, event.now);
      if (event.type !== 'clock.step') return {};
      const { moment } = passTime(context, event.now).clock;
      return chooseMoment(context, moment + event.by * 1_000, event.now);
    }),
    rewindClock: assign(({ context, event }) =>
      chooseMoment(context, rangeOf(context).start, nowOf(event)),
    ),
    runClock: assign(({ context, event }) => ({
      clock: setSyncClockRate(context.clock, context.speed, nowOf(event), rangeOf(context)),
      askedMoment: null,
    })),
    holdClock: assign(({ context, event }) => ({
      clock: setSyncClockRate(context.clock, 0, nowOf(event), rangeOf(context)),
    })),
    passTime: assign(({ context, event }) => passTime(context, nowOf(event))),
    steerPlayers: enqueueActions(({ context, event, enqueue }) => {
      const { commands, ...steered } = steerAll(context, nowOf(event));
      enqueue.assign(steered);
      for (const order of commands) enqueue.emit(order);
    }),
    releasePlayers: enqueueActions(({ context, event, enqueue }) => {
      const { commands, ...released } = releaseAll(context, nowOf(event));
      enqueue.assign(released);
      for (const order of commands) enqueue.emit(order);
    }),
    /** Reports from a hidden page were few and late. */
    forgetReports: assign(({ context, event }) => forgetReports(context, nowOf(event))),
    beginCatchUps: enqueueActions(({ context, event, enqueue }) => {
      const { commands, ...begun } = beginCatchUps(context, nowOf(event));
      enqueue.assign(begun);
      for (const order of commands) enqueue.emit(order);
    }),
    endCatchUps: enqueueActions(({ context, event, enqueue }) => {
      const { commands, ...ended } = endCatchUps(context, nowOf(event));
      enqueue.assign(ended);
      for (const order of commands) enqueue.emit(order);
    }),
  },
}).createMachine({
  id: 'multiviewSync',
  context: ({ input }) => beginContext(input),
  type: 'parallel',
  states: {
    archive: {
      initial: 'deciding',
      on: {
        'player.loaded': { actions: ['takePlayer', 'settleSpeed'] },
        'player.reported': { actions: 'takeReport' },
        'page.hidden': { actions: 'notePageHidden' },
        'page.shown': { actions: 'notePageShown' },
        'speed.change': { guard: 'isPossibleSpeed', actions: 'takeSpeed' },
        'offset.change': { guard: 'isSynced', actions: 'keepOffset' },
        'videos.changed': [
          { guard: 'hasChainAfter', actions: ['releasePlayers', 'takeVideos', 'settleSpeed'] },
          { target: '.empty', actions: ['releasePlayers', 'takeVideos', 'holdClock'] },
        ],
      },
      states: {
        deciding: {
          always: [{ guard: 'hasChain', target: 'ready' }, { target: 'empty' }],
        },
        /** No two past videos overlap or follow each other closely. */
        empty: {
          on: {
            'videos.changed': [
              { guard: 'hasChainAfter', target: 'ready', actions: ['takeVideos', 'settleSpeed'] },
              { actions: 'takeVideos' },
            ],
          },
        },
        /** No moment was chosen yet: the clock follows the address, or the players. */
        ready: {
          entry: 'proposeStart',
          on: {
            'player.reported': { actions: ['takeReport', 'proposeStart'] },
            'offset.change': { guard: 'isSynced', actions: ['keepOffset', 'proposeStart'] },
            'videos.changed': [
              { guard: 'hasChainAfter', actions: ['takeVideos', 'settleSpeed', 'proposeStart'] },
              { target: 'empty', actions: 'takeVideos' },
            ],
            'sync.play': { target: 'playing', actions: ['runClock', 'steerPlayers'] },
            'clock.seek': { target: 'playing', actions: ['moveClock', 'runClock', 'steerPlayers'] },
            'clock.step': { target: 'playing', actions: ['moveClock', 'runClock', 'steerPlayers'] },
          },
        },
        playing: {
          initial: 'watched',
          on: {
            'player.loaded': { actions: ['takePlayer', 'settleSpeed', 'runClock'] },
            'speed.change': {
              guard: 'isPossibleSpeed',
              actions: ['takeSpeed', 'runClock', 'releasePlayers', 'steerPlayers'],
            },
            'sync.pause': { target: 'paused', actions: ['holdClock', 'steerPlayers'] },
            'clock.seek': { actions: ['moveClock', 'steerPlayers'] },
            'clock.step': { actions: ['moveClock', 'steerPlayers'] },
          },
          states: {
            watched: {
              always: { guard: 'isPageHidden', target: 'unwatched' },
              on: {
                'page.hidden': { actions: ['notePageHidden', 'releasePlayers'] },
                // What is done to one player is done to all: it is never undone in silence.
                'player.reported': [
                  { guard: 'hasMoved', actions: ['takeReport', 'followPlayer', 'steerPlayers'] },
                  {
                    guard: 'hasPaused',
                    target: '#paused',
                    actions: ['takeReport', 'holdClock', 'steerPlayers'],
                  },
                  { guard: 'hasPlayedOutside', actions: ['takeReport', 'tellOutside'] },
                  { actions: 'takeReport' },
                ],
                'clock.ticked': [
                  { guard: 'isOver', target: '#ended', actions: ['holdClock', 'steerPlayers'] },
                  { actions: ['passTime', 'steerPlayers'] },
                ],
              },
            },
            /**
             * Hidden pages tick once a minute, too seldom to end a speed change in time. The clock and the players keep
             * running.
             */
            unwatched: {
              always: { guard: 'isPageVisible', target: 'watched' },
              on: {
                'page.shown': { actions: ['notePageShown', 'passTime', 'forgetReports'] },
                'clock.ticked': [
                  { guard: 'isOver', target: '#ended', actions: ['holdClock', 'steerPlayers'] },
                  { actions: 'passTime' },
                ],
              },
            },
          },
        },
        paused: {
          id: 'paused',
          on: {
            'player.reported': [
              { guard: 'hasMoved', actions: ['takeReport', 'followPlayer', 'steerPlayers'] },
              {
                guard: 'hasPlayed',
                target: 'playing',
                actions: ['takeReport', 'runClock', 'steerPlayers'],
              },
              { guard: 'hasPlayedOutside', actions: ['takeReport', 'tellOutside'] },
              { actions: 'takeReport' },
            ],
            'clock.ticked': { actions: 'steerPlayers' },
            'sync.play': { target: 'playing', actions: ['runClock', 'steerPlayers'] },
            'clock.seek': { actions: ['moveClock', 'steerPlayers'] },
            'clock.step': { actions: ['moveClock', 'steerPlayers'] },
          },
        },
        /** The clock has reached the end of the last video. */
        ended: {
          id: 'ended',
          on: {
            'clock.ticked': { actions: 'steerPlayers' },
            'sync.play': {
              target: 'playing',
              actions: ['rewindClock', 'runClock', 'steerPlayers'],
            },
            'clock.seek': { target: 'paused', actions: ['moveClock', 'steerPlayers'] },
            'clock.step': { target: 'paused', actions: ['moveClock', 'steerPlayers'] },
          },
        },
      },
    },
    live: {
      initial: 'caughtUp',
      states: {
        caughtUp: {
          on: {
            'sync.live': { guard: 'hasLateStream', target: 'catching', actions: 'beginCatchUps' },
          },
        },
        catching: {
          always: { guard: 'isNoneLate', target: 'caughtUp' },
          on: { 'clock.ticked': { actions: 'endCatchUps' } },
        },
      },
    },
  },
});
