import { describe, expect, it } from 'vitest';
import {
  isConnected,
  selectLines,
  selectListeners,
  selectMessage,
} from './chat-connection.selectors';
import { page, START, upcoming, video } from '../testing/chat-connection/chat-samples';
import { EN, JA, joined, QUARTER, start } from '../testing/chat-connection/started-chat';

describe('listeners', () => {
  it('a room is subscribed to once for all listeners, and unsubscribed when the last one leaves', async () => {
    const run = await joined();
    run.join();
    expect(selectListeners(run.snapshot(), EN)).toBe(2);
    run.actor.send({ type: 'room.leave', room: EN });
    expect(run.emittedTypes()).toEqual(['socket.open', 'room.subscribe en']);
    run.actor.send({ type: 'room.leave', room: EN });
    expect(run.emittedTypes().at(-1)).toBe('room.unsubscribe en');
    expect(run.status()).toBe('absent');
  });

  it('a change of language lowers the listener count of the old room', async () => {
    const run = await joined();
    run.actor.send({ type: 'language.change', video: video(), from: 'en', to: 'ja', now: START });
    expect(run.emittedTypes().slice(-2)).toEqual(['room.unsubscribe en', 'room.subscribe ja']);
    expect(run.status(EN)).toBe('absent');
    run.actor.send({ type: 'room.leave', room: JA });
    run.clock.increment(10_000);
    expect(run.emittedTypes().at(-1)).toBe('socket.close');
  });

  it('a change to the same language has no effect', async () => {
    const run = await joined();
    run.actor.send({ type: 'language.change', video: video(), from: 'en', to: 'en', now: START });
    expect(run.emittedTypes()).toEqual(['socket.open', 'room.subscribe en']);
  });

  it('a change of language before the answer never mixes languages', async () => {
    const run = start();
    run.join('en');
    run.actor.send({ type: 'socket.opened' });
    run.actor.send({ type: 'language.change', video: video(), from: 'en', to: 'ja', now: START });
    run.actor.send({ type: 'room.subscribed', id: 'v', lang: 'en' });
    run.say(1);
    expect(run.status(JA)).toBe('loading');
    run.actor.send({ type: 'room.subscribed', id: 'v', lang: 'ja' });
    expect(run.last('loadHistory').input).toMatchObject({ lang: 'ja', videoId: 'v' });
    expect(selectLines(run.snapshot(), JA)).toEqual([]);
    expect(isConnected(run.snapshot(), JA)).toBe(true);
  });

  it('a server that answers without a language causes one more load of history', () => {
    const run = start();
    run.join('en');
    run.actor.send({ type: 'socket.opened' });
    run.actor.send({ type: 'language.change', video: video(), from: 'en', to: 'ja', now: START });
    run.actor.send({ type: 'room.subscribed', id: 'v' });
    run.actor.send({ type: 'room.subscribed', id: 'v' });
    expect(run.status(JA)).toBe('joined');
    expect(run.calls('loadHistory')).toHaveLength(2);
  });

  it('leaving a room without having joined it is ignored', () => {
    const run = start();
    run.actor.send({ type: 'room.leave', room: EN });
    expect(run.emittedTypes()).toEqual([]);
  });
});

describe('a stream that is not live yet', () => {
  it('its room is joined automatically 15 minutes before its schedule', () => {
    const run = start();
    run.join('en', upcoming(START + QUARTER + 5_000));
    expect(run.status()).toBe('notLive');
    run.clock.increment(4_999);
    expect(run.emittedTypes()).toEqual([]);
    run.clock.increment(1);
    expect(run.status()).toBe('loading');
    expect(run.emittedTypes()).toEqual(['socket.open']);
  });

  it('its room is joined when it becomes live early', () => {
    const run = start();
    run.join('en', upcoming(START + 10 * QUARTER));
    const update = { status: 'live', live_viewers: null, start_actual: null };
    run.actor.send({ type: 'room.updated', id: 'v', update });
    expect(run.status()).toBe('loading');
    expect(run.emitted[0]).toEqual({ type: 'video.updated', id: 'v', update });
  });

  it('a stream that is not live yet is joined late by a device that slept, with the next event that carries the time', () => {
    const run = start();
    run.join('en', upcoming(START + 2 * QUARTER));
    run.actor.send({ type: 'page.shown', now: START + QUARTER });
    expect(run.status()).toBe('loading');
  });

  it('a stream that begins in years does not overflow a timer', () => {
    const run = start();
    run.join('en', upcoming(START + 400 * 24 * 60 * 60_000));
    run.clock.increment(24 * 60 * 60_000);
    run.clock.increment(24 * 60 * 60_000);
    expect(run.status()).toBe('notLive');
    run.actor.send({ type: 'room.leave', room: EN });
    expect(run.snapshot().value.schedule).toBe('idle');
  });
});

