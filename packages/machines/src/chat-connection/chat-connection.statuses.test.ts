/** The statuses that section 4 of the specification asks of the live chat tool. */
import { expect, it } from 'vitest';
import { START, upcoming, video } from '../testing/chat-connection/chat-samples';
import { start } from '../testing/chat-connection/started-chat';

const QUARTER = 15 * 60_000;

it('a panel is reconnecting, then unreachable, not live before the stream, and needs the extension after it', () => {
  const lost = start({ attempts: 1 });
  lost.join();
  lost.actor.send({ type: 'socket.failed' });
  expect(lost.status()).toBe('reconnecting');
  lost.clock.increment(1_000);
  lost.actor.send({ type: 'socket.failed' });
  expect(lost.status()).toBe('unreachable');
  const early = start();
  early.join('en', upcoming(START + QUARTER + 1));
  expect(early.status()).toBe('notLive');
  const late = start();
  late.join('en', { ...video(), status: 'past' });
  expect(late.status()).toBe('needsExtension');
});
