import type { Script } from '@oshimado/contract';
import { describe, expect, it } from 'vitest';
import { roomOfLink } from './chat-room';
import {
  newScriptLink,
  scriptEditorPath,
  scriptKey,
  scriptRoom,
  unclaimedArchives,
} from './own-scripts';

const LINK = 'https://www.twitch.tv/videos/1?a=1&b=2';
const script = (more: Partial<Script> = {}): Script => ({
  video_id: 'aaaaaaaaaaa',
  custom_video_id: null,
  title: 'Title',
  lang: 'en',
  entry_count: 3,
  ...more,
});
const foreign = script({ video_id: 'custom', custom_video_id: LINK });

describe('the room of a script', () => {
  it('the room of a script is its video, or the custom room of its link', () => {
    expect(scriptRoom(script())).toEqual({ id: 'aaaaaaaaaaa' });
    expect(scriptRoom(foreign)).toEqual({ id: 'custom', custom_video_id: LINK });
  });

  it('the room of a script opens in the script editor, in the language of the script', () => {
    expect(scriptEditorPath(script({ lang: 'ja' }))).toBe(
      '/scripteditor?video=YT_aaaaaaaaaaa&tl=ja',
    );
    const query = new URL(scriptEditorPath(foreign), 'https://a.example').searchParams;
    expect([query.get('video'), query.get('tl')]).toEqual([LINK, 'en']);
  });

  it('the room of a script has a script for each language', () => {
    expect(new Set([script(), script({ lang: 'ja' }), foreign].map(scriptKey)).size).toBe(3);
  });
});

describe('a new link', () => {
  it.each([
    ['www.twitch.tv/videos/2', 'https://www.twitch.tv/videos/2'],
    [' //nico.example/watch/1 ', 'https://nico.example/watch/1'],
    ['example.com:8080/live', 'https://example.com:8080/live'],
    ['http://old.example/a', 'http://old.example/a'],
    ['HTTPS://twitcasting.tv/a', 'HTTPS://twitcasting.tv/a'],
    ['https://twitcasting.tv/a.', 'https://twitcasting.tv/a'],
    ['twitch.tv/foo', 'https://www.twitch.tv/foo'],
    ['https://m.twitch.tv/Foo', 'https://www.twitch.tv/foo'],
    ['https://www.twitch.tv/foo/', 'https://www.twitch.tv/foo'],
    ['https://www.twitch.tv/foo?sr=a', 'https://www.twitch.tv/foo'],
  ])('%s is taken as %s', (text, link) => {
    expect(newScriptLink(text, LINK)).toEqual({ link });
    expect(roomOfLink(link)?.id).toBe(link);
  });

  it('a new link that is written in another way is the same', () => {
    const current = 'https://www.twitch.tv/foo';
    expect(newScriptLink('m.twitch.tv/Foo/', current)).toEqual({ problem: 'same' });
    expect(newScriptLink(current, 'https://twitch.tv/foo')).toEqual({ link: current });
  });

  it.each([
    ['', 'empty'],
    ['  ', 'empty'],
    ['two words', 'notLink'],
    ['word', 'notLink'],
    ['javascript:alert(1)', 'notLink'],
    ['ftp://files.example/a', 'notLink'],
    ['https://', 'notLink'],
    [`https://a.example/${'x'.repeat(300)}`, 'tooLong'],
    ['https://youtu.be/aaaaaaaaaaa', 'youtube'],
    ['youtube.com/watch?v=aaaaaaaaaaa', 'youtube'],
    [LINK, 'same'],
    [LINK.replace('https://', ''), 'same'],
  ])('%j is refused: %s', (text, problem) => {
    expect(newScriptLink(text, LINK)).toEqual({ problem });
  });
});

describe('archives that were not claimed', () => {
  const wanted = [
    { video_id: 'a', count: 2 },
    { video_id: 'b', count: 5 },
  ];

  it('archives that were not claimed are those the answer lacks or has with fewer lines', () => {
    expect(unclaimedArchives(wanted, wanted)).toEqual([]);
    expect(unclaimedArchives(wanted, [{ video_id: 'b', count: 4 }])).toEqual(wanted);
  });

  it('archives that were not claimed are not those that a lost answer had claimed', () => {
    const own = [
      { video_id: 'b', entry_count: 3 },
      { video_id: 'b', entry_count: 2 },
    ];
    expect(unclaimedArchives(wanted, [], own)).toEqual([wanted[0]]);
  });
});
