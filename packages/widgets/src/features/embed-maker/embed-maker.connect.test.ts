import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { embedTags } from '@oshimado/domain';
import { elements } from '../../embed';
import {
  choicePath,
  elementOf,
  exactScript,
  fieldNames,
  fieldsOf,
  isEmbedRelease,
  isKept,
  isOn,
  labelKey,
  missingIn,
  problemOf,
  readChoice,
  readTheme,
  switchText,
  withAttribute,
  withWord,
  writeTheme,
} from './embed-maker.connect';

const ID = 'abcdefghijk';
const read = (query: string) => readChoice(new URLSearchParams(query), elements);
const table = (tag: (typeof embedTags)[number]): object => elements[tag].attributes;

describe('the choice of an embed', () => {
  it('the choice of an embed is in the address: the element, and the attributes that it has', () => {
    expect(
      read(`element=oshi-player&attr-video=${ID}&attr-org=Hololive&lang=ja&attr-onclick=x`),
    ).toEqual({
      tag: 'oshi-player',
      attributes: { theme: 'auto', video: ID },
    });
    expect(read('element=script')).toEqual({
      tag: 'oshi-live-feed',
      attributes: { theme: 'auto' },
    });
  });

  it('the choice of an embed comes back from the address it was written to, whatever it is', () => {
    const names = fc.constantFrom(...fieldNames);
    fc.assert(
      fc.property(
        fc.constantFrom(...embedTags),
        fc.dictionary(names, fc.string({ minLength: 1 })),
        fc.boolean(),
        (tag, given, isExact) => {
          const own = Object.fromEntries(
            Object.entries(given).filter(([name]) => name in table(tag)),
          );
          const choice = {
            tag,
            attributes: { theme: 'auto', ...own },
            ...(isExact && { isExact }),
          };
          const { search } = new URL(choicePath(choice), 'https://oshimado.example');
          expect(read(search)).toEqual(choice);
        },
      ),
    );
  });

  it('the choice of an embed keeps the exact version when an attribute changes', () => {
    const choice = read('element=oshi-player&version=exact');
    expect(withAttribute(choice, 'video', ID)).toMatchObject({ isExact: true });
    expect(read('version=0.1.0').isExact).toBeUndefined();
  });

  it('the choice of an embed has an exact script only where the release is known and has it', () => {
    const release = { version: '0.2.0', integrity: { 'oshi-player.js': 'sha384-AbC' } };
    const [player, chat] = [elements['oshi-player'], elements['oshi-chat']];
    expect(exactScript(release, player)).toEqual({ version: '0.2.0', integrity: 'sha384-AbC' });
    expect(exactScript(release, chat)).toBeUndefined();
    expect(exactScript(undefined, player)).toBeUndefined();
  });

  it('the choice of an embed knows a release from other values', () => {
    expect(isEmbedRelease({ version: '0.2.0', integrity: { 'oshi.js': 'sha384-AbC' } })).toBe(true);
    for (const other of [undefined, null, '', {}, { version: '0.2.0' }, { integrity: {} }])
      expect(isEmbedRelease(other)).toBe(false);
    expect(isEmbedRelease({ version: '0.2.0', integrity: { 'oshi.js': 1 } })).toBe(false);
  });

  it('the choice of an embed has a field for every attribute but the server', () => {
    for (const tag of embedTags) {
      const names = Object.keys(table(tag)).filter((name) => name !== 'api');
      expect([...fieldsOf(elements[tag])].sort()).toEqual(names.sort());
    }
  });

  it('the choice of an embed becomes an element: pasted addresses are ids, and what is empty is left out', () => {
    const choice = {
      tag: 'oshi-multiview',
      attributes: {
        videos: ` https://youtu.be/${ID}, https://oshimado.example/watch/${ID} ,`,
        layout: ' ',
        chat: '',
      },
    } as const;
    expect(elementOf(choice, elements, ['oshimado.example'])).toEqual({
      tag: 'oshi-multiview',
      attributes: { videos: `${ID},${ID}`, chat: '' },
    });
    const channel = 'UCabcdefghijklmnopqrstuv';
    const badge = { channel: ` https://www.youtube.com/channel/${channel} ` };
    expect(
      elementOf({ tag: 'oshi-live-badge', attributes: badge }, elements, []).attributes,
    ).toEqual({ channel });
    const feed = { channels: `https://www.youtube.com/channel/${channel}` };
    expect(elementOf({ tag: 'oshi-live-feed', attributes: feed }, elements, []).attributes).toEqual(
      {
        channels: channel,
      },
    );
    const own = { channel: `https://oshimado.example/channel/${channel}/clips` };
    expect(
      elementOf({ tag: 'oshi-channel', attributes: own }, elements, ['oshimado.example'])
        .attributes,
    ).toEqual({ channel });
    const list = { playlist: 'https://oshimado.example/playlist/7' };
    expect(
      elementOf({ tag: 'oshi-playlist', attributes: list }, elements, ['oshimado.example'])
        .attributes,
    ).toEqual({ playlist: '7' });
  });

  it('the choice of an embed is drawn and printed without what cannot be read, unless nothing is shown without it', () => {
    const player = { video: ID, start: 'later', muted: '' };
    expect(elementOf({ tag: 'oshi-player', attributes: player }, elements, []).attributes).toEqual({
      video: ID,
      muted: '',
    });
    const wrong = { video: 'nothing', start: '90' };
    expect(elementOf({ tag: 'oshi-player', attributes: wrong }, elements, []).attributes).toEqual(
      wrong,
    );
    const badge = { channel: 'nobody' };
    expect(
      elementOf({ tag: 'oshi-live-badge', attributes: badge }, elements, []).attributes,
    ).toEqual(badge);
  });
});

