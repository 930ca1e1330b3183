import { describe, expect, it } from 'vitest';
import { selectAttempt, selectMessage } from './chat-connection.selectors';
import { page, START, video } from '../testing/chat-connection/chat-samples';
import { EN, joined, start } from '../testing/chat-connection/started-chat';

describe('one shared socket', () => {
  it('serves many rooms', () => {
    const run = start();
    run.join('en');
    run.join('en', video('w'));
    run.actor.send({ type: 'socket.opened' });
    expect(run.emittedTypes()).toEqual(['socket.open', 'room.subscribe en', 'room.subscribe en']);
  });

  it('one shared socket is not opened before the first listener', () => {
    expect(start().emittedTypes()).toEqual([]);
  });

  it('one shared socket closes 10 s after the last room was left', async () => {
    const run = await joined();
    run.actor.send({ type: 'room.leave', room: EN });
    run.clock.increment(9_999);
    expect(run.emittedTypes()).not.toContain('socket.close');
    run.clock.increment(1);
    expect(run.emittedTypes().slice(-2)).toEqual(['room.unsubscribe en', 'socket.close']);
    expect(run.snapshot().value.socket).toBe('closed');
  });

  it('one shared socket stays open when a room is joined again within 10 s', async () => {
    const run = await joined();
    run.actor.send({ type: 'room.leave', room: EN });
    run.clock.increment(9_999);
    run.join();
    run.clock.increment(60_000);
    expect(run.emittedTypes().slice(-2)).toEqual(['room.unsubscribe en', 'room.subscribe en']);
  });

  it('one shared socket is closed while it opens if there are no listeners for 10 s', () => {
    const run = start();
    run.join();
    run.actor.send({ type: 'room.leave', room: EN });
    run.clock.increment(10_000);
    expect(run.emittedTypes()).toEqual(['socket.open', 'socket.close']);
  });

  it('one shared socket is not closed when the page is hidden', async () => {
    const run = await joined();
    run.actor.send({ type: 'page.hidden' });
    run.clock.increment(60 * 60_000);
    expect(run.status()).toBe('joined');
  });

  it('one shared socket closes too when the server has ended the only room', async () => {
    const run = await joined();
    run.actor.send({ type: 'room.ended', room: EN, message: 'over' });
    run.clock.increment(10_000);
    expect(run.emittedTypes().slice(-2)).toEqual(['room.unsubscribe en', 'socket.close']);
    expect(selectMessage(run.snapshot(), EN)).toBe('over');
    expect(run.status()).toBe('ended');
  });
});

