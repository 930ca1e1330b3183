/** Words as people type them find what is written otherwise: titles, comments, channels, topics and organizations. */
import type { Channel, CommentedVideo, SearchedVideo, Song, Suggestion } from '@oshimado/contract';
import { beforeAll, expect, it } from 'vitest';
import { at, videoId } from '../fixtures/world';
import { newPerson } from './people';
import { ownServer } from './server';

const api = ownServer();

const TITLES = {
  quote: 'Baldur’s Gate 3 finale',
  hyphen: 'Spider‑Man 2',
  accent: 'Hát karaoke cùng Nguyễn',
  plain: 'Pokemon day',
  stretch: '【#歌枠】ラ―メン',
  kanji: '髙橋さんとコラボ',
  dot: 'ガウル・グラの話',
  sharp: 'Große Straße',
  elided: "Don't stop the Rock'n'Roll",
  heart: '恋する♡時計☆',
  vu: 'ヴァイオリン弾いてみた',
  half: '新世紀エヴァンゲリオン',
} as const;
type Name = keyof typeof TITLES;

const channelId = `UC${'folds'.padEnd(22, '0')}`;

beforeAll(async () => {
  await api.store.source.writeChannels([
    {
      id: channelId,
      name: '渡邉・Ünï’s セヴィリア',
      english_name: 'Señor O’Neil',
      type: 'vtuber',
      org: 'Ünknown & Sons',
    },
  ]);
  await api.store.source.writeVideos(
    (Object.keys(TITLES) as Name[]).map((name, index) => ({
      id: videoId(`f-${name}`),
      channel_id: channelId,
      title: TITLES[name],
      type: 'stream',
      status: 'past',
      start_actual: at(-index * 60_000),
      topic_id: 'Café_Spider-Man',
      comments: [{ comment_key: 'Ug', message: `0:10 ${TITLES[name]}` }],
      songs: [
        {
          id: `song-${name}`,
          name: TITLES[name],
          original_artist: 'Ado・椎名　林檎',
          start: 10,
          end: 100,
          art: null,
          itunesid: null,
        },
      ],
    })),
  );
});

const post = async <T>(call: string, body: object) =>
  (await api.send('POST', `/api/v2/search/${call}`, body)).json<T>();
const suggestions = async (q: string) =>
  (await api.get(`/api/v2/search/autocomplete?q=${encodeURIComponent(q)}`)).json<Suggestion[]>();

it.each([
  ["baldur's gate", 'quote'],
  ['Baldur‘s Gate', 'quote'],
  ['spider-man', 'hyphen'],
  ['spider—man', 'hyphen'],
  ['nguyen', 'accent'],
  ['cùng Nguyễn', 'accent'],
  ['ラーメン', 'stretch'],
  ['高橋', 'kanji'],
  ['ガウルグラ', 'dot'],
  ['ガウル･グラ', 'dot'],
  ['ガウル グラ', 'dot'],
  ['ガウル　グラの', 'dot'],
  ['STRASSE', 'sharp'],
  ['gros\u00ADse', 'sharp'],
  ['dont stop', 'elided'],
  ["don't", 'elided'],
  ['rocknroll', 'elided'],
  ['恋する時計', 'heart'],
  ['恋する♥', 'heart'],
  ['♥', 'heart'],
  ['バイオリン', 'vu'],
  ['ｳﾞｧｲｵﾘﾝ', 'vu'],
  ['エヴ', 'half'],
  ['新世紀エヴ', 'half'],
] as const)('%s finds %s in titles and in comments', async (text, name) => {
  const found = await post<SearchedVideo[]>('videoSearch', { conditions: [{ text }] });
  expect(found.map(({ id }) => id)).toEqual([videoId(`f-${name}`)]);
  const commented = await post<CommentedVideo[]>('commentSearch', { comment: [text] });
  expect(commented.map(({ id }) => id)).toEqual([videoId(`f-${name}`)]);
  expect(commented[0]?.comments).toHaveLength(1);
});

