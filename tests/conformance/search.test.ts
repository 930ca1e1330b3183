/** Search by words in Japanese and Latin, by everything else that can be asked, and what cannot be asked. */
import type { Channel, CommentedVideo, SearchedVideo, Suggestion } from '@oshimado/contract';
import { calls } from '@oshimado/contract/schemas';
import * as fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import type { VideoRecord } from '../../apps/api/src/store/records';
import { at, ids, videoId } from '../fixtures/world';
import { nameOf, onEveryServer } from './every-server';
import { newPerson } from './people';

const MINUTE = 60_000;

const found = (name: string, title: string, more: Partial<VideoRecord> = {}): VideoRecord => ({
  id: videoId(name),
  channel_id: ids.indie,
  title,
  type: 'stream',
  status: 'past',
  start_actual: at(-1_000 * MINUTE - counted++ * MINUTE),
  duration: 600,
  ...more,
});
let counted = 0;

const records: readonly VideoRecord[] = [
  found('s-uta', '【歌枠】夜のウタワク！', { topic_id: 'singing', duration: 7_200 }),
  found('s-half', 'ﾎﾛﾗｲﾌﾞ 雑談', { duration: 60 }),
  found('s-kata', 'ホロライブの話', { duration: 1_800, mentions: [ids.sora] }),
  found('s-latin', 'Mario Kart WORLD 100% run', {
    description: 'With C++ and a_b c\\d "quotes" 50%',
  }),
  found('s-art', 'Start of the cart', { duration: 3_600 }),
  found('s-emoji', 'お祝い🎉🎂', { duration: 10 }),
  found('s-one', '猫', {}),
  found('s-long', `${'あ'.repeat(300)}終`, {}),
  found('s-deep', 'Deep', {
    description: [
      'zebra at the top https://zebra.example/elephant',
      '#giraffe #giraffes',
      'words '.repeat(200),
      'walrus at the bottom',
    ].join('\n'),
  }),
];

const empty = {
  sort: 'newest',
  lang: [],
  target: [],
  conditions: [],
  topic: [],
  vch: [],
  org: [],
  comment: [],
};

