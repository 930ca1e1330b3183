import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { initialMediaState, type FrameProtocol, type MediaCommand } from './media';
import { ownKey, ownProtocol, ownReport, readOwnKey, readOwnQuestion } from './own';
import { twitchProtocol } from './twitch';
import { youtubeProtocol } from './youtube';

const protocols = { youtube: youtubeProtocol, twitch: twitchProtocol, own: ownProtocol };
const readBy = (protocol: FrameProtocol) => (message: unknown) =>
  protocol.read(message, initialMediaState);

const command: fc.Arbitrary<MediaCommand> = fc.oneof(
  fc.constantFrom({ type: 'play' } as const, { type: 'pause' } as const),
  fc
    .double({ min: 0, max: 1e6, noNaN: true })
    .map((seconds) => ({ type: 'seek', seconds }) as const),
  fc.double({ min: 0.25, max: 2, noNaN: true }).map((rate) => ({ type: 'rate', rate }) as const),
  fc.double({ min: 0, max: 1, noNaN: true }).map((volume) => ({ type: 'volume', volume }) as const),
  fc.boolean().map((muted) => ({ type: 'muted', muted }) as const),
);

describe.each(Object.entries(protocols))('messages of %s', (_name, protocol) => {
  it('messages of any shape are read without an error, and only change known fields to sound values', () => {
    const names = new Set(Object.keys(initialMediaState));
    const namespaces = fc.constantFrom('twitch-embed-player-proxy', 'twitch-embed-player');
    const event = fc.constantFrom('infoDelivery', 'onStateChange', 'onError', 'onReady');
    const message = fc.oneof(
      fc.anything(),
      fc.json(),
      fc.record({ event, info: fc.anything() }).map((value) => JSON.stringify(value) ?? ''),
      fc.record({
        namespace: namespaces,
        eventName: fc.constant('UPDATE_STATE'),
        params: fc.anything(),
      }),
      fc.anything().map((oshimadoPlayer) => ({ oshimadoPlayer })),
    );
    fc.assert(
      fc.property(message, (value) => {
        const change = readBy(protocol)(value) ?? {};
        const isSound = ([name, value]: readonly [string, unknown]) =>
          names.has(name) && (typeof value !== 'number' || (Number.isFinite(value) && value >= 0));
        expect(Object.entries(change).filter((field) => !isSound(field))).toEqual([]);
      }),
    );
  });

  it('that carry out a command can be sent to another window', () => {
    fc.assert(
      fc.property(command, (wanted) => {
        const messages = protocol.write(wanted);
        expect(structuredClone(messages)).toEqual(messages);
      }),
    );
  });
});

describe('YouTube’s player', () => {
  const read = (message: object) => readBy(youtubeProtocol)(JSON.stringify(message));

  it('YouTube’s player is not believed when its code is an object that no number can be made of', () => {
    const info = { valueOf: 1, toString: null };
    expect(read({ event: 'onError', info })).toMatchObject({ failure: 'other' });
    expect(read({ event: 'onAdStateChange', info })).toEqual({ isAd: false });
    expect(read({ event: 'onError', info: '150' })).toMatchObject({ failure: 'refused' });
  });

  it('reports position, length, speed and sound', () => {
    const info = {
      currentTime: 12.5,
      duration: 600,
      playerState: 1,
      volume: 40,
      muted: false,
      playbackRate: 1.5,
      availablePlaybackRates: [2, 1, 0.5],
      videoData: { isLive: false },
    };
    expect(read({ event: 'infoDelivery', info })).toMatchObject({
      isReady: true,
      currentTime: 12.5,
      duration: 600,
      paused: false,
      volume: 0.4,
      playbackRate: 1.5,
      playbackRates: [0.5, 1, 2],
      liveEdge: null,
    });
  });

  it('YouTube’s player reports the present moment of a running stream', () => {
    const info = { videoData: { isLive: true }, progressState: { seekableEnd: 7_200 } };
    expect(read({ event: 'infoDelivery', info })).toMatchObject({ liveEdge: 7_200 });
  });

  it('YouTube’s player is ready as soon as it reports anything, because the word that it is ready can be lost', () => {
    expect(read({ event: 'initialDelivery', info: {} })).toEqual({ isReady: true });
  });

  it.each([
    [2, 'unknown'],
    [5, 'broken'],
    [100, 'removed'],
    [101, 'refused'],
    [150, 'refused'],
    ['150', 'refused'],
    [153, 'unidentified'],
    [999, 'other'],
  ])('YouTube’s player explains error %s as %s', (code, failure) => {
    expect(read({ event: 'onError', info: code })).toMatchObject({ failure, paused: true });
  });

  it('YouTube’s player says that autoplay was refused, and that it was not once it plays', () => {
    expect(read({ event: 'onAutoplayBlocked' })).toMatchObject({ isAutoplayRefused: true });
    expect(read({ event: 'onStateChange', info: 1 })).toMatchObject({ isAutoplayRefused: false });
  });

  it('YouTube’s player understands the commands of its reference', () => {
    expect(youtubeProtocol.write({ type: 'seek', seconds: 90 })).toEqual([
      '{"event":"command","func":"seekTo","args":[90,true]}',
    ]);
    expect(youtubeProtocol.write({ type: 'volume', volume: 0.333 })).toEqual([
      '{"event":"command","func":"setVolume","args":[33]}',
    ]);
  });
});

