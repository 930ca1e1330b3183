/** Window messages of the translation relay, as the facts about the wire (3.5) write them. */
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  frameOriginOf,
  frameSyncStep,
  newFrameSync,
  readSyncAnswer,
  relayedText,
  type FrameSyncEvent,
} from '.';
import { SYNC_PINGS_MAX, SYNC_TRIES_MAX } from './tl-sync.limits';

/** What happens to a frame: milliseconds since its greeting was due, and what the portal sends then. */
interface Exchange {
  readonly what: string;
  readonly events: readonly FrameSyncEvent[];
  readonly sent: readonly unknown[];
  readonly status: string;
}

let count = 0;
const due = (isLoaded = true): FrameSyncEvent => ({
  type: 'due',
  isLoaded,
  id: `0.${(count += 1)}`,
});
const line = (text: string): FrameSyncEvent => ({ type: 'line', text, id: '0.7' });
/** A message as the frame posts it. */
const posted = (data: unknown): FrameSyncEvent => {
  const answer = readSyncAnswer(data);
  if (!answer) throw new Error('That is no answer.');
  return { type: 'answered', answer, id: '0.5' };
};
const greeted: FrameSyncEvent = { type: 'due', isLoaded: true, id: '0.1' };
const pong = posted({ id: '0.1', response: {}, type: 'system|tlsync_msgs#ask#ping' });
const initiated = (state: string) =>
  posted({ id: '0.5', response: { state }, type: 'tlsync_msgs#ask#initiate' });
const hello = { n: 'HolodexSync', d: 'Initiate' };
const ping = { body: {}, id: '0.1', type: 'system|tlsync_msgs#ask#ping' };
const ask = { body: {}, id: '0.5', type: 'tlsync_msgs#ask#initiate' };

function replayed(events: readonly FrameSyncEvent[]) {
  let sync = newFrameSync;
  const sent: unknown[] = [];
  const waits: (number | undefined)[] = [];
  for (const event of events) {
    const step = frameSyncStep(sync, event);
    ({ sync } = step);
    sent.push(...step.messages);
    waits.push(step.waitMs);
  }
  return { sync, sent, waits };
}

const exchanges: readonly Exchange[] = [
  {
    what: 'the old extension gets a greeting, then each line',
    events: [greeted, line('[en] hello'), line('<b>bye</b>')],
    sent: [
      hello,
      ping,
      { n: 'HolodexSync', d: '[en] hello' },
      { n: 'HolodexSync', d: '<b>bye</b>' },
    ],
    status: 'pinging',
  },
  {
    what: 'the new extension is pinged, asked, and told each line, which it does not get twice',
    events: [greeted, pong, initiated('ok'), line('[en] hello')],
    sent: [
      hello,
      ping,
      ask,
      { body: { text: '[en] hello' }, id: '0.7', type: 'tlsync_msgs#tell#sendMessage' },
    ],
    status: 'linked',
  },
  {
    what: 'a new extension that finds no field for its text is left to the old form',
    events: [greeted, pong, initiated('failed'), line('hello')],
    sent: [hello, ping, ask, { n: 'HolodexSync', d: 'hello' }],
    status: 'plain',
  },
  {
    what: 'a new extension that does not answer within 1000 ms is left to the old form',
    events: [greeted, pong, due(), line('hello')],
    sent: [hello, ping, ask, { n: 'HolodexSync', d: 'hello' }],
    status: 'plain',
  },
  {
    what: 'lines typed before the greeting follow it',
    events: [line('one'), due(false), line('two'), greeted],
    sent: [hello, ping, { n: 'HolodexSync', d: 'one' }, { n: 'HolodexSync', d: 'two' }],
    status: 'pinging',
  },
  {
    what: 'an answer to another question changes nothing',
    events: [
      greeted,
      posted({ id: '0.9', response: {}, type: 'system|tlsync_msgs#ask#ping' }),
      initiated('ok'),
    ],
    sent: [hello, ping],
    status: 'pinging',
  },
];

describe('an exchange with a chat frame', () => {
  it.each(exchanges)('$what', ({ events, sent, status }) => {
    const result = replayed(events);
    expect(result.sent).toEqual(sent);
    expect(result.sync.status).toBe(status);
  });

  it('a frame that is not ready is tried again each second, ten times in all', () => {
    const tries = replayed(Array.from({ length: SYNC_TRIES_MAX + 3 }, () => due(false)));
    expect(tries.waits.slice(0, SYNC_TRIES_MAX)).toEqual([...Array(9).fill(1_000), undefined]);
    expect(tries.sync.status).toBe('unreachable');
    expect(tries.sent).toEqual([]);
  });

  it('an exchange with a chat frame is pinged each half second, 51 times in all', () => {
    const tries = replayed(Array.from({ length: SYNC_PINGS_MAX + 3 }, () => due()));
    expect(tries.waits.filter((ms) => ms === 500)).toHaveLength(51);
    expect(tries.sent).toHaveLength(52);
    expect(tries.sync.status).toBe('plain');
  });
});

describe('the text', () => {
  it.each([
    ['en', '« hello »', '[en] « hello »'],
    [' ', 'hello', 'hello'],
    ['', '[ja] hello', '[ja] hello'],
  ])('tag “%s” comes before “%s”', (tag, message, text) => {
    expect(relayedText(tag, message)).toBe(text);
  });
});

describe('what a frame posts', () => {
  it.each([
    [undefined],
    ['HolodexSync'],
    [{ n: 'SyncHolodex', d: 1_000 }],
    [{ body: {}, id: '1', type: 'tlsync_msgs#ask#initiate' }],
    [{ response: { state: 'ok' }, id: 1, type: 'tlsync_msgs#ask#initiate' }],
    [{ response: null, id: '1', type: 'tlsync_msgs#ask#initiate' }],
    [{ response: {}, id: '1', type: 'constructor' }],
    [Object.create({ response: {}, id: '1', type: 'system|tlsync_msgs#ask#ping' })],
  ])('what a frame posts is no answer: %j', (data) => {
    expect(readSyncAnswer(data)).toBeUndefined();
  });

  it('never throws, whatever it is', () => {
    fc.assert(
      fc.property(fc.anything(), (data) => {
        expect(() => readSyncAnswer(data)).not.toThrow();
      }),
    );
  });
});

describe('the origin of a frame', () => {
  it.each([
    ['https://www.youtube.com/live_chat?v=abcdefghijk', 'https://www.youtube.com'],
    ['https://www.twitch.tv/embed/someone/chat?parent=x', 'https://www.twitch.tv'],
    ['http://localhost:4701/v1/chat.html', 'http://localhost:4701'],
    ['about:blank', null],
    ['data:text/html,hello', null],
    ['', null],
  ])('of %s is %s', (address, origin) => {
    expect(frameOriginOf(address)).toBe(origin);
  });
});
