import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { commentedSongs, songsIn } from './song-ranges';

const comment = (message: string, index = 0) => ({ comment_key: String(index), message });

describe('a line of a comment', () => {
  it.each([
    ['1:00 - 3:00 夜明けの窓 / Window Band', 60, 180, ['夜明けの窓', 'Window Band']],
    ['01. 1:00～3:00 「夜明け」', 60, 180, ['夜明け']],
    ['Castle (Cover) 1:00 → 3:00', 60, 180, ['Castle', 'Cover']],
    [
      '1:00 Castle on a Cloudy Day by The Masons',
      60,
      null,
      ['Castle on a Cloudy Day', 'The Masons'],
    ],
    ['3:00 - 1:00 backwards', 180, null, ['backwards']],
    ['1:00 Off-vocal', 60, null, ['Off-vocal']],
    ['1:00', 60, null, []],
  ])('%j is a song', (line, start, end, phrases) => {
    expect(songsIn(line)).toEqual([{ start, end, phrases }]);
  });

  it.each([
    ['① 5:12 曲名 / 歌手'],
    ['①5:12 曲名 / 歌手'],
    ['5:12 ① 曲名 / 歌手'],
    ['❶ 5:12 曲名 / 歌手'],
    ['1️⃣ 5:12 曲名 / 歌手'],
    ['M01 00:05:12 曲名 / 歌手'],
    ['M1. 5:12 曲名 / 歌手'],
    ['5:12 M01 曲名 / 歌手'],
    ['1曲目 5:12 曲名 / 歌手'],
    ['5:12 1曲目 曲名 / 歌手'],
    ['5:12 １曲目：曲名 / 歌手'],
    ['En. 5:12 曲名 / 歌手'],
    ['EN2 5:12 曲名 / 歌手'],
    ['5:12 En. 曲名 / 歌手'],
    ['アンコール 5:12 曲名 / 歌手'],
    ['(1) 5:12 曲名 / 歌手'],
    ['（１）5:12 曲名 / 歌手'],
    ['5:12 [01] 曲名 / 歌手'],
    ['01 5:12 曲名 / 歌手'],
    ['5:12 01 曲名 / 歌手'],
    ['5:12 01. 曲名 / 歌手'],
    ['#1 5:12 曲名 / 歌手'],
    ['No.1 5:12 曲名 / 歌手'],
    ['1) 5:12 曲名 / 歌手'],
    ['・5:12 曲名 / 歌手'],
    ['5:12: 曲名 / 歌手'],
    ['5分12秒 曲名 / 歌手'],
    ['0h05m12s 曲名 / 歌手'],
    ['一曲目 5:12 曲名 / 歌手'],
    ['01）5:12 曲名 / 歌手'],
    ['M.1 5:12 曲名 / 歌手'],
    ['W-EN 5:12 曲名 / 歌手'],
    ['5:12 - 01. 曲名 / 歌手'],
    ['♪1. 5:12 曲名 / 歌手'],
    ['├ 5:12 曲名 / 歌手'],
    ['└─ 1. 5:12 曲名 / 歌手'],
    ['5:12 ≫ 曲名 / 歌手'],
    ['1st 5:12 曲名 / 歌手'],
    ['II. 5:12 曲名 / 歌手'],
    ['1\t5:12\t曲名\t歌手'],
    ['５：１２　曲名／歌手'],
    ['曲名 / 歌手 5:12'],
    ['⏱5:12 ♪ 曲名 / 歌手'],
    ['🎤 5:12 曲名 / 歌手'],
    ['T01｜5:12｜曲名｜歌手'],
    ['Canción 1: 5:12 曲名 / 歌手'],
    ['Lagu 1 5:12 曲名 / 歌手'],
    ['เพลงที่ 1 5:12 曲名 / 歌手'],
    ['1번 5:12 曲名 / 歌手'],
    ['一、5:12 曲名 / 歌手'],
    ['☐ 5:12 曲名 / 歌手'],
    ['5분 12초 曲名 / 歌手'],
    ['曲名 / 歌手 ........ 5:12'],
    ['5:12 曲名－歌手'],
    ['5:12 曲名 oleh 歌手'],
    ['5:12 🎵 曲名 ✨ 歌手 🔥'],
    ['\u200F5:12 \u200F曲名 / 歌手\u200F'],
    ['5:12 曲名 / 歌手 https://youtu.be/abcdefghijK?t=312'],
    ['[5:12](https://youtu.be/abcdefghijK?t=312) 曲名 / 歌手'],
    ['https://youtu.be/abcdefghijK?t=312 曲名 / 歌手'],
    ['https://www.youtube.com/watch?v=abcdefghijK&t=5m12s 曲名 / 歌手'],
    ['5:12 1:05:12 曲名 / 歌手'],
  ])('a line of a comment is numbered in any way: %j', (line) => {
    expect(songsIn(line)).toEqual([{ start: 312, end: null, phrases: ['曲名', '歌手'] }]);
  });

  it.each([
    ['5:12 39 / Miku', ['39', 'Miku']],
    ['5:12 1/6 / Singer', ['1', '6', 'Singer']],
    ['5:12 Encounter / Singer', ['Encounter', 'Singer']],
    ['5:12 M / Princess', ['M', 'Princess']],
    ['5:12 3月9日 / 歌手', ['3月9日', '歌手']],
    ['5:12 1000年 / 歌手', ['1000年', '歌手']],
  ])('a line of a comment keeps a name that begins like a number: %j', (line, phrases) => {
    expect(songsIn(line)).toEqual([{ start: 312, end: null, phrases }]);
  });

  it('a line of a comment may be named by what is elsewhere a number', () => {
    expect(songsIn('5:12 1st Love / X')[0]?.phrases).toEqual(['1st Love', 'X']);
    expect(songsIn('X 5:12')[0]?.phrases).toEqual(['X']);
  });

  it('a line of a comment may have full-width times on both sides of a range', () => {
    expect(songsIn('０：０５：１２～０：０９：３０　曲名／歌手')).toEqual([
      { start: 312, end: 570, phrases: ['曲名', '歌手'] },
    ]);
  });

  it.each([
    ['5:12 to 9:30 曲名 / 歌手', 312, 570],
    ['5:12から9:30まで 曲名 / 歌手', 312, 570],
    ['5:12부터 9:30까지 曲名 / 歌手', 312, 570],
    ['1:02:03-06:10 曲名 / 歌手', 3_723, 3_970],
    ['5:12 9:30 曲名 / 歌手', 312, 570],
  ])('a range is written in any way: %j', (line, start, end) => {
    expect(songsIn(line)).toEqual([{ start, end, phrases: ['曲名', '歌手'] }]);
  });

  it('a line may name songs one behind the other', () => {
    expect(songsIn('① 5:12 A / X　12:00 - 14:00 B / Y')).toEqual([
      { start: 312, end: null, phrases: ['A', 'X'] },
      { start: 720, end: 840, phrases: ['B', 'Y'] },
    ]);
    expect(songsIn('5:12 A / X (again at 12:00 on B)')).toHaveLength(1);
    expect(songsIn('5:12 (12:00) A / X')).toHaveLength(1);
  });

  it('without a time, or with one after the end of the video, is none', () => {
    expect(songsIn('Setlist\r\n\r\nthanks')).toEqual([]);
    expect(songsIn('59:00 late', 600)).toEqual([]);
  });
});