describe('Twitch’s player', () => {
  const update = (params: object) =>
    readBy(twitchProtocol)({
      namespace: 'twitch-embed-player-proxy',
      eventName: 'UPDATE_STATE',
      params,
    });

  it('Twitch’s player reports a running stream, whose present moment is its position', () => {
    const value = {
      currentTime: 90,
      duration: Infinity,
      playback: 'Playing',
      volume: 0.5,
      muted: true,
    };
    expect(update(value)).toMatchObject({
      isReady: true,
      currentTime: 90,
      paused: false,
      volume: 0.5,
      muted: true,
      liveEdge: 90,
    });
  });

  it('Twitch’s player reports a recording, which has no present moment', () => {
    expect(update({ videoID: 'v1', currentTime: 5, duration: 60, playback: 'Idle' })).toMatchObject(
      {
        duration: 60,
        paused: true,
        liveEdge: null,
      },
    );
  });

  it('Twitch’s player refuses to change its speed by doing nothing', () => {
    expect(twitchProtocol.write({ type: 'rate', rate: 2 })).toEqual([]);
  });
});

describe('our own player page', () => {
  it('our own player page reports its whole state', () => {
    const state = { ...initialMediaState, isReady: true, currentTime: 3, liveEdge: 10 };
    expect(readBy(ownProtocol)(ownReport(state))).toEqual(state);
  });

  it('our own player page reads every command that is written for it', () => {
    fc.assert(
      fc.property(command, (wanted) => {
        expect(ownProtocol.write(wanted).map(readOwnQuestion)).toEqual([wanted]);
      }),
    );
  });

  it('our own player page passes on the keys of a player, and no others', () => {
    for (const key of [' ', 'ArrowLeft', 'k', 'L', '7', '<'])
      expect(readOwnKey(ownKey({ key }))).toMatchObject({ key, shiftKey: false });
    for (const key of ['Enter', 'Tab', 'g', 'kk', 'Escape'])
      expect(readOwnKey(ownKey({ key }))).toBeNull();
    expect(readBy(ownProtocol)(ownKey({ key: 'k' }))).toEqual({});
    fc.assert(fc.property(fc.anything(), (message) => void readOwnKey(message)));
  });

  it('our own player page passes on the presses with held keys that a page around a player has a use for', () => {
    for (const press of [
      { key: '!', code: 'Digit1', shiftKey: true },
      { key: '9', code: 'Numpad9', shiftKey: true },
      { key: '†', code: 'KeyT', altKey: true },
      { key: 'z', code: 'KeyW', ctrlKey: true },
      { key: 'Z', code: 'KeyZ', metaKey: true, shiftKey: true },
      { key: 'я', code: 'KeyZ', ctrlKey: true },
    ])
      expect(readOwnKey(ownKey(press))).toMatchObject(press);
    for (const press of [
      { key: ')', code: 'Digit0', shiftKey: true },
      { key: '1', code: 'Digit1', ctrlKey: true },
      { key: '1', code: 'Digit1', altKey: true },
      { key: 'k', code: 'KeyK', shiftKey: true },
      { key: 'w', code: 'KeyW', ctrlKey: true },
    ])
      expect(readOwnKey(ownKey(press))).toBeNull();
  });

  it('our own player page reads no command from other messages', () => {
    fc.assert(fc.property(fc.anything(), (message) => void readOwnQuestion(message)));
    expect(readOwnQuestion({ oshimadoPlayer: { type: 'constructor' } })).toBeNull();
    expect(readOwnQuestion({ oshimadoPlayer: { type: 'seek', seconds: -1 } })).toBeNull();
  });
});
