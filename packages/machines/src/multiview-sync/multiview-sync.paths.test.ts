import type { SyncPlayer } from '@oshimado/domain';
import { provePaths } from '../testing/machine-paths';
import { lateStreams } from './multiview-sync.live';
import { multiviewSyncMachine } from './multiview-sync.machine';
import { rangeOf } from './multiview-sync.players';

const NOW = Date.UTC(2026, 0, 10);
const START = Date.UTC(2026, 0, 3);
const END = START + 120_000;

const videos = [
  { id: 'a', start: START, duration: 100 },
  { id: 'b', start: START + 20_000, duration: 100 },
  { id: 'live', start: START, duration: 0, isLive: true },
];
const report = {
  type: 'player.reported',
  id: 'live',
  time: 5,
  isPlaying: true,
  isBuffering: false,
  at: NOW,
} as const;

/** Of a recording: where it was, what a viewer does to it, and what confirms that. */
const seen = (time: number, isPlaying: boolean, after: number) =>
  ({ ...report, id: 'a', time, isPlaying, at: NOW + after }) as const;

const playerSeen = (player: SyncPlayer | undefined) =>
  player && [
    player.report?.at,
    player.report?.time,
    player.report?.isPlaying,
    player.commandedPlay,
    player.heldSince !== null,
  ];

// Beside the reports of a recording no time passes between the events, so that what can happen stays finite.
provePaths({
  machine: multiviewSyncMachine,
  inputs: [{}, { videos }, { videos, isPageVisible: false, speed: 1.5 }],
  events: [
    { type: 'sync.play', now: NOW },
    { type: 'sync.pause', now: NOW },
    { type: 'sync.live', now: NOW },
    { type: 'clock.seek', to: END, now: NOW },
    { type: 'clock.seek', to: START + 50_000, now: NOW },
    { type: 'clock.step', by: 0, now: NOW },
    { type: 'speed.change', speed: 1, now: NOW },
    { type: 'offset.change', id: 'a', to: 0, now: NOW },
    { type: 'videos.changed', videos, now: NOW },
    { type: 'videos.changed', videos: [], now: NOW },
    { type: 'player.loaded', id: 'live', rates: [1, 2], now: NOW },
    { type: 'player.loaded', id: 'a', rates: [], now: NOW },
    seen(55, true, 5_000),
    seen(5, true, 5_500),
    seen(55, false, 5_500),
    seen(55, false, 6_000),
    seen(55, true, 6_000),
    { ...report, behind: 30 },
    { ...report, behind: 1 },
    { type: 'clock.ticked', now: NOW },
    { type: 'page.hidden', now: NOW },
    { type: 'page.shown', now: NOW },
  ],
  seen: ({ value, context }) => ({
    value,
    chain: context.chain.length,
    moment: context.clock.moment,
    isOver: context.clock.moment >= rangeOf(context).end,
    rate: context.clock.rate,
    speed: context.speed,
    isPageVisible: context.isPageVisible,
    late: lateStreams(context),
    isLoaded: 'live' in context.players,
    behind: context.players['live']?.report?.behind,
    catchUps: context.catchUps,
    // What the guards of a viewer's deeds look at.
    player: playerSeen(context.players['a']),
  }),
  // What a recording and a live stream do at the same time is what each does.
  isEnough: ({ context: { players } }) =>
    players['a'] !== undefined &&
    (players['live'] !== undefined || players['a'].report?.at === NOW + 6_000),
  transient: ['archive.deciding'],
});
