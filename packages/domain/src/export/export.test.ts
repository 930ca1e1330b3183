import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mulberry32 } from '../testing/random';
import { video } from '../testing/videos';
import { youtubeUrl } from '../video/video-links';
import {
  csvFileName,
  PLAYLIST_COLUMNS,
  playlistCsv,
  readPlaylistCsv,
  youtubeListUrl,
} from './index';
import { csvCell, readCsv, writeCsv } from './csv';

const NOW = Date.UTC(2026, 0, 2, 3, 4, 5);

describe('CSV export', () => {
  const song = video({
    id: '-dQw4w9WgXc',
    title: '=HYPERLINK("https://evil.example")',
    topic_id: 'singing',
    duration: 61,
    status: 'past',
    available_at: '2026-01-02T03:04:05.000Z',
  });

  it('CSV export has fixed columns, every cell in quotes', () => {
    expect(playlistCsv([])).toBe(
      '"id","title","type","status","channel.id","channel.name","topic_id","available_at","duration","url"\r\n',
    );
    expect(playlistCsv([song]).split('\r\n')[1]).toBe(
      `"'-dQw4w9WgXc","'=HYPERLINK(""https://evil.example"")","stream","past","UCown","星見みなと","singing",` +
        '"2026-01-02T03:04:05.000Z","61","https://www.youtube.com/watch?v=-dQw4w9WgXc"',
    );
  });

  it('CSV export is read back as it was, ids that begin with a hyphen too', () => {
    expect(readPlaylistCsv(playlistCsv([song, video()]))).toEqual([
      {
        id: '-dQw4w9WgXc',
        title: '=HYPERLINK("https://evil.example")',
        type: 'stream',
        status: 'past',
        'channel.id': 'UCown',
        'channel.name': '星見みなと',
        topic_id: 'singing',
        available_at: '2026-01-02T03:04:05.000Z',
        duration: '61',
        url: 'https://www.youtube.com/watch?v=-dQw4w9WgXc',
      },
      expect.objectContaining({ id: 'aaaaaaaaaaa', topic_id: '' }),
    ]);
  });

  it('CSV export is read back as it was, whatever titles, names and ids are', () => {
    const signs = fc.constantFrom(
      ...Array.from('=+-@\t\r\n\'",;a歌 ＝＋－＠|\u3000\uFEFF😀'),
      '\r\n',
      '👩‍🚀',
    );
    const words = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(signs, { maxLength: 8 }).map((parts) => parts.join('')),
    );
    const exported = fc.record({
      id: fc.oneof(words, fc.stringMatching(/^-[\w-]{10}$/)),
      title: words,
      type: words,
      status: words,
      channel: fc.record({ id: words, name: words }),
      topic_id: fc.option(words),
      available_at: words,
      duration: fc.nat(),
    });
    fc.assert(
      fc.property(fc.array(exported, { maxLength: 5 }), (videos) => {
        const rows = videos.map(({ channel, ...own }) => ({
          ...own,
          'channel.id': channel.id,
          'channel.name': channel.name,
          topic_id: own.topic_id ?? '',
          duration: String(own.duration),
          url: youtubeUrl(own.id),
        }));
        expect(readPlaylistCsv(playlistCsv(videos))).toEqual(rows);
      }),
      { numRuns: 1_000 },
    );
  });

  it('CSV export reads files of the original by their header, in any order of columns', () => {
    const [row] = readPlaylistCsv('\uFEFFtitle,extra,id\n"a, ""b""\nc",1,dQw4w9WgXcQ');
    expect(row).toMatchObject({ id: 'dQw4w9WgXcQ', title: 'a, "b"\nc', url: '' });
    expect(readPlaylistCsv('')).toEqual([]);
  });

  const ids = (csv: string) => readPlaylistCsv(csv).map(({ id }) => id);

  it.each([',', ';', '\t', '|'])(
    'CSV export reads our file with %j between its cells, in any case of heads',
    (separator) => {
      const head = PLAYLIST_COLUMNS.join(separator).toUpperCase();
      const row = [
        'abcdefghijK',
        '"歌\r\n枠; ""a"", b"',
        'stream',
        'past',
        'UC1',
        '星',
        'singing',
        '2026-01-02T03:04:05.000Z',
        '61',
        'https://youtu.be/abcdefghijK',
      ];
      const rows = readPlaylistCsv(`${head}\r\n${row.join(separator)}\r\n`);
      expect(rows).toHaveLength(1);
      expect(rows[0]).toMatchObject({
        id: 'abcdefghijK',
        title: '歌\r\n枠; "a", b',
        'channel.id': 'UC1',
        'channel.name': '星',
        duration: '61',
      });
    },
  );

  it('CSV export reads the separator that a file names', () => {
    expect(ids('sep=;\r\nid;title\r\nabcdefghijK;"a,b,c"\r\n')).toEqual(['abcdefghijK']);
    expect(ids('\uFEFF"sep=|"\nid|title\nabcdefghijK|a')).toEqual(['abcdefghijK']);
  });

  it.each([
    ['Video ID,Playlist Video Creation Timestamp\r\nabcdefghijK,2026-05-01T10:00:00+00:00\r\n'],
    ['動画 ID,再生リストに動画を追加した日時\r\nabcdefghijK,2026-05-01T10:00:00+00:00\r\n'],
    ['Zeitstempel;Video-ID\n2026-05-01;abcdefghijK\n'],
    [
      'Playlist Id,Channel Id,Title\nPL1,UC1DCedRgGHBdm81E1llLhOQ,Songs\n\nVideo Id,Time Added\n abcdefghijK,2026-05-01 10:00:00 UTC\n',
    ],
    ['URL,Note\nhttps://youtu.be/abcdefghijK,a\n'],
    ['Was,Wo\na,https://www.youtube.com/watch?v=abcdefghijK&list=PL1\n'],
    ['abcdefghijK\n'],
    ['https://youtu.be/abcdefghijK'],
    ['id,title,url\n#NAME?,a,https://youtu.be/abcdefghijK'],
    ['id;title\n"=""abcdefghijK""";a\n'],
    ['What,Where\na,"=HYPERLINK(""https://youtu.be/abcdefghijK"",""a"")"\n'],
    ['What,About,Where\na,see https://youtu.be/other123456,https://youtu.be/abcdefghijK\n'],
  ])('CSV export finds the column of ids or addresses: %j', (csv) => {
    expect(ids(csv).filter((id) => id.length === 11)).toEqual(['abcdefghijK']);
  });

  it('a quote that is never closed takes no videos with it', () => {
    expect(ids('id,title\nabcdefghijK,"open\n-bcdefghij_,b\nzbcdefghij_,c\n')).toEqual([
      'abcdefghijK',
      '-bcdefghij_',
      'zbcdefghij_',
    ]);
  });

  it('without one is an empty list', () => {
    expect(ids('Date,Text\n2026-05-01,nothing here')).toEqual([]);
  });

  it.each([
    '=1+1',
    '+1',
    '-1',
    '@a',
    '\tx',
    '\rx',
    '\nx',
    '＝1',
    '＋1',
    '－1',
    '＠a',
    "'=1",
    "''@",
  ])('the cell %j does not begin with what a spreadsheet runs', (text) => {
    expect(csvCell(text)).toBe(`"'${text}"`);
    expect(readCsv(writeCsv([[text]]))).toEqual([[text]]);
  });

  it.each(["'tis", "'", '', ' =1', 'a=1', '"=1'])('the cell %j is left as it is', (text) => {
    expect(csvCell(text)).toBe(`"${text.replaceAll('"', '""')}"`);
  });

  it('100000 cells come back as they were, and none begins with a formula character', () => {
    const random = mulberry32(7);
    const below = (count: number) => Math.floor(random() * count);
    const signs = Array.from('=+-@\t\r\n\'",;a歌 ＝＋－＠|\u3000😀');
    const text = () =>
      Array.from({ length: below(7) }, () => signs[below(signs.length)] ?? '').join('');
    const rows = Array.from({ length: 10_000 }, () => Array.from({ length: 10 }, text));
    expect(readCsv(writeCsv(rows))).toEqual(rows);
    const written = rows.flat().map(csvCell);
    expect(written.filter((cell) => /^"[=+\-@\t\r\n＝＋－＠]/.test(cell))).toEqual([]);
    expect(written.every((cell) => cell.startsWith('"') && cell.endsWith('"'))).toBe(true);
  });

  it('any text at all is read without a throw', () => {
    const random = mulberry32(8);
    const signs = Array.from('",\r\n\'=a');
    for (let times = 0; times < 5_000; times += 1) {
      const csv = Array.from({ length: 12 }, () => signs[Math.floor(random() * 7)]).join('');
      expect(readPlaylistCsv(csv).every((row) => Object.keys(row).length === 10)).toBe(true);
    }
    expect(PLAYLIST_COLUMNS).toHaveLength(10);
  });
});

describe('name of the file', () => {
  it.each([
    ['Songs', 'oshimadoPlaylist_Songs_2026-01-02_03-04-05.csv'],
    ['歌枠 😀', 'oshimadoPlaylist_歌枠 😀_2026-01-02_03-04-05.csv'],
    ['../../etc/passwd', 'oshimadoPlaylist_.._.._etc_passwd_2026-01-02_03-04-05.csv'],
    ['a:b?<c>\u202Efdp', 'oshimadoPlaylist_a_b_c_fdp_2026-01-02_03-04-05.csv'],
    ['  ', 'oshimadoPlaylist_2026-01-02_03-04-05.csv'],
    [undefined, 'oshimadoPlaylist_2026-01-02_03-04-05.csv'],
    ['😀'.repeat(99), `oshimadoPlaylist_${'😀'.repeat(50)}_2026-01-02_03-04-05.csv`],
  ])('of %j is %s', (name, file) => {
    expect(csvFileName(name, NOW)).toBe(file);
  });

  it('leaves out an invalid time', () => {
    expect(csvFileName('a', Number.NaN)).toBe('oshimadoPlaylist_a.csv');
  });
});

describe('YouTube export', () => {
  const ids = Array.from({ length: 101 }, (_, at) => String(at).padStart(11, '-'));

  it('nothing is opened for an empty list', () => {
    expect(youtubeListUrl([])).toEqual([]);
    expect(youtubeListUrl(['shylily', 'https://x.example', ''])).toEqual([]);
  });

  it('YouTube export is one address for up to 50 videos, and one more for each 50 beyond', () => {
    expect(youtubeListUrl(['dQw4w9WgXcQ', '-_4w9WgXc-_'])).toEqual([
      'https://www.youtube.com/watch_videos?video_ids=dQw4w9WgXcQ,-_4w9WgXc-_',
    ]);
    expect(youtubeListUrl(ids.slice(0, 50))).toHaveLength(1);
    const urls = youtubeListUrl(ids);
    const listed = urls.map((url) => new URL(url).searchParams.get('video_ids')?.split(',') ?? []);
    expect(listed.map((part) => part.length)).toEqual([50, 50, 1]);
    expect(listed.flat()).toEqual(ids);
  });
});