describe('auto reconnecting', () => {
  it('auto reconnecting waits 1 s, doubling to 20 s, 10 times; then it could not reconnect', async () => {
    const run = await joined();
    run.actor.send({ type: 'socket.closed' });
    const waits: number[] = [];
    while (run.snapshot().value.socket === 'waiting') {
      expect(run.status()).toBe('reconnecting');
      expect(selectAttempt(run.snapshot())).toEqual({ attempt: waits.length + 1, of: 10 });
      let wait = 0;
      for (; run.snapshot().value.socket === 'waiting'; wait += 500) run.clock.increment(500);
      waits.push(wait);
      run.actor.send({ type: 'socket.failed' });
    }
    expect(waits).toEqual([1, 2, 4, 8, 16, 20, 20, 20, 20, 20].map((seconds) => seconds * 1_000));
    expect(run.status()).toBe('unreachable');
  });

  it('auto reconnecting does not begin again by itself once it could not reconnect', () => {
    const run = start({ attempts: 0 });
    run.join();
    run.actor.send({ type: 'socket.failed' });
    run.clock.increment(60 * 60_000);
    run.actor.send({ type: 'page.shown', now: START + 60 * 60_000 });
    expect(run.status()).toBe('unreachable');
    expect(run.emittedTypes()).toEqual(['socket.open']);
  });

  it('the connection fails for good on a server that accepts and drops at once, 10 times', async () => {
    const run = await joined();
    run.actor.send({ type: 'socket.closed' });
    for (let attempt = 1; attempt <= 10; attempt += 1) {
      expect(selectAttempt(run.snapshot())).toEqual({ attempt, of: 10 });
      run.clock.increment(20_000);
      run.actor.send({ type: 'socket.opened' });
      expect(selectAttempt(run.snapshot())).toBeNull();
      run.actor.send({ type: 'socket.closed' });
    }
    expect(run.status()).toBe('unreachable');
  });

  it('counts from 1 again once the socket has been open for 30 s', async () => {
    const run = await joined();
    run.actor.send({ type: 'socket.closed' });
    run.clock.increment(1_000);
    run.actor.send({ type: 'socket.opened' });
    run.clock.increment(29_999);
    run.actor.send({ type: 'socket.closed' });
    expect(selectAttempt(run.snapshot())).toEqual({ attempt: 2, of: 10 });
    run.clock.increment(2_000);
    run.actor.send({ type: 'socket.opened' });
    run.clock.increment(30_000);
    run.actor.send({ type: 'socket.closed' });
    expect(selectAttempt(run.snapshot())).toEqual({ attempt: 1, of: 10 });
  });

  it.each(['socket.retry', 'connection.restored'] as const)(
    'auto reconnecting begins again with %s',
    (type) => {
      const run = start({ attempts: 0 });
      run.join();
      run.actor.send({ type: 'socket.failed' });
      expect(run.status()).toBe('unreachable');
      run.actor.send({ type });
      expect(run.emittedTypes()).toEqual(['socket.open', 'socket.open']);
    },
  );

  it.each(['socket.retry', 'connection.restored'] as const)(
    'auto reconnecting does not wait after %s',
    (type) => {
      const run = start();
      run.join();
      run.actor.send({ type: 'socket.failed' });
      run.actor.send({ type });
      expect(run.emittedTypes()).toEqual(['socket.open', 'socket.open']);
      expect(selectAttempt(run.snapshot())).toEqual({ attempt: 1, of: 10 });
    },
  );

  it('auto reconnecting begins again for a new listener', () => {
    const run = start({ attempts: 0 });
    run.join();
    run.actor.send({ type: 'socket.failed' });
    run.join('en', video('w'));
    expect(run.emittedTypes()).toEqual(['socket.open', 'socket.open']);
  });

  it('auto reconnecting takes 20 s without an answer for a failure', () => {
    const run = start();
    run.join();
    run.clock.increment(20_000);
    expect(run.status()).toBe('reconnecting');
    expect(run.emittedTypes()).toEqual(['socket.open', 'socket.close']);
  });

  it('auto reconnecting ends after the last listener', () => {
    const run = start();
    run.join();
    run.actor.send({ type: 'socket.failed' });
    run.actor.send({ type: 'room.leave', room: EN });
    run.clock.increment(10_000);
    run.clock.increment(60_000);
    expect(run.snapshot().value.socket).toBe('closed');
  });

  it('subscribes all rooms again and reloads history', async () => {
    const run = await joined(page(1, 3));
    run.join('ja');
    run.actor.send({ type: 'socket.closed' });
    run.clock.increment(1_000);
    run.actor.send({ type: 'socket.opened' });
    expect(run.emittedTypes().slice(-3)).toEqual([
      'socket.open',
      'room.subscribe en',
      'room.subscribe ja',
    ]);
    // One page at a time: that of the other room comes first.
    await run.last('loadHistory').answer([]);
    run.actor.send({ type: 'room.subscribed', id: 'v', lang: 'en' });
    await run.last('loadHistory').answer(page(2, 4));
    expect(run.times()).toEqual([1, 2, 3, 4, 5]);
    expect(selectAttempt(run.snapshot())).toBeNull();
  });
});
