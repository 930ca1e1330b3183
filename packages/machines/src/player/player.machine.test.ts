import {
  ownProtocol,
  ownReport,
  twitchProtocol,
  youtubeProtocol,
  type MediaState,
} from '@oshimado/domain';
import { describe, expect, it } from 'vitest';
import { startMachine } from '../testing/start-machine';
import { playerMachine } from './player.machine';
import { selectWillPlay } from './player.selectors';
import type { PlayerEmitted, PlayerEvent } from './player.types';

function start(media: Partial<MediaState> = {}, autoplays = false) {
  const input = { protocol: youtubeProtocol, media, autoplays };
  const run = startMachine(playerMachine, { input });
  const emitted = (): readonly PlayerEmitted[] => run.emitted;
  const commands = () =>
    emitted().flatMap((event) => {
      const text = event.type === 'frame.send' ? String(event.message) : '';
      const { func, args } = JSON.parse(text || '{}') as { func?: string; args?: unknown[] };
      return func === undefined || func === 'addEventListener' ? [] : [[func, ...(args ?? [])]];
    });
  return {
    actor: run.actor,
    clock: run.clock,
    snapshot: run.snapshot,
    emitted: run.emitted,
    commands,
    greetings: () =>
      emitted().filter(
        (event) => event.type === 'frame.send' && String(event.message).includes('listening'),
      ).length,
    loads: () => emitted().filter(({ type }) => type === 'frame.load').length,
    media: () => run.snapshot().context.media,
    say: (message: object) =>
      run.actor.send({ type: 'message.received', message: JSON.stringify(message) }),
  };
}
const READY = { event: 'onReady' };
const refused = { event: 'onError', info: 150 };

describe('a frame that has not answered', () => {
  it('a frame that has not answered is greeted every 250 ms, and at once when its document is loaded', () => {
    const run = start();
    expect(run.greetings()).toBe(1);
    run.clock.increment(250);
    expect(run.greetings()).toBe(2);
    run.actor.send({ type: 'frame.loaded' });
    expect(run.greetings()).toBe(3);
    run.say(READY);
    run.clock.increment(5_000);
    expect(run.greetings()).toBe(3);
  });

  it('a frame that has not answered receives the commands once it answers: the last one of each kind, in order', () => {
    const run = start();
    const send = (event: PlayerEvent) => run.actor.send(event);
    send({ type: 'media.command', command: { type: 'seek', seconds: 5 } });
    send({ type: 'media.command', command: { type: 'play' } });
    send({ type: 'media.command', command: { type: 'pause' } });
    send({ type: 'media.command', command: { type: 'seek', seconds: 9 } });
    expect(run.commands()).toEqual([]);
    run.say(READY);
    expect(run.commands()).toEqual([['pauseVideo'], ['seekTo', 9, true]]);
  });

  it('a frame that has not answered will play by itself or as it was asked last, and then does as it reports', () => {
    const run = start({}, true);
    const willPlay = () => selectWillPlay(run.snapshot());
    expect([willPlay(), selectWillPlay(start().snapshot())]).toEqual([true, false]);
    run.actor.send({ type: 'media.command', command: { type: 'pause' } });
    run.actor.send({ type: 'media.command', command: { type: 'seek', seconds: 5 } });
    expect(willPlay()).toBe(false);
    run.actor.send({ type: 'media.command', command: { type: 'play' } });
    expect(willPlay()).toBe(true);
    run.say(READY);
    expect(willPlay()).toBe(false);
    run.actor.send({ type: 'frame.reload' });
    expect(willPlay()).toBe(true);
  });

  it('a frame that has not answered has failed after 10 s, until it answers after all', () => {
    const run = start();
    run.actor.send({ type: 'media.command', command: { type: 'play' } });
    run.clock.increment(9_999);
    expect(run.media().failure).toBeNull();
    run.clock.increment(1);
    expect(run.media().failure).toBe('silent');
    run.say(READY);
    expect(run.media()).toMatchObject({ failure: null, isReady: true });
    expect(run.commands()).toEqual([['playVideo']]);
  });
});