describe('a field', () => {
  it('a field says what is needed and what cannot be read', () => {
    const { video, start } = elements['oshi-player'].attributes;
    expect(problemOf(video, undefined)).toBe('required');
    expect(problemOf(video, ID)).toBeUndefined();
    expect(problemOf(start, 'later')).toBe('unreadable');
    expect(problemOf(start, '')).toBeUndefined();
    expect(problemOf(elements['oshi-live-feed'].attributes.max, '101')).toBe('unreadable');
  });

  it('a field of a switch is written only where it is not the default', () => {
    const { chat, controls } = elements['oshi-multiview'].attributes;
    expect([isOn(chat, undefined), isOn(chat, ''), isOn(controls, undefined)]).toEqual([
      false,
      true,
      true,
    ]);
    expect([switchText(chat, true), switchText(chat, false)]).toEqual(['', null]);
    expect([switchText(controls, true), switchText(controls, false)]).toEqual([null, 'off']);
  });

  it('a field takes its attribute away without a value', () => {
    const choice = { tag: 'oshi-player', attributes: { video: ID, start: '5' } } as const;
    expect(withAttribute(choice, 'start', null).attributes).toEqual({ video: ID });
    expect(withAttribute(choice, 'start', '6').attributes).toEqual({ video: ID, start: '6' });
  });
});

it('there is nothing to see without a video, without any for a multiview, or without whose badge it is', () => {
  expect(missingIn(read('element=oshi-player'), elements)).toBe('video');
  expect(missingIn(read(`element=oshi-chat&attr-video=${ID}`), elements)).toBeUndefined();
  expect(missingIn(read('element=oshi-multiview'), elements)).toBe('videos');
  expect(missingIn(read('element=oshi-multiview&attr-layout=AA'), elements)).toBeUndefined();
  expect(missingIn(read('element=oshi-live-badge'), elements)).toBe('channel');
  expect(missingIn(read('element=oshi-live-badge&attr-org=Hololive'), elements)).toBeUndefined();
  expect(missingIn(read(''), elements)).toBeUndefined();
});

it('a theme is a mode and a name', () => {
  expect(readTheme('suisei light')).toEqual({ mode: 'light', name: 'suisei' });
  expect(readTheme('')).toEqual({ mode: 'dark', name: '' });
  expect(writeTheme({ mode: 'auto', name: '' })).toBe('auto');
  expect(writeTheme(readTheme('light suisei'))).toBe('suisei light');
});

describe('the fields of a feed', () => {
  it('offer the words of its attributes, the default first', () => {
    const { layout, status } = elements['oshi-live-feed'].attributes;
    expect([layout.words[0], status.words[0]]).toEqual([layout.default, status.default]);
    expect(elements['oshi-multiview'].attributes.layout).not.toHaveProperty('words');
  });

  it('the fields of a feed are not those of a multiview that have the same name', () => {
    expect(labelKey('oshi-live-feed', 'layout')).toBe('feedLayout');
    expect(labelKey('oshi-multiview', 'layout')).toBe('layout');
    expect([isKept('layout'), isKept('org')]).toEqual([false, true]);
  });

  it('leave out one more or one less', () => {
    expect(withWord('collabs', 'missing', true)).toBe('collabs,missing');
    expect(withWord('collabs, missing', 'missing', true)).toBe('collabs,missing');
    expect(withWord('collabs', 'collabs', false)).toBeNull();
  });
});
