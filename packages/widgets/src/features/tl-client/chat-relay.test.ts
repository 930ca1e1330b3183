/** Messages to chat frames, their target origin, and the origins that are trusted. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createChatRelay } from './chat-relay';

const YOUTUBE = 'https://www.youtube.com';
const TWITCH = 'https://www.twitch.tv';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** The window of a frame, with what was posted to it. */
function frameAt(origin: string) {
  const posted: (readonly [message: unknown, target: unknown])[] = [];
  const window = {
    postMessage: (message: unknown, target: unknown) => void posted.push([message, target]),
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a window of which only this is used
  const contentWindow = window as unknown as Window;
  return { frame: { element: { contentWindow }, origin }, window: contentWindow, posted };
}

function started() {
  let count = 0;
  const relay = createChatRelay(() => `0.${(count += 1)}`);
  const answerFrom = (source: Window, origin: string, data: unknown) =>
    relay.receive({ source, origin, data });
  return { relay, answerFrom };
}
const pong = (id: string) => ({ id, response: {}, type: 'system|tlsync_msgs#ask#ping' });
const agreed = (id: string) => ({
  id,
  response: { state: 'ok' },
  type: 'tlsync_msgs#ask#initiate',
});
const idOf = (message: unknown): string => String(Reflect.get(Object(message), 'id'));

describe('the relay', () => {
  it('greets each frame at its own origin by name', () => {
    const { relay } = started();
    const [youtube, twitch] = [frameAt(YOUTUBE), frameAt(TWITCH)];
    relay.attach('a', youtube.frame);
    relay.attach('b', twitch.frame);
    relay.greet('a');
    relay.greet('b');
    expect(youtube.posted[0]).toEqual([{ n: 'HolodexSync', d: 'Initiate' }, YOUTUBE]);
    expect(twitch.posted[0]).toEqual([{ n: 'HolodexSync', d: 'Initiate' }, TWITCH]);
    expect([...youtube.posted, ...twitch.posted].some(([, target]) => target === '*')).toBe(false);
  });

  it('the relay waits for a frame that is not there, a second at a time', () => {
    const { relay } = started();
    const { frame, posted } = frameAt(YOUTUBE);
    relay.greet('a');
    relay.say('a', 'typed early');
    vi.advanceTimersByTime(3_000);
    relay.attach('a', frame);
    expect(posted).toEqual([]);
    vi.advanceTimersByTime(1_000);
    expect(posted.map(([message]) => Reflect.get(Object(message), 'd') as unknown)).toEqual([
      'Initiate',
      undefined,
      'typed early',
    ]);
  });

  it('the relay gives up after ten tries', () => {
    const { relay } = started();
    relay.greet('a');
    vi.advanceTimersByTime(8_999);
    expect(relay.statusOf('a')).toBe('waiting');
    vi.advanceTimersByTime(1_001);
    expect(relay.statusOf('a')).toBe('unreachable');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('the relay uses the new form once the frame has agreed to it', () => {
    const { relay, answerFrom } = started();
    const { frame, window, posted } = frameAt(YOUTUBE);
    relay.attach('a', frame);
    relay.greet('a');
    answerFrom(window, YOUTUBE, pong(idOf(posted[1]?.[0])));
    answerFrom(window, YOUTUBE, agreed(idOf(posted[2]?.[0])));
    expect(relay.statusOf('a')).toBe('linked');
    relay.say('a', '[en] hello');
    expect(posted.at(-1)).toEqual([
      {
        body: { text: '[en] hello' },
        id: expect.any(String),
        type: 'tlsync_msgs#tell#sendMessage',
      },
      YOUTUBE,
    ]);
  });

  it('the relay ignores answers of another origin, and of another window', () => {
    const { relay, answerFrom } = started();
    const [chat, other] = [frameAt(YOUTUBE), frameAt(YOUTUBE)];
    relay.attach('a', chat.frame);
    relay.greet('a');
    const id = idOf(chat.posted[1]?.[0]);
    answerFrom(chat.window, 'https://www.youtube.com.example', pong(id));
    answerFrom(chat.window, 'null', pong(id));
    answerFrom(other.window, YOUTUBE, pong(id));
    expect(relay.statusOf('a')).toBe('pinging');
    answerFrom(chat.window, YOUTUBE, pong(id));
    expect(relay.statusOf('a')).toBe('asking');
  });

  it('greets a frame again that was loaded again, once its script has had time', () => {
    const { relay } = started();
    const [before, after] = [frameAt(YOUTUBE), frameAt(YOUTUBE)];
    relay.attach('a', before.frame);
    relay.greet('a');
    relay.attach('a', after.frame);
    vi.advanceTimersByTime(4_999);
    expect(after.posted).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(after.posted[0]).toEqual([{ n: 'HolodexSync', d: 'Initiate' }, YOUTUBE]);
  });

  it('the relay forgets a frame that is gone, and leaves no timer', () => {
    const { relay } = started();
    const { frame, posted } = frameAt(YOUTUBE);
    relay.attach('a', frame);
    relay.greet('a');
    relay.attach('a', null);
    const before = posted.length;
    relay.say('a', 'too late');
    vi.advanceTimersByTime(60_000);
    expect(posted).toHaveLength(before);
    expect(vi.getTimerCount()).toBe(0);
  });
});
