import { describe, expect, it } from 'vitest';
import {
  FOLLOWED_BYTES_MAX,
  FOLLOWED_CHANNELS_MAX,
  readFollowedFile,
  readFollowedText,
  type FollowedFile,
} from './index';

const id = (name: string) => `UC${name.padEnd(22, '0')}`;
const [ao, beni, cyan] = [id('ao'), id('beni'), id('cyan')] as const;
const thumbnail = 'https://yt3.ggpht.com/ytc/picture=s176-c-k-c0x00ffffff-no-rj';

function file(text: string): FollowedFile {
  const reading = readFollowedText(text);
  if (!reading.ok) throw new Error(`refused: ${reading.problem.code}`);
  return reading;
}
const problem = (text: string) => {
  const reading = readFollowedText(text);
  return reading.ok ? 'read' : reading.problem;
};
const profile = (over: object) =>
  JSON.stringify({ bgColor: '#000000', textColor: '#FFFFFF', subscriptions: [], ...over });
const all = profile({
  _id: 'allChannels',
  name: 'Alle Kanäle',
  subscriptions: [
    { id: ao, name: '蒼ちゃんねる', thumbnail },
    { id: beni, name: 'Beni “紅” Ch.', thumbnail },
  ],
});
const singers = profile({
  _id: 'r8Lw2',
  name: ' Singers ',
  bgColor: '#C51162',
  subscriptions: [
    { id: beni, name: 'Beni', thumbnail },
    { id: cyan, name: 'Cyan', thumbnail: null },
  ],
});