onEveryServer('Search', (api) => {
  beforeAll(async () => {
    await api().store.source.writeVideos(records);
  });

  const search = async (more: object, headers: Readonly<Record<string, string>> = {}) => {
    const answer = await api().send(
      'POST',
      '/api/v2/search/videoSearch',
      { ...empty, ...more },
      headers,
    );
    expect(answer.statusCode).toBe(200);
    const list = answer.json<SearchedVideo[]>();
    expect(calls.postVideoSearch.response.parse(list)).toEqual(list);
    return list;
  };
  const names = async (more: object, headers: Readonly<Record<string, string>> = {}) =>
    (await search(more, headers)).map(({ id }) => nameOf(id));
  const words = (...texts: string[]) => ({ conditions: texts.map((text) => ({ text })) });

  it.each([
    ['歌枠', ['s-uta']],
    ['うた', ['s-uta']],
    ['ウタワク', ['s-uta']],
    ['ほろらいぶ', ['s-half', 's-kata']],
    ['ﾎﾛ', ['s-half', 's-kata']],
    ['mario kart', ['s-latin']],
    ['ＭＡＲＩＯ', ['s-latin']],
    ['rio', ['s-latin']],
    ['100%', ['s-latin']],
    ['%', ['s-latin']],
    ['a_b', ['s-latin']],
    ['c\\d', ['s-latin']],
    ['"quotes"', ['s-latin']],
    ['c++', ['s-latin']],
    ['🎉', ['s-emoji']],
    ['🎉🎂', ['s-emoji']],
    ['🎂🎉', []],
    ['猫', ['s-one']],
    ['ああ終', ['s-long']],
    ['a%b', []],
    ['アキ', []],
    ["'; drop table videos; --", []],
    // Search indexes the beginning of a description, without URLs and tag lines (decision 27).
    ['zebra at the top', ['s-deep']],
    ['top words', ['s-deep']],
    ['elephant', []],
    ['giraffe', []],
    ['walrus', []],
  ])('the words %s find %j', async (text, expected) => {
    expect(await names(words(text))).toEqual(expected);
  });

  it('all words must be found, in title or description, in any order', async () => {
    expect(await names(words('kart', 'MARIO'))).toEqual(['s-latin']);
    expect(await names(words('kart', 'quotes'))).toEqual(['s-latin']);
    expect(await names(words('kart', '歌枠'))).toEqual([]);
  });

  it('whole words only, where asked', async () => {
    expect(await names(words('art'))).toEqual(['s-latin', 's-art']);
    expect(await names({ ...words('art'), whole_word: true })).toEqual([]);
    expect(await names({ ...words('cart'), whole_word: true })).toEqual(['s-art']);
    expect(await names({ ...words('start of'), whole_word: true })).toEqual(['s-art']);
    expect(await names({ ...words('歌'), whole_word: true })).toEqual(['s-uta']);
    expect(await names({ ...words('.*'), whole_word: true })).toEqual([]);
  });

  it('any part of any title finds it', async () => {
    const titled = fc.constantFrom(...records).chain((record) => {
      const characters = Array.from(record.title.normalize('NFKC'));
      return fc
        .tuple(fc.nat(characters.length - 1), fc.integer({ min: 1, max: 12 }))
        .map(([from, length]) => ({
          id: record.id,
          part: characters
            .slice(from, from + length)
            .join('')
            .trim(),
        }));
    });
    await fc.assert(
      fc.asyncProperty(
        titled.filter(({ part }) => part !== ''),
        async ({ id, part }) => {
          const list = await search({ ...words(part), limit: 100 });
          expect(list.map((video) => video.id)).toContain(id);
        },
      ),
      { numRuns: 60 },
    );
  });

  it.each([
    ['newest', ['s-uta', 's-half', 's-kata']],
    ['oldest', ['s-kata', 's-half', 's-uta']],
    ['longest', ['s-uta', 's-kata', 's-half']],
    ['shortest', ['s-half', 's-kata', 's-uta']],
  ])('sorted by %s is %j', async (sort, expected) => {
    const list = await names({ sort, vch: [ids.indie], target: ['stream'], limit: 100 });
    const three = ['s-uta', 's-half', 's-kata'];
    expect(list.filter((name) => three.includes(name))).toEqual(expected);
  });

  it('of a length in a range', async () => {
    const list = await names({ vch: [ids.indie], min_duration: 1_800, max_duration: '3600' });
    expect(list.filter((name) => name.startsWith('s-'))).toEqual(['s-kata', 's-art']);
  });

  it('a topic is any of those named, and takes all clips out', async () => {
    expect(await names({ topic: ['singing'], status: ['past'] })).toEqual(['s-uta', 'past-sora']);
    expect(await names({ topic: ['singing', 'talk'], target: ['clip'] })).toEqual([]);
  });

  it('channels are all of those named: two talents are a collab, a clipper and a talent its clips of them', async () => {
    const collabs = await names({ vch: [ids.sora, ids.kuzu], target: ['stream'] });
    expect(collabs.sort()).toEqual(['live-kuzu', 'live-sora']);
    expect(await names({ vch: [ids.indie, ids.miko, ids.kuzu] })).toEqual(['past-miko']);
    expect(await names({ vch: [ids.kuzu, ids.indie], collabs: 'only' })).toContain('past-miko');
    expect(await names({ vch: [ids.miko, ids.kuzu, ids.sora], target: ['stream'] })).toEqual([]);
    expect(await names({ vch: [ids.clipEn, ids.sora] })).toEqual(['clip-en']);
    expect(await names({ vch: [ids.clipJa, ids.kuzu] })).toEqual(['clip-ja']);
    expect(await names({ vch: ['UCnobody'] })).toEqual([]);
  });

  it('orgs are any of those named; All Vtubers is no filter', async () => {
    const all = await names({ limit: 100 });
    expect(await names({ org: ['All Vtubers'], limit: 100 })).toEqual(all);
    const niji = await names({ org: ['Nijisanji'], target: ['stream'], status: ['past'] });
    expect(niji.sort()).toEqual(['past-kuzu', 'past-miko']);
  });

  it('languages count for clips; streams always pass', async () => {
    expect(await names({ lang: ['en'], target: ['clip'] })).toEqual(['clip-en']);
    const both = await names({ lang: ['en'], limit: 100 });
    expect(both).toContain('past-sora');
    expect(both).not.toContain('clip-ja');
  });

  it('live and upcoming ones are inside results, and can be asked for alone', async () => {
    const live = await names({ status: ['live'] });
    expect(live.sort()).toEqual(['live-kuzu', 'live-sora']);
    const [row] = await search({ ...words('Soon') });
    expect(row).toMatchObject({
      status: 'upcoming',
      start_scheduled: at(120 * MINUTE).toISOString(),
    });
    expect(await names({ ...words('Gone') })).toEqual([]);
    expect(await names({ ...words('Gone'), status: ['missing'] })).toEqual(['gone-kuzu']);
  });

  it('collabs are shown, hidden or alone', async () => {
    const of = async (collabs: string) =>
      (await names({ vch: [ids.indie], collabs, target: ['stream'], limit: 100 })).filter((name) =>
        ['s-kata', 's-uta'].includes(name),
      );
    expect(await of('show')).toEqual(['s-uta', 's-kata']);
    expect(await of('hide')).toEqual(['s-uta']);
    expect(await of('only')).toEqual(['s-kata']);
  });

  it('talents of a language, as uploader or guest', async () => {
    await api().store.source.writeChannels([
      { id: ids.miko, name: '巫女ちゃんねる', type: 'vtuber', lang: 'id' },
    ]);
    const list = await names({ talent_lang: ['id'], target: ['stream'], status: ['past'] });
    expect(list).toEqual(['past-miko']);
  });

  it('only favorites need a login, and are the caller’s own', async () => {
    const body = { ...empty, favorites: true };
    expect((await api().send('POST', '/api/v2/search/videoSearch', body)).statusCode).toBe(401);
    const who = await newPerson(api());
    expect(await names({ favorites: true }, who.headers)).toEqual([]);
    const ops = [{ op: 'add', channel_id: ids.kuzu }];
    await api().send('PATCH', '/api/v2/users/favorites', ops, who.headers);
    const mine = await names({ favorites: 1, status: ['live'] }, who.headers);
    expect(mine.sort()).toEqual(['live-kuzu', 'live-sora']);
  });

  it('come in pages with a number of all, where asked', async () => {
    const body = { ...empty, ...words('ほろらいぶ'), paginated: true, limit: 1, offset: 1 };
    const answer = await api().send('POST', '/api/v2/search/videoSearch', body);
    expect(answer.json()).toMatchObject({ total: 2, items: [{ id: videoId('s-kata') }] });
    expect(await names({ ...words('ほろらいぶ'), offset: 100 })).toEqual([]);
  });

  it.each([[false], [0], [null], [''], ['false'], ['False'], ['0'], ['null']])(
    'are a bare array where paginated is %j',
    async (paginated) => {
      const found = { ...empty, ...words('ほろらいぶ'), paginated };
      const comments = { ...empty, comment: ['a'], paginated };
      for (const limit of [30, 1_000]) {
        for (const [call, body] of [
          ['videoSearch', found],
          ['commentSearch', comments],
        ] as const) {
          const answer = await api().send('POST', `/api/v2/search/${call}`, { ...body, limit });
          expect([answer.statusCode, answer.json()]).toEqual([200, expect.any(Array)]);
        }
      }
      const songs = await api().send('POST', '/api/v2/songs/latest', { paginated });
      expect(songs.json()).toEqual(expect.any(Array));
    },
  );

  it.each([[true], [1], ['true'], ['no'], [[]]])(
    'are wrapped where paginated is %j',
    async (paginated) => {
      const body = { ...empty, ...words('ほろらいぶ'), paginated };
      const answer = await api().send('POST', '/api/v2/search/videoSearch', body);
      expect(answer.json()).toMatchObject({ total: 2, items: [{}, {}] });
    },
  );

  it('nulls and empty texts stand for nothing', async () => {
    const nothing = (value: null | '') =>
      Object.fromEntries(Object.keys(calls.postVideoSearch.body.shape).map((key) => [key, value]));
    const all = await search({});
    for (const value of [null, ''] as const) expect(await search(nothing(value))).toEqual(all);
    const inside = { topic: [null, ''], conditions: [{ text: null }, { text: '' }, null] };
    expect(await search(inside)).toEqual(all);
    const channelSearch = { type: null, queryText: null };
    const answer = await api().send('POST', '/api/v2/search/channelSearch', channelSearch);
    expect([answer.statusCode, answer.json()]).toEqual([200, []]);
  });

  const comments = async (more: object) => {
    const body = { ...empty, ...more };
    const answer = await api().send('POST', '/api/v2/search/commentSearch', body);
    expect(answer.statusCode).toBe(200);
    const list = answer.json<CommentedVideo[]>();
    expect(calls.postCommentSearch.response.parse(list)).toEqual(list);
    return list;
  };

  it('videos are found by a comment too, where that is all that is asked', async () => {
    const search = async (more: object) => {
      const body = { ...empty, target: ['stream', 'clip'], offset: 0, ...more };
      const answer = await api().send('POST', '/api/v2/search/videoSearch', body);
      return answer.json<SearchedVideo[]>().map(({ id }) => id);
    };
    for (const limit of [30, 200]) {
      expect(await search({ comment: ['START'], limit })).toEqual([videoId('past-sora')]);
      expect(await search({ comment: ['nothing like it'], limit })).toEqual([]);
    }
  });

  it('comments are found by a list of one or a text, with those that hold it', async () => {
    for (const comment of [['START'], 'start']) {
      expect(await comments({ comment })).toMatchObject([
        { id: videoId('past-sora'), comments: [{ comment_key: 'Uga', message: ' 0:10 start' }] },
      ]);
    }
    expect(await comments({ comment: 'start', target: ['clip'] })).toEqual([]);
    expect(await comments({ comment: 'nothing like it' })).toEqual([]);
  });

  it.each([
    ['commentSearch', { comment: ['a', 'b'] }, 'Cannot search using multiple comment conditions.'],
    [
      'commentSearch',
      { comment: ['a'], conditions: [{ text: 'b' }] },
      'Cannot search using comment + title & desc filters at the same time.',
    ],
    ['videoSearch', { comment: ['a', 'b'] }, 'Cannot search using multiple comment conditions.'],
  ])('%s with %j fails in the words of the specification', async (path, more, message) => {
    const answer = await api().send('POST', `/api/v2/search/${path}`, { ...empty, ...more });
    expect([answer.statusCode, answer.json()]).toMatchObject([400, { message }]);
  });

  const channels = async (body: object) =>
    (await api().send('POST', '/api/v2/search/channelSearch', body)).json<Channel[]>();

  it('channels are found by any part of a name or handle, those followed most first', async () => {
    expect(
      (await channels({ type: 'vtuber', queryText: 'ちゃんねる' })).map(({ id }) => id),
    ).toEqual([ids.sora, ids.miko]);
    expect((await channels({ queryText: '@sora' }))[0]?.id).toBe(ids.sora);
    expect((await channels({ queryText: 'チャンネル' })).length).toBe(2);
    expect((await channels({ type: 'subber', queryText: 'clips' })).map(({ id }) => id)).toEqual([
      ids.clipEn,
    ]);
    expect((await channels({ queryText: ids.kuzu })).map(({ id }) => id)).toEqual([ids.kuzu]);
    expect(await channels({ queryText: '' })).toEqual([]);
  });

  const suggest = async (q: string) =>
    (await api().get(`/api/v2/search/autocomplete?q=${encodeURIComponent(q)}`)).json<
      Suggestion[]
    >();

  it('a channel is suggested for its id and its handle, underscores and all', async () => {
    const id = 'UC_under_score_000000000';
    await api().store.source.writeChannels([
      { id, name: 'Underscore', type: 'vtuber', yt_handle: ['@under_score'] },
    ]);
    for (const q of [id, '@under_score', `https://www.youtube.com/channel/${id}`]) {
      // oxlint-disable-next-line no-await-in-loop -- one server, one question after the other
      expect((await suggest(q))[0]).toMatchObject({ type: 'channel', value: id });
    }
  });

  it('suggestions are channels, topics and orgs; what equals comes first', async () => {
    expect((await suggest('sora'))[0]).toEqual({
      type: 'channel',
      value: ids.sora,
      text: 'Sora (空ちゃんねる)',
    });
    expect((await suggest('#singing'))[0]).toEqual({
      type: 'topic',
      value: 'singing',
      text: 'singing',
    });
    expect(await suggest('mario kart')).toContainEqual({
      type: 'topic',
      value: 'Mario_Kart',
      text: 'Mario_Kart',
    });
    expect(await suggest('ホロライブ')).toContainEqual({
      type: 'org',
      value: 'Hololive',
      text: 'Hololive',
    });
    expect(await suggest('')).toEqual([]);
    expect(await suggest('%')).toEqual([]);
    expect(await suggest(`https://www.youtube.com/channel/${ids.miko}`)).toMatchObject([
      { value: ids.miko },
    ]);
  });

  it('any text at all is answered', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 30 }), async (text) => {
        const [one, two] = await Promise.all([
          api().send('POST', '/api/v2/search/videoSearch', {
            ...empty,
            ...words(text),
            whole_word: true,
          }),
          api().get(
            `/api/v2/search/autocomplete?q=${encodeURIComponent(text.replace(/\p{Surrogate}/gu, 'x'))}`,
          ),
        ]);
        expect([200, 400]).toContain(one.statusCode);
        expect([200, 400]).toContain(two.statusCode);
      }),
      { numRuns: 60 },
    );
  });

  it('a changed title is found by its new words, and no longer by its old ones', async () => {
    const record = found('s-change', 'Before the change');
    await api().store.source.writeVideos([record]);
    expect(await names(words('before the'))).toEqual(['s-change']);
    await api().store.source.writeVideos([{ ...record, title: 'Afterwards' }]);
    expect(await names(words('before the'))).toEqual([]);
    expect(await names(words('afterw'))).toEqual(['s-change']);
  });
});