describe('a past video', () => {
  it('a past video needs an extension', () => {
    const run = start();
    run.join('en', { ...video(), status: 'past' });
    expect(run.status()).toBe('needsExtension');
    expect(run.emittedTypes()).toEqual([]);
    run.actor.send({ type: 'extension.found' });
    expect(run.emittedTypes()).toEqual(['socket.open']);
  });

  it('its room is joined if the extension is installed', () => {
    const run = start({ hasExtension: true });
    run.join('en', { ...video(), status: 'past' });
    expect(run.status()).toBe('loading');
  });
});

describe('the server', () => {
  it('a room refused by the server shows its message and can be retried', async () => {
    const run = start();
    run.join();
    run.actor.send({ type: 'socket.opened' });
    run.actor.send({ type: 'room.refused', id: 'v', message: 'no' });
    expect(run.status()).toBe('refused');
    expect(selectMessage(run.snapshot(), EN)).toBe('no');
    await run.last('loadHistory').answer(page(1, 2));
    expect(run.times()).toEqual([1, 2]);
    run.actor.send({ type: 'room.retry', room: EN });
    expect(run.emittedTypes().at(-1)).toBe('room.subscribe en');
    expect(selectMessage(run.snapshot(), EN)).toBeNull();
  });

  it('a second answer of the server is ignored while joined', async () => {
    const run = await joined();
    run.actor.send({ type: 'room.subscribed', id: 'v', lang: 'en' });
    expect(run.calls('loadHistory')).toHaveLength(1);
  });

  it('a late answer to a second subscription reloads history', async () => {
    const run = start();
    run.join();
    run.actor.send({ type: 'socket.opened' });
    run.actor.send({ type: 'room.leave', room: EN });
    run.join();
    run.actor.send({ type: 'room.subscribed', id: 'v', lang: 'en' });
    await run.last('loadHistory').answer(page(1, 2));
    run.actor.send({ type: 'room.subscribed', id: 'v', lang: 'en' });
    await run.last('loadHistory').answer(page(1, 3));
    expect(run.times()).toEqual([1, 2, 3]);
  });

  it('the second answer counts after the first subscription was refused', () => {
    const run = start();
    run.join();
    run.actor.send({ type: 'socket.opened' });
    run.actor.send({ type: 'room.leave', room: EN });
    run.join();
    run.actor.send({ type: 'room.refused', id: 'v', lang: 'en', message: 'no' });
    expect(run.status()).toBe('loading');
    run.actor.send({ type: 'room.subscribed', id: 'v', lang: 'en' });
    expect(run.status()).toBe('joined');
  });

  it('the answer of the server updates the state of the video', () => {
    const run = start();
    run.join();
    run.actor.send({ type: 'socket.opened' });
    const update = { status: 'live', live_viewers: 5, start_actual: '2026-03-01T12:00:00Z' };
    run.actor.send({ type: 'room.subscribed', id: 'v', update });
    expect(run.emitted.at(-1)).toEqual({ type: 'video.updated', id: 'v', update });
    expect(run.status()).toBe('joined');
  });

  it('messages of the server for rooms left, refused or ended are ignored', async () => {
    const run = await joined([]);
    run.actor.send({ type: 'room.ended', room: EN });
    run.say(1);
    expect(run.times()).toEqual([]);
  });
});
