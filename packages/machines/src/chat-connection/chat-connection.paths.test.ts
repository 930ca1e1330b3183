import { failure } from '../testing/start-machine';
import { provePaths } from '../testing/machine-paths';
import { chatConnectionMachine } from './chat-connection.machine';
import { line, page, START, upcoming, video } from '../testing/chat-connection/chat-samples';
import type { RoomName } from './chat-connection.types';

const EN: RoomName = 'v/en';
const QUARTER = 15 * 60_000;
const SOON = START + 2 * QUARTER;

provePaths({
  machine: chatConnectionMachine,
  inputs: [{ attempts: 1 }],
  events: [
    { type: 'room.join', video: video(), lang: 'en', now: START },
    { type: 'room.join', video: upcoming(SOON), lang: 'en', now: START },
    { type: 'room.leave', room: EN },
    { type: 'language.change', video: video(), from: 'en', to: 'ja', now: START },
    { type: 'room.retry', room: EN },
    { type: 'room.subscribed', id: 'v', lang: 'en' },
    { type: 'room.refused', id: 'v', lang: 'en', message: 'no' },
    { type: 'room.ended', room: EN, message: 'over' },
    { type: 'room.updated', id: 'v', update: { status: 'live' } },
    { type: 'line.received', room: EN, line: line(100) },
    { type: 'history.more', room: EN },
    { type: 'history.all', room: EN },
    { type: 'history.retry', room: EN },
    { type: 'socket.opened' },
    { type: 'socket.closed' },
    { type: 'socket.failed' },
    { type: 'socket.retry' },
    { type: 'connection.restored' },
    { type: 'page.hidden' },
    { type: 'page.shown', now: START },
    { type: 'extension.found' },
  ],
  answers: { loadHistory: [page(1, 20)] },
  failures: { loadHistory: [failure('http')] },
  seen: ({ value, context }) => ({
    value,
    rooms: Object.values(context.rooms).map((room) => ({
      name: room.name,
      listeners: room.listeners,
      phase: room.phase,
      status: room.video.status,
      lines: room.lines.length > 0,
      gap: room.gap !== null,
      before: room.before,
      isAtStart: room.isAtStart,
      failed: room.failure?.job.kind,
    })),
    jobs: context.jobs.map(({ kind }) => kind),
    job: context.job?.kind,
    unanswered: context.unanswered.length > 0,
    isOpen: context.isOpen,
    attempt: context.attempt,
  }),
  transient: ['socket.lost'],
  // A second listener, room or page is not explored further: rooms are data, and the model test runs with many.
  isEnough: ({ context }) =>
    Object.values(context.rooms).some(
      ({ name, listeners, before }) => name !== EN || listeners > 1 || (before ?? 2) !== 2,
    ) ||
    context.jobs.length > 0 ||
    context.unanswered.length > 1,
});