describe('profiles of FreeTube', () => {
  it('profiles of FreeTube are channels, and a group for each but the one of all channels', () => {
    expect(file(`${all}\n${singers}\n`)).toEqual({
      ok: true,
      source: 'freetube',
      channels: [
        { key: ao, name: '蒼ちゃんねる' },
        { key: beni, name: 'Beni “紅” Ch.' },
        { key: cyan, name: 'Cyan' },
      ],
      groups: [{ name: 'Singers', color: 'pink', keys: [beni, cyan] }],
      repeatedCount: 0,
      skips: [],
      skippedCount: 0,
    });
  });

  it('profiles of FreeTube are the same as one list, as one profile, and with line ends of Windows', () => {
    const wanted = file(`${all}\n${singers}\n`);
    expect(file(`[${all},${singers}]`)).toEqual(wanted);
    expect(file(`\uFEFF${all}\r\n${singers}\r\n`)).toEqual(wanted);
    expect(file(`${singers}\n${all}`)).toMatchObject({ repeatedCount: 0, groups: wanted.groups });
    expect(file(singers).groups).toEqual(wanted.groups);
  });

  it('count as the last line says in a database that was changed', () => {
    const gone = JSON.stringify({ $$deleted: true, _id: 'old' });
    const index = JSON.stringify({ $$indexCreated: { fieldName: 'name' } });
    const old = profile({ _id: 'old', name: 'Old', subscriptions: [{ id: ao, name: '' }] });
    const empty = profile({ _id: 'r8Lw2', name: 'Singers' });
    expect(file([index, old, empty, all, gone, singers].join('\n'))).toMatchObject({
      groups: [{ name: 'Singers', keys: [beni, cyan] }],
      skippedCount: 0,
    });
  });

  it('profiles of FreeTube are read up to a line that was cut off, and that line is named', () => {
    expect(file(`${all}\n${singers.slice(0, 90)}`)).toMatchObject({
      channels: [{ key: ao }, { key: beni }],
      skips: [{ reason: 'broken', line: 2, text: expect.stringMatching(/^\{"bgColor".*…$/) }],
    });
    expect(file(`${all.slice(0, 90)}\n${singers}`)).toMatchObject({
      channels: [{ key: beni }, { key: cyan }],
      skips: [{ reason: 'broken', line: 1 }],
    });
    expect(problem(all.slice(0, 90))).toEqual({ code: 'cut', line: 1 });
  });

  it('FreeTube profiles of old versions are read too', () => {
    const row = { _id: 'a', channelId: ao, channelName: 'Ao', channelThumbnail: thumbnail };
    const text = JSON.stringify({
      ...row,
      profile: [{ value: 'allChannels' }, { value: 'Gamers' }],
    });
    expect(file(`${text}\n`)).toMatchObject({
      channels: [{ key: ao, name: 'Ao' }],
      groups: [{ name: 'Gamers', keys: [ao] }],
    });
  });
});

describe('an export of YouTube', () => {
  it('an export of YouTube is read whatever language its columns are named in', () => {
    const rows = `${ao},http://www.youtube.com/channel/${ao},"Ao, the ""blue"" one"\n${beni},http://www.youtube.com/channel/${beni},紅\n`;
    for (const header of [
      'Channel Id,Channel Url,Channel Title',
      'Kanal-ID,Kanal-URL,Kanaltitel',
      'チャンネル ID,チャンネルの URL,チャンネルのタイトル',
    ]) {
      expect(file(`${header}\n${rows}\n`)).toMatchObject({
        source: 'youtube',
        channels: [
          { key: ao, name: 'Ao, the "blue" one' },
          { key: beni, name: '紅' },
        ],
        groups: [],
        skippedCount: 0,
      });
    }
  });

  it('a row is of the channel it names, not of one that a description mentions', () => {
    const text = `Title,About,Url\nAo,see https://www.youtube.com/@beni,https://www.youtube.com/channel/${ao}\n`;
    expect(file(text)).toMatchObject({ channels: [{ key: ao }] });
  });

  it('an export of YouTube names the line of a row without a channel, and counts repeated ones', () => {
    const text = `Channel Id,Channel Url,Channel Title\r\n\r\n${ao},,"two\r\nlines"\r\nUCshort,,Short\r\n${ao},,Ao\r\n`;
    expect(file(text)).toMatchObject({
      channels: [{ key: ao, name: 'two\r\nlines' }],
      repeatedCount: 1,
      skips: [{ reason: 'noChannel', line: 5, text: 'UCshort  Short' }],
    });
  });

  it('an export of YouTube loses no row behind a quote that is never closed', () => {
    expect(file(`id,url,title\n${ao},,"Ao\n${beni},,Beni\n${cyan},,Cyan\n`)).toMatchObject({
      channels: [
        { key: ao, name: 'Ao' },
        { key: beni, name: 'Beni' },
        { key: cyan, name: 'Cyan' },
      ],
    });
  });

  it('an export of YouTube in JSON names the channel that was subscribed to, not the subscriber', () => {
    const entry = {
      kind: 'youtube#subscription',
      snippet: {
        channelId: cyan,
        title: 'Ao',
        resourceId: { kind: 'youtube#channel', channelId: ao },
      },
    };
    expect(file(JSON.stringify([entry, entry]))).toMatchObject({
      source: 'youtube',
      channels: [{ key: ao, name: 'Ao' }],
      repeatedCount: 1,
    });
    expect(file(JSON.stringify({ kind: 'list', items: [entry] })).channels).toEqual([
      { key: ao, name: 'Ao' },
    ]);
  });
});

it('an export of NewPipe has channels of YouTube, and says which are of other services', () => {
  const subscriptions = [
    { service_id: 0, url: `https://www.youtube.com/channel/${ao}`, name: 'Ao' },
    { service_id: 0, url: 'https://www.youtube.com/@beni_ch', name: 'Beni' },
    { service_id: 0, url: 'https://www.youtube.com/user/oldname', name: 'Old' },
    { service_id: 3, url: 'https://tube.example/accounts/cyan', name: 'Cyan' },
  ];
  const text = JSON.stringify({ app_version: '0.27.6', app_version_int: 1003, subscriptions });
  expect(file(text)).toMatchObject({
    source: 'newpipe',
    channels: [
      { key: ao, name: 'Ao' },
      { key: '@beni_ch', name: 'Beni' },
    ],
    skips: [
      { reason: 'oldName', entry: 3, text: 'Old https://www.youtube.com/user/oldname' },
      { reason: 'otherService', entry: 4, text: 'Cyan https://tube.example/accounts/cyan' },
    ],
  });
});

it('an export of Invidious has ids without names', () => {
  const text = JSON.stringify({
    subscriptions: [ao, beni],
    watch_history: ['abcdefghijk'],
    preferences: {},
    playlists: [],
  });
  expect(file(text)).toMatchObject({
    source: 'invidious',
    channels: [
      { key: ao, name: '' },
      { key: beni, name: '' },
    ],
  });
});

describe('OPML', () => {
  const feed = (key: string) => `https://www.youtube.com/feeds/videos.xml?channel_id=${key}`;

  it('OPML is read as FreeTube and Invidious write it, without a group for the whole list', () => {
    const freetube = `<opml version="1.1"><body><outline text="YouTube Subscriptions" title="YouTube Subscriptions"><outline text="A &amp; o" title="A &amp; o" type="rss" xmlUrl="${feed(ao)}"/></outline></body></opml>`;
    expect(file(freetube)).toMatchObject({
      source: 'opml',
      channels: [{ key: ao, name: 'A & o' }],
      groups: [],
      skippedCount: 0,
    });
    const invidious = `<?xml version="1.0"?>\n<opml version="1.1">\n<body>\n<outline text="Invidious Subscriptions" title="Invidious Subscriptions">\n<outline text="Beni" title="Beni" type="rss" xmlUrl="https://yt.example/feed/channel/${beni}"/>\n</outline>\n</body>\n</opml>`;
    expect(file(invidious).channels).toEqual([{ key: beni, name: 'Beni' }]);
  });

  it('OPML of a feed reader has folders as groups, and other feeds are named with their line', () => {
    const text = `<opml version='2.0'>
<body>
  <outline text='VTubers'>
    <!-- <outline text='gone' xmlUrl='${feed(beni)}'/> -->
    <outline type='rss' text='Ao > all' xmlUrl='${feed(ao)}&amp;x=1'></outline>
    <outline text='Uploads' xmlUrl='https://www.youtube.com/feeds/videos.xml?playlist_id=UULF${cyan.slice(2)}'/>
  </outline>
  <outline text='News'>
    <outline text='A blog' xmlUrl='https://blog.example/feed.xml' htmlUrl='https://blog.example'/>
  </outline>
</body>
</opml>`;
    expect(file(text)).toMatchObject({
      channels: [
        { key: ao, name: 'Ao > all' },
        { key: cyan, name: 'Uploads' },
      ],
      groups: [{ name: 'VTubers', color: undefined, keys: [ao, cyan] }],
      skips: [{ reason: 'otherService', line: 9, text: 'A blog https://blog.example/feed.xml' }],
    });
  });

  it('OPML that was cut off says so', () => {
    const text = `<opml><body>\n<outline text="Ao" xmlUrl="${feed(ao)}"/>\n<outline text="Be`;
    expect(file(text)).toMatchObject({
      channels: [{ key: ao }],
      skips: [{ reason: 'broken', line: 3, text: '<outline text="Be' }],
    });
  });
});

it('what an account exports here comes back with its groups and their colors', () => {
  const text = JSON.stringify({
    favorites: [{ id: ao, name: 'Ao' }],
    favorite_groups: [{ id: 'g', name: 'Gamers', color: 'teal', position: 1, channel_ids: [ao] }],
  });
  expect(file(text)).toMatchObject({
    source: 'oshimado',
    channels: [{ key: ao, name: 'Ao' }],
    groups: [{ name: 'Gamers', color: 'teal', keys: [ao] }],
  });
});

it('a list of ids, handles and addresses is read, as a text and as the favorites of Holodex', () => {
  expect(file(`${ao}\n@beni\n\nhttps://www.youtube.com/channel/${cyan}?x=1`).channels).toEqual([
    { key: ao, name: '' },
    { key: '@beni', name: '' },
    { key: cyan, name: '' },
  ]);
  expect(file(JSON.stringify([{ id: ao, name: 'Ao', org: 'Hololive' }]))).toMatchObject({
    source: 'list',
    channels: [{ key: ao, name: 'Ao' }],
  });
});

describe('a file is refused', () => {
  it.each([
    ['', { code: 'empty' }],
    ['\uFEFF \r\n', { code: 'empty' }],
    ['\0\u0001', { code: 'binary' }],
    ['<!DOCTYPE html><html></html>', { code: 'page' }],
    ['hello\nworld', { code: 'noChannels' }],
    ['[]', { code: 'noChannels' }],
    ['{"subscriptions":[]}', { code: 'noChannels' }],
    [`{"subscriptions":[\n"${ao}",\n"UC`, { code: 'cut', line: 3 }],
    [`{"subscriptions":[\n"${ao}"\n"${beni}"]}`, { code: 'json', line: 3 }],
    ['[{"titleUrl":"https://www.youtube.com/watch?v=abcdefghijk"}]', { code: 'history' }],
    ['{"videoId":"a","watchProgress":1}\n{"videoId":"b","watchProgress":1}\n', { code: 'history' }],
    ['{"playlistName":"Favorites","videos":[]}\n', { code: 'playlists' }],
  ])('%j: %j', (text, wanted) => {
    expect(problem(text)).toEqual({ line: undefined, ...wanted });
  });

  it('as an archive, as a database, and when it is too large', () => {
    const bytes = (text: string) => new TextEncoder().encode(text);
    const codeOf = (given: Uint8Array<ArrayBuffer>) => {
      const reading = readFollowedFile(given);
      return reading.ok ? 'read' : reading.problem.code;
    };
    expect(codeOf(bytes('PK\u0003\u0004…'))).toBe('archive');
    expect(codeOf(bytes('SQLite format 3\0…'))).toBe('database');
    expect(codeOf(new Uint8Array(FOLLOWED_BYTES_MAX + 1))).toBe('tooLarge');
    expect(codeOf(new Uint8Array())).toBe('empty');
  });

  it('when it has more channels than anybody follows', () => {
    const ids = Array.from({ length: FOLLOWED_CHANNELS_MAX + 1 }, (_, at) => id(`x${at}x`));
    expect(problem(ids.join('\n'))).toMatchObject({ code: 'tooMany' });
  });
});

it('10,000 rows are read', () => {
  const rows = Array.from({ length: 10_000 }, (_, at) => {
    const key = id(`n${at}n`);
    return `${key},http://www.youtube.com/channel/${key},"Channel ${at}"`;
  });
  expect(file(`Channel ID,Channel URL,Channel title\n${rows.join('\n')}\n\n`)).toMatchObject({
    skippedCount: 0,
    repeatedCount: 0,
    channels: { length: 10_000 },
  });
});

it('files in UTF-16, as spreadsheets save them, are read like others', () => {
  const text = `\uFEFFChannel Id\tChannel Url\tChannel Title\r\n${ao}\t\t蒼\r\n`;
  const units = Uint16Array.from(text, (character) => character.charCodeAt(0));
  const reading = readFollowedFile(new Uint8Array(units.buffer));
  expect(reading).toMatchObject({ ok: true, channels: [{ key: ao, name: '蒼' }] });
});