describe('times on lines of their own', () => {
  const phrases = (message: string) =>
    songsIn(message).map((song) => [song.start, song.end, ...song.phrases]);

  it('times on lines of their own have their names below them, with a head above or not', () => {
    const list = '5:12\n曲名 / 歌手\n12:00\n曲名2 / 歌手2\n20:00 - 21:00\n曲名3 / 歌手3';
    const songs = [
      [312, null, '曲名', '歌手'],
      [720, null, '曲名2', '歌手2'],
      [1_200, 1_260, '曲名3', '歌手3'],
    ];
    expect(phrases(list)).toEqual(songs);
    expect(phrases(`セトリ\n\n${list}\nthanks!`)).toEqual(songs);
  });

  it('or above them', () => {
    expect(phrases('曲名 / 歌手\n5:12\n曲名2 / 歌手2\n12:00')).toEqual([
      [312, null, '曲名', '歌手'],
      [720, null, '曲名2', '歌手2'],
    ]);
  });

  it('with numbers, and the artist on a line of its own', () => {
    expect(phrases('①\n5:12\n曲名\n歌手\n②\n12:00\n曲名2\n歌手2\nthanks!')).toEqual([
      [312, null, '曲名', '歌手'],
      [720, null, '曲名2', '歌手2'],
    ]);
    expect(phrases('1曲目 5:12\n1. 曲名')).toEqual([[312, null, '曲名']]);
  });

  it('times on lines of their own are a list that is read', () => {
    const list = '5:12\n曲名 / 歌手\n12:00\n曲名2 / 歌手2\n20:00\n曲名3 / 歌手3';
    expect(commentedSongs([comment('1:00 lol'), comment(list)])).toHaveLength(3);
  });
});

