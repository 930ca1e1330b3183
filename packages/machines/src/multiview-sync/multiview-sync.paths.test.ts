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

/** A report of the recording `a`: `time` in seconds, `after` in ms since NOW. */
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

// Only the reports of the recording move the time, so that the number of situations stays finite.
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
    { type: 'videos.changed', videos, layout: videos, now: NOW },
    { type: 'videos.changed', videos: [], layout: [], now: NOW },
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
    // The values read by the guards that detect pauses and seeks in a player's controls.
    player: playerSeen(context.players['a']),
  }),
  // A recording and a live stream do not affect each other, so their combinations are not explored.
  isEnough: ({ context: { players } }) =>
    players['a'] !== undefined &&
    (players['live'] !== undefined || players['a'].report?.at === NOW + 6_000),
  transient: ['archive.deciding'],
});