describe('a frame that is loaded again', () => {
  /** At 42 s; its old document speaks until the new one is there. */
  function reloaded() {
    const run = start();
    run.say(READY);
    run.say({ event: 'infoDelivery', info: { currentTime: 42, playerState: 1 } });
    run.actor.send({ type: 'frame.reload' });
    run.say({ event: 'infoDelivery', info: { currentTime: 42.2, playerState: 1 } });
    return run;
  }

  it('a frame that is loaded again is neither greeted nor heard before its new document has loaded', () => {
    const run = reloaded();
    const greetings = run.greetings();
    run.clock.increment(4_900);
    run.actor.send({ type: 'media.command', command: { type: 'play' } });
    expect(run.media()).toMatchObject({ isReady: false, paused: true, currentTime: 42 });
    expect([run.commands(), run.greetings()]).toEqual([[], greetings]);
    run.actor.send({ type: 'frame.loaded' });
    expect(run.greetings()).toBe(greetings + 1);
    run.say(READY);
    expect(run.commands()).toEqual([['seekTo', 42, true], ['playVideo']]);
  });

  it('a frame that is loaded again and says nothing of loading is greeted and heard after 5 s, and fails after 10', () => {
    const run = reloaded();
    const greetings = run.greetings();
    run.clock.increment(5_000);
    expect(run.greetings()).toBe(greetings + 1);
    run.say(READY);
    expect(run.commands()).toEqual([['seekTo', 42, true]]);
    const silent = reloaded();
    silent.clock.increment(10_000);
    expect(silent.media().failure).toBe('silent');
  });

  it('a frame that is loaded again is greeted when it has loaded, also if its old document was heard before', () => {
    const run = reloaded();
    run.actor.send({ type: 'frame.loaded' });
    run.say({ event: 'infoDelivery', info: { currentTime: 42.5, playerState: 1 } });
    expect(run.media().isReady).toBe(true);
    const greetings = run.greetings();
    run.actor.send({ type: 'frame.loaded' });
    expect(run.greetings()).toBe(greetings + 1);
  });

  it('a frame that is loaded again on our own page is asked where it is when it has loaded', () => {
    const run = startMachine(playerMachine, { input: { protocol: ownProtocol } });
    const say = (media: Partial<MediaState>) =>
      run.actor.send({ type: 'message.received', message: ownReport(media) });
    say({ isReady: true, currentTime: 42 });
    run.actor.send({ type: 'frame.reload' });
    say({ isReady: true, currentTime: 42.2 });
    run.emitted.splice(0);
    run.actor.send({ type: 'frame.loaded' });
    say({ isReady: true, currentTime: 0 });
    expect(run.emitted).toEqual(
      [...ownProtocol.greetings, ...ownProtocol.write({ type: 'seek', seconds: 42 })].map(
        (message) => ({ type: 'frame.send', message }),
      ),
    );
  });

  it('a frame that is loaded again has the sound and the speed that it had, whoever chose them', () => {
    const run = start();
    run.say(READY);
    run.say({ event: 'infoDelivery', info: { muted: false, volume: 100, playbackRate: 1 } });
    run.actor.send({ type: 'media.command', command: { type: 'muted', muted: true } });
    run.say({ event: 'infoDelivery', info: { muted: true, volume: 30, playbackRate: 1.5 } });
    for (const again of [1, 2]) {
      run.emitted.splice(0);
      run.actor.send({ type: 'frame.reload' });
      run.actor.send({ type: 'frame.loaded' });
      run.say(READY);
      expect([again, ...run.commands()]).toEqual([
        again,
        ['mute'],
        ['setVolume', 30],
        ['setPlaybackRate', 1.5],
      ]);
      run.say({ event: 'infoDelivery', info: { muted: false, volume: 100, playbackRate: 1 } });
      run.say({ event: 'infoDelivery', info: { muted: true, volume: 30, playbackRate: 1.5 } });
    }
  });

  it('a frame that is loaded again begins as its address says where nothing was changed', () => {
    const run = start();
    run.say(READY);
    run.say({ event: 'infoDelivery', info: { muted: false, volume: 100, playbackRate: 1 } });
    run.actor.send({ type: 'frame.reload' });
    run.actor.send({ type: 'frame.loaded' });
    run.say(READY);
    expect(run.commands()).toEqual([]);
  });

  it('a frame that is loaded again and reports unasked is heard at once: it may say only once that it is ready', () => {
    const run = startMachine(playerMachine, { input: { protocol: twitchProtocol } });
    run.actor.send({ type: 'frame.reload' });
    const message = { namespace: 'twitch-embed-player', eventName: 'ready', params: null };
    run.actor.send({ type: 'message.received', message });
    expect(run.context().media.isReady).toBe(true);
  });
});

describe('error 150', () => {
  it('error 150 is retried once, from where the viewer was', () => {
    const run = start();
    run.say(READY);
    run.say({ event: 'infoDelivery', info: { currentTime: 42 } });
    run.say(refused);
    expect(run.loads()).toBe(1);
    expect(run.media().failure).toBeNull();
    run.actor.send({ type: 'frame.loaded' });
    run.say(READY);
    expect(run.commands()).toEqual([['seekTo', 42, true]]);
    run.say(refused);
    expect(run.loads()).toBe(1);
    expect(run.media().failure).toBe('refused');
  });
});

it('a video that is gone fails at once, and plays again if the platform plays it', () => {
  const run = start();
  run.say(READY);
  run.say({ event: 'onError', info: 100 });
  expect(run.snapshot().value).toBe('failed');
  run.say({ event: 'onStateChange', info: 1 });
  expect(run.snapshot().value).toBe('ready');
  expect(run.media()).toMatchObject({ failure: null, paused: false });
});

it('the frame can be loaded again by hand in every state', () => {
  const run = start();
  run.clock.increment(10_000);
  run.actor.send({ type: 'frame.reload' });
  run.actor.send({ type: 'frame.loaded' });
  run.say(READY);
  run.say({ event: 'onError', info: 100 });
  run.actor.send({ type: 'frame.reload' });
  expect(run.loads()).toBe(2);
  expect(run.media().failure).toBeNull();
});

it('an equal report changes nothing, so that nothing renders again', () => {
  const run = start();
  run.say({ event: 'infoDelivery', info: { currentTime: 1 } });
  const before = run.media();
  run.say({ event: 'infoDelivery', info: { currentTime: 1 } });
  run.say({ event: 'unknown' });
  expect(run.media()).toBe(before);
});