describe('the comment that is read', () => {
  it('the comment that is read is the one with the most ranges', () => {
    const songs = commentedSongs([
      comment('1:00 a\n2:00 b\n3:00 c'),
      comment('1:00-2:00 x\n3:00-4:00 y'),
      comment('1:00-2:00 z'),
    ]);
    expect(songs.map(({ phrases }) => phrases[0])).toEqual(['x', 'y']);
  });

  it('without ranges is a list of titles and artists', () => {
    const list = '1:00 a / x\n2:00 b / y\n3:00 c / z\n4:00 talk';
    expect(commentedSongs([comment('1:00 b\n2:00 c\n3:00 d'), comment(list)])).toHaveLength(3);
    expect(commentedSongs([comment(list), comment('1:00-2:00 x')])).toHaveLength(1);
    expect(commentedSongs([comment('1:00 lol\n2:00 the scream\n3:00 gg')])).toEqual([]);
  });

  it('a list in which only some songs have an end is whole', () => {
    const songs = commentedSongs([
      comment('1:00-2:00 a / x\n3:00~ b / y\n5:00 lol\n7:00-8:00 c / z'),
    ]);
    expect(songs.map(({ start }) => start)).toEqual([60, 180, 420]);
  });

  it('what is said between songs is no song', () => {
    const list =
      '0:00-1:00 MC\n1:00-2:00 a / x\n2:00-3:00 トーク（雑談）\n3:00-4:00 b\n4:00-5:00 休憩';
    expect(commentedSongs([comment(list)]).map(({ start }) => start)).toEqual([60, 180]);
  });

  it('titles are enough in a list that is numbered or says that it is one', () => {
    expect(commentedSongs([comment('1. 1:00 a\n2. 2:00 b\n3. 3:00 c')])).toHaveLength(3);
    expect(commentedSongs([comment('セトリ\n1:00 a\n2:00 b\n3:00 c')])).toHaveLength(3);
    expect(commentedSongs([comment('Setlist 0:00\n1:00 a / x\n2:00 b\n3:00 c')])).toHaveLength(3);
    expect(commentedSongs([comment('1:00 a\n2:00 b\n3:00 c')])).toEqual([]);
  });

  it('of thousands of blanks, numbers and marks takes no time', () => {
    for (const piece of [' ', '-', '1', 'EN.', '(', '①', '｜', '1曲目', '　', '🎵', '.', 'から']) {
      const long = piece.repeat(20_000 / piece.length);
      expect(songsIn(`${long} 5:12 ${long}x\n${long}x`)).toHaveLength(1);
    }
  });

  it('of any form gives whole times, ends after starts, and short phrases', () => {
    const text = fc
      .array(
        fc.oneof(fc.constantFrom('1:00', '2:00', ' - ', '~', '\n', '/', '「', '曲'), fc.string()),
      )
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(text, (message) => {
        for (const { start, end, phrases } of songsIn(message)) {
          expect(Number.isSafeInteger(start)).toBe(true);
          expect(end === null || end > start).toBe(true);
          for (const phrase of phrases) expect(phrase.length).toBeLessThanOrEqual(100);
        }
      }),
    );
  });
});
