/** How tables come to be, and that nothing in them stands in the way of other engines. */
import { Migrator } from 'kysely';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { openStore } from '../postgres/patient-store';
import { connect } from '../../apps/api/src/store/connection';
import { migrationProvider } from '../../apps/api/src/store/migrations/provider';
import { createDatabase, testServers, type TestDatabase } from '../postgres/databases';

describe.each(testServers())('Migrations, PostgreSQL $version', (server) => {
  /** One with all tables, to copy: what is asked of them takes less time than all migrations. */
  let migrated: TestDatabase;
  beforeAll(async () => {
    migrated = await createDatabase(server);
    const store = openStore({ connectionString: migrated.connectionString, poolSize: 2 });
    await store.migrate();
    await store.close();
  });
  afterAll(() => migrated.drop());

  const fresh = async (template?: TestDatabase) => {
    const database = await createDatabase(server, template);
    const { connectionString } = database;
    onTestFinished(() => database.drop());
    const stores = Array.from({ length: 4 }, () => openStore({ connectionString, poolSize: 2 }));
    onTestFinished(async () => {
      await Promise.all(stores.map((store) => store.close()));
    });
    const ask = async (text: string) => {
      const client = new Client({ connectionString });
      await client.connect();
      try {
        return (await client.query<Record<string, string>>(text)).rows;
      } finally {
        await client.end();
      }
    };
    /** Brings the tables to what an older program left behind. */
    const migrateTo = async (name: string) => {
      const options = {
        connectionString,
        poolSize: 1,
        statementTimeoutMs: 0,
        answerLimitMs: 60_000,
        connectLimitMs: 60_000,
      };
      const { db, close } = connect({ ...options, onError: () => undefined });
      const { error } = await new Migrator({ db, provider: migrationProvider }).migrateTo(name);
      await close();
      expect(error).toBeUndefined();
    };
    return { stores, ask, migrateTo };
  };

  it('several processes that start together migrate once', async () => {
    const { stores, ask } = await fresh();
    await Promise.all(stores.map((store) => store.migrate()));
    const [done] = await ask('select count(*)::int as steps from kysely_migration');
    expect(Number(done?.steps)).toBeGreaterThan(0);
    await Promise.all(stores.map((store) => store.ping()));
  });

  it('a store is not ready before its migrations are done', async () => {
    const { stores } = await fresh();
    await expect(stores[0]?.ping()).rejects.toThrow('kysely_migration');
    await stores[0]?.migrate();
    await expect(stores[0]?.ping()).resolves.toBeUndefined();
  });

  it('tables with additions of a newer version are used as they are', async () => {
    const { stores, ask } = await fresh(migrated);
    const [before, store] = stores;
    expect(await before?.migrate()).toEqual([]);
    await ask('alter table channels add column of_tomorrow text');
    await ask(`insert into kysely_migration values ('29991231-of-tomorrow', '2999-12-31')`);
    expect(await store?.migrate()).toEqual(['29991231-of-tomorrow']);
    await store?.source.writeChannels([{ id: 'UCa', name: 'a', type: 'vtuber' }]);
    expect(await store?.reads.findChannel('UCa')).toMatchObject({ name: 'a' });
    await expect(store?.ping()).resolves.toBeUndefined();
  });

  it('tables that a newer version has changed are left alone', async () => {
    const { stores, ask } = await fresh(migrated);
    const [store] = stores;
    await ask(`insert into kysely_migration values ('29991231-breaking-songs', '2999-12-31')`);
    await expect(store?.migrate()).rejects.toThrow('29991231-breaking-songs');
  });

  it('tables of a newer version that lack what this one did are left alone', async () => {
    const { stores, ask, migrateTo } = await fresh();
    await migrateTo('20261121-4-search');
    await ask(`insert into kysely_migration values ('29991231-of-tomorrow', '2999-12-31')`);
    await expect(stores[0]?.migrate()).rejects.toThrow('29991231-of-tomorrow');
    expect(await ask('select count(*)::int as steps from kysely_migration')).toEqual([
      { steps: 6 },
    ]);
  });

  it('sessions of before keep the token that was replaced, and when', async () => {
    const { stores, ask, migrateTo } = await fresh();
    await migrateTo('20261121-4-search');
    await ask(`insert into users (username, created_at) values ('a', now())`);
    const session = (name: string, previous: string) =>
      ask(`insert into sessions
        (id, user_id, token_id, previous_token_id, created_at, renewed_at, expires_at)
        values (gen_random_uuid(), 1, '${name}', ${previous}, now(),
          '2026-11-20T10:00:00.250Z', now())`);
    await session('new', 'null');
    await session('renewed', `'before'`);
    await stores[0]?.migrate();
    expect(await ask('select token_id, replaced_tokens from sessions order by token_id')).toEqual([
      { token_id: 'new', replaced_tokens: {} },
      {
        token_id: 'renewed',
        replaced_tokens: { before: Date.parse('2026-11-20T10:00:00.250Z') },
      },
    ]);
    expect(await ask('select calendar_key_number from users')).toEqual([
      { calendar_key_number: 1 },
    ]);
  });

  it('videos and comments of an older version are searchable after the start', async () => {
    const { stores, ask, migrateTo } = await fresh();
    await migrateTo('20261121-4-search');
    await ask(`insert into channels (id, name, type) values ('UCa', 'a', 'vtuber')`);
    await ask(`insert into channel_texts values ('UCa', 'a', '{a}')`);
    await ask(`insert into videos (id, channel_id, title, type, status, available_at, description)
      select 'v' || lpad(n::text, 10, '0'), 'UCa', '歌枠', 'stream', 'past', now(),
        repeat('長い', 3000)
      from generate_series(1, 1200) n`);
    await ask(
      `insert into video_texts select id, '歌枠', repeat('長い', 2000), '{歌,枠}' from videos`,
    );
    await ask(`insert into comments values ('v0000000007', 'Ug', '0:10 はじまり')`);
    const [store] = stores;
    await store?.migrate();
    const seeks = (word: string) =>
      ask(`select t.video_id from video_texts t where position('${word}' in t.title) > 0
        and length(t.body) = 400 and cardinality(t.grams) > 3`);
    await expect.poll(async () => (await seeks('歌枠')).length).toBe(1_200);
    await expect
      .poll(() => ask('select body from comment_texts'))
      .toEqual([{ body: '0:10 はじまり' }]);
    expect(await ask('select body from channel_texts')).toEqual([{ body: 'a uca' }]);
  });

  it('texts that older rules have folded are found meanwhile, and folded again', async () => {
    const { stores, ask, migrateTo } = await fresh();
    await migrateTo('20261126-1-calendar-events');
    await ask(`insert into channels (id, name, type) values ('UCa', '髙橋', 'vtuber')`);
    await ask(`insert into channel_texts values ('UCa', '髙橋 uca', '{}')`);
    await ask(`insert into videos (id, channel_id, title, type, status, available_at)
      values ('video000001', 'UCa', 'Pokémon’s ヴ – ラ―メン', 'stream', 'past', now())`);
    await ask(`insert into video_channels (video_id, channel_id, role, leads_org, has_guests, type, status, available_at, duration)
      values ('video000001', 'UCa', 'uploader', false, false, 'stream', 'past', now(), 0)`);
    await ask(
      `insert into video_texts values ('video000001', 'pokémon''s ゔ – ら―めん', '', '{}')`,
    );
    await ask(`insert into progress values ('search/texts/2', 'true')`);
    await ask(`insert into songs (video_id, id, name, original_artist, start_s, end_s)
      values ('video000001', 'old', 'ガウル・グラ', 'Ádo', 1, 2)`);
    await stores[0]?.migrate();
    expect(await ask('select body from channel_texts')).toEqual([{ body: '高橋 uca' }]);
    await expect
      .poll(() => ask('select title, fold from video_texts'))
      .toEqual([{ title: 'pokémons ぶーらーめん \n pokemons ぶーらーめん', fold: 5 }]);
    await expect
      .poll(() => ask('select folded, fold from songs'))
      .toEqual([{ folded: 'がうるぐら ádo \n がうるぐら ado', fold: 5 }]);
  });

  it('lines of before are counted for this site, and the rest for the source', async () => {
    const { stores, ask, migrateTo } = await fresh();
    await migrateTo('20261124-1-watch-history');
    await ask(`insert into channels (id, name, type) values ('UC1', 'One', 'vtuber')`);
    await ask(`insert into videos (id, channel_id, title, type, status, available_at, live_tl_count)
      values ('video000001', 'UC1', 'Both', 'stream', 'past', now(), '{"en": 5, "ja": 1}')`);
    await ask(`insert into chats (room, lang, name, message, timestamp_ms, source, created_at)
      select 'video000001', lang, 'T', 'x', 1, 'user', now() from unnest(array['en', 'en', 'ja']) lang`);
    await stores[0]?.migrate();
    expect(await ask('select live_tl_count, own_tl_count from videos')).toEqual([
      { live_tl_count: { en: 3 }, own_tl_count: { en: 2, ja: 1 } },
    ]);
    expect(await stores[0]?.reads.findVideo('video000001')).toMatchObject({
      live_tl_count: { en: 5, ja: 1 },
    });
    expect(await ask('select view_count from channels')).toEqual([{ view_count: null }]);
  });

  it('names of before lose what turns a text, and those in which nothing is drawn are replaced', async () => {
    const { stores, ask, migrateTo } = await fresh();
    await migrateTo('20261130-c-channel-list');
    await ask(`insert into users (username, created_at)
      select * from unnest(array['a\u202Eb', '\u200B\u3164', '❤\uFE0F', '\u2066 x\u2069']) name, now()`);
    await ask(`insert into playlists (user_id, name, updated_at)
      select 1, * from unnest(array['歌\u202E枠', '\u2060', '\u202E\u2800']) name, now()`);
    await stores[0]?.migrate();
    expect(await ask('select username from users order by id')).toEqual(
      ['ab', 'Viewer', '❤\uFE0F', 'x'].map((username) => ({ username })),
    );
    expect(await ask('select name from playlists order by id')).toEqual(
      ['歌枠', 'Unnamed Playlist', 'Unnamed Playlist'].map((name) => ({ name })),
    );
  });

  it('songs of before keep their ids', async () => {
    const { stores, ask, migrateTo } = await fresh();
    await migrateTo('20261121-4-search');
    await ask(`insert into channels (id, name, type) values ('UC1', 'One', 'vtuber')`);
    await ask(`insert into videos (id, channel_id, title, type, status, available_at)
      values ('video000001', 'UC1', 'Songs', 'stream', 'past', now())`);
    await ask(`insert into songs (video_id, id, name, original_artist, start_s, end_s)
      values ('video000001', '0b5a3a2e-7d5c-4c1e-9f3a-000000000001', 'Song', '', 1, 2)`);
    const [store] = stores;
    await store?.migrate();
    const id = '0b5a3a2e-7d5c-4c1e-9f3a-000000000001';
    expect(await store?.reads.findSungSong(id)).toMatchObject({ id, name: 'Song' });
    await expect(store?.reads.findSungSong('no uuid')).resolves.toBeUndefined();
  });

  it('every column that names an account has an index, so that accounts can be deleted', async () => {
    const { ask } = await fresh(migrated);
    const columns = await ask(`
      select c.relname || '.' || a.attname as column
      from pg_attribute a join pg_class c on c.oid = a.attrelid
      where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
        and a.attname in ('user_id', 'creator_id', 'approver_id', 'topic_approver_id')
        and not exists (
          select from pg_index i where i.indrelid = c.oid and i.indkey[0] = a.attnum)`);
    expect(columns).toEqual([]);
  });

  it('tables keep to what other engines share', async () => {
    const { ask } = await fresh(migrated);
    const ours = `relnamespace = 'public'::regnamespace and relname not like 'kysely%'`;
    expect(
      await ask(`select attname from pg_attribute join pg_class on oid = attrelid
        where attgenerated <> '' and ${ours}`),
    ).toEqual([]);
    expect(
      await ask(`select conname from pg_constraint
        where connamespace = 'public'::regnamespace and (contype in ('x', 't') or condeferrable)`),
    ).toEqual([]);
    expect(await ask('select tgname from pg_trigger where not tgisinternal')).toEqual([]);
    expect(
      await ask(`select indexrelid::regclass::text as index from pg_index
        join pg_class on pg_class.oid = indexrelid join pg_am on pg_am.oid = relam
        where amname = 'gin' and indnatts > 1 and relnamespace = 'public'::regnamespace`),
    ).toEqual([]);
    expect(
      await ask(`select relname from pg_class where relkind = 'r' and ${ours} and not exists (
        select from pg_index where indrelid = pg_class.oid and indisprimary)`),
    ).toEqual([]);
  });

  it('text that answers are sorted by compares byte by byte, whatever the system’s locale', async () => {
    const { ask } = await fresh(migrated);
    expect(
      await ask(`select relname || '.' || attname as column from pg_attribute
        join pg_class on pg_class.oid = attrelid
        left join pg_collation on pg_collation.oid = attcollation
        where atttypid = 'text'::regtype and relkind = 'r' and collname is distinct from 'C'
          and relnamespace = 'public'::regnamespace and relname not like 'kysely%'`),
    ).toEqual([]);
  });
});