it('a text that ends inside a letter is found beside others', async () => {
  const found = async (body: object) =>
    (await post<SearchedVideo[]>('videoSearch', body)).map(({ id }) => id);
  const conditions = [{ text: 'エヴ' }, { text: '新世紀' }];
  expect(await found({ conditions })).toEqual([videoId('f-half')]);
  expect(await found({ conditions: [{ text: 'エヴ' }, { text: '弾いて' }] })).toEqual([]);
});

it('a text that has nothing to compare is ignored, and alone suggests nothing and finds no comment', async () => {
  const text = "'";
  const found = await post<SearchedVideo[]>('videoSearch', {
    conditions: [{ text }, { text: 'dont stop' }],
  });
  expect(found.map(({ id }) => id)).toEqual([videoId('f-elided')]);
  expect(await suggestions(text)).toEqual([]);
  const refused = await api.send('POST', '/api/v2/search/commentSearch', { comment: [text] });
  expect(refused).toMatchObject({ statusCode: 400 });
});

const songs = async (body: object) =>
  (await api.send('POST', '/api/v2/songs/latest', body)).json<Song[]>().map(({ name }) => name);

it.each([
  ["baldur's gate", 'quote'],
  ['nguyen karaoke', 'accent'],
  ['ラーメン 歌枠', 'stretch'],
  ['高橋', 'kanji'],
  ['ガウル グラ', 'dot'],
  ['ガウル　グラ 椎名林檎', 'dot'],
  ['ado ｶﾞｳﾙｸﾞﾗ', 'dot'],
  ['STRASSE', 'sharp'],
  ['rocknroll', 'elided'],
  ['バイオリン', 'vu'],
  ['ado 世紀エヴ', 'half'],
] as const)('%s finds %s among songs', async (q, name) => {
  expect(await songs({ q })).toEqual([TITLES[name]]);
});

it('songs that are tagged and renamed are found as they are now', async () => {
  const { headers } = await newPerson(api, 'editor');
  const put = async (song: object) => {
    const body = { video_id: videoId('f-plain'), start: 200, end: 300, ...song };
    return (await api.send('PUT', '/api/v2/songs', body, headers)).json<Song>();
  };
  const { id } = await put({ name: 'ヴァンパイア・ナイト' });
  expect(await songs({ q: 'ヴァンパイア ナイト' })).toEqual(['ヴァンパイア・ナイト']);
  await put({ id, name: 'Ça ira' });
  expect(await songs({ q: 'ヴァンパイア' })).toEqual([]);
  expect(await songs({ q: 'ca ira' })).toEqual(['Ça ira']);
});

it('a query with accents stays exact', async () => {
  expect(await post('videoSearch', { conditions: [{ text: 'pokémon' }] })).toEqual([]);
  expect(await post('videoSearch', { conditions: [{ text: 'hạt' }] })).toEqual([]);
});

it.each(['渡辺', '渡邊', "uni's", 'Ünï‘s', 'senor', "o'neil", 'Señor', 'セヴ'])(
  '%s finds the channel',
  async (queryText) => {
    const found = await post<Channel[]>('channelSearch', { type: 'vtuber', queryText });
    expect(found.map(({ id }) => id)).toEqual([channelId]);
    expect(await suggestions(queryText)).toContainEqual(
      expect.objectContaining({ type: 'channel', value: channelId }),
    );
  },
);

it.each(['cafe', 'Café', 'spider–man', 'cafe spider-man'])('%s suggests the topic', async (q) => {
  expect(await suggestions(q)).toContainEqual(
    expect.objectContaining({ type: 'topic', value: 'Café_Spider-Man' }),
  );
});

it('an organization is suggested without its accent, and other topics and channels are not', async () => {
  expect(await suggestions('unknown')).toEqual([
    { type: 'org', value: 'Ünknown & Sons', text: 'Ünknown & Sons' },
  ]);
});
