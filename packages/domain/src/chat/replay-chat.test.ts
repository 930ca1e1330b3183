import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chatFrameAddress, type ChatFrameInput } from './chat-address';
import { replayChatContinuation, type ReplayChatInput } from './replay-chat';

/** The fields of a message, by number; nested messages stay bytes. */
function read(message: Uint8Array): Map<number, Uint8Array | number> {
  const fields = new Map<number, Uint8Array | number>();
  let at = 0;
  const varint = () => {
    let [value, unit] = [0, 1];
    for (;;) {
      const byte = message[at] ?? 0;
      at += 1;
      value += (byte & 127) * unit;
      if (byte < 128) return value;
      unit *= 128;
    }
  };
  while (at < message.length) {
    const tag = varint();
    const field = Math.floor(tag / 8);
    const value = varint();
    if (tag % 8 === 0) fields.set(field, value);
    else {
      fields.set(field, message.slice(at, at + value));
      at += value;
    }
  }
  return fields;
}
const nested = (fields: Map<number, Uint8Array | number>, field: number) => {
  const value = fields.get(field);
  if (!(value instanceof Uint8Array)) throw new Error(`Field ${field} is no message.`);
  return value;
};

function decoded(input: ReplayChatInput) {
  const token = Buffer.from(replayChatContinuation(input), 'base64');
  const outer = read(nested(read(token), 156_074_452));
  const inner = read(Buffer.from(Buffer.from(nested(outer, 3)).toString(), 'base64'));
  const ids = read(nested(read(nested(inner, 1)), 5));
  const text = (bytes: Uint8Array) => Buffer.from(bytes).toString();
  return {
    channelId: text(nested(ids, 1)),
    videoId: text(nested(ids, 2)),
    again: text(nested(read(nested(read(nested(inner, 3)), 48_687_757)), 1)),
    seekMs: read(nested(outer, 11)).get(2),
    chatType: read(nested(outer, 14)).get(1),
  };
}

describe('the continuation of a chat replay', () => {
  it.each([
    [
      'UC1DCedRgGHBdm81E1llLhOQ',
      'dQw4w9WgXcQ',
      'op2w0wRmGlhDaWtxSndvWVZVTXhSRU5sWkZKblIwaENaRzA0TVVVeGJHeE1hRTlSRWd0a1VYYzBkemxYWjFoalVSb1Q2cWpkdVFFTkNndGtVWGMwZHpsWFoxaGpVU0FCQAFaAhAAcgIIAXgB',
    ],
    [
      'UCoSrY_IQQVpmIRZ9Xf-y93g',
      '-_a1B2c3D4e',
      'op2w0wRmGlhDaWtxSndvWVZVTnZVM0paWDBsUlVWWndiVWxTV2psWVppMTVPVE5uRWdzdFgyRXhRakpqTTBRMFpSb1Q2cWpkdVFFTkNnc3RYMkV4UWpKak0wUTBaU0FCQAFaAhAAcgIIAXgB',
    ],
  ])(
    'the continuation of a chat replay is that of the original for %s',
    (channelId, videoId, token) => {
      expect(replayChatContinuation({ channelId, videoId })).toBe(token);
    },
  );

  it('the continuation of a chat replay can begin anywhere: positions above 127 ms are written correctly', () => {
    const ids = { channelId: 'UC1DCedRgGHBdm81E1llLhOQ', videoId: 'dQw4w9WgXcQ' };
    for (const seekMs of [0, 1, 127, 128, 300, 65_535, 3_600_000, 2 ** 31, 2 ** 40])
      expect(decoded({ ...ids, seekMs }).seekMs).toBe(seekMs);
  });

  it('the continuation of a chat replay contains what it was made of, whatever that is', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 300 }),
        fc.string({ unit: 'grapheme', maxLength: 300 }),
        fc.nat(),
        (channelId, videoId, seekMs) => {
          expect(decoded({ channelId, videoId, seekMs, chatType: 'top' })).toEqual({
            channelId,
            videoId,
            again: videoId,
            seekMs,
            chatType: 4,
          });
        },
      ),
    );
  });
});

describe('the address of a chat', () => {
  const origins = {
    youtubeChat: 'https://www.youtube.com',
    twitchChat: 'https://www.twitch.tv',
    own: 'https://own.example',
    isDemo: false,
  };
  const input: ChatFrameInput = {
    videoId: 'dQw4w9WgXcQ',
    channelId: 'UC1DCedRgGHBdm81E1llLhOQ',
    page: 'https://oshi.example',
    isDark: true,
    kind: 'live',
  };
  it('the address of a chat names the page and the mode', () => {
    expect(chatFrameAddress(input, origins)).toBe(
      'https://www.youtube.com/live_chat?v=dQw4w9WgXcQ&embed_domain=oshi.example&dark_theme=1',
    );
    expect(chatFrameAddress({ ...input, twitchChannel: 'a&b' }, origins)).toBe(
      'https://www.twitch.tv/embed/a%26b/chat?parent=oshi.example&darkpopout',
    );
    expect(
      chatFrameAddress(
        {
          ...input,
          twitchChannel: 'a',
          ancestors: ['https://oshi.example', 'https://blog.example'],
        },
        origins,
      ),
    ).toBe('https://www.twitch.tv/embed/a/chat?parent=oshi.example&parent=blog.example&darkpopout');
    expect(chatFrameAddress({ ...input, isDark: false }, { ...origins, isDemo: true })).toBe(
      'https://own.example/v1/chat.html?v=dQw4w9WgXcQ&dark_theme=0',
    );
  });

  it('the address of a chat replay depends on the version of the extension and escapes the token twice', () => {
    const newer = new URL(chatFrameAddress({ ...input, kind: 'replay3' }, origins));
    expect(newer.pathname).toBe('/live_chat_replay');
    const token = replayChatContinuation(input);
    expect(newer.searchParams.get('continuation')).toBe(encodeURIComponent(token));
    const older = new URL(chatFrameAddress({ ...input, kind: 'replay' }, origins));
    expect(older.pathname).toBe('/redirect_replay_chat');
    expect(older.searchParams.get('c')).toBe(input.channelId);
  });
});
