/** What admins do with accounts, and the log of it. */
import type {
  AuditEntry,
  Person as Account,
  PlaceholderEntry,
  SecurityEntry,
  SourceState,
} from '@oshimado/contract';
import { expect, it } from 'vitest';
import { NOTED_SOURCES, type NotedSources } from '../../apps/api/src/sources/note-sources';
import { notedAt } from './admin-scenarios';
import { ids, videoId } from '../fixtures/world';
import { onEveryServer } from './every-server';
import { byKey, newPerson, type Person } from './people';

const DAY_MS = 86_400_000;

onEveryServer('Admins', (api) => {
  const people = async (who: Person, search: string) =>
    (await api().get(`/api/v2/admin/people${search}`, who.headers)).json<Account[]>();
  const change = (who: Person, id: string, body: unknown) =>
    api().send('POST', `/api/v2/admin/people/${id}`, body, who.headers);
  const remove = (who: Person, id: string) =>
    api().send('DELETE', `/api/v2/admin/people/${id}`, { confirm: 'delete' }, who.headers);
  const log = async (who: Person, search = '') =>
    (await api().get(`/api/v2/admin/log${search}`, who.headers)).json<SecurityEntry[]>();
  const statusOf = async ({ headers }: Person) =>
    (await api().get('/api/v2/user/check', headers)).statusCode;
  const roleOf = async ({ headers }: Person) =>
    (await api().get('/api/v2/user/check', headers)).json<{ role: string }>().role;

  it('find people by a part of the name, by id and by role, and page through them', async () => {
    const admin = await newPerson(api(), 'admin', 'finding-admin');
    const who = await newPerson(api(), 'user', 'needle_100%');
    await newPerson(api(), 'user', 'needle_1000');
    const named = await people(admin, `?q=${encodeURIComponent('EEDLE_100%')}`);
    expect(named).toMatchObject([
      { id: who.id, username: 'needle_100%', role: 'user', services: ['discord'], sessions: 1 },
    ]);
    expect((await people(admin, `?q=${who.id}`)).map(({ id }) => id)).toContain(who.id);
    expect((await people(admin, '?role=admin')).map(({ id }) => id)).toContain(admin.id);
    const [first, second] = await people(admin, '?limit=2');
    expect(await people(admin, `?limit=1&before=${first?.id}`)).toEqual([second]);
  });

  it('give a role that holds at once, also for the key, and the log says who gave it', async () => {
    const admin = await newPerson(api(), 'admin', 'giving-admin');
    const who = await newPerson(api(), 'user', 'rising-user');
    const key = await byKey(api(), who);
    expect([await roleOf(who), await roleOf(key)]).toEqual(['user', 'user']);
    const changed = await change(admin, who.id, { do: 'setRole', role: 'editor' });
    expect(changed.json()).toMatchObject({ id: who.id, role: 'editor' });
    expect([await roleOf(who), await roleOf(key)]).toEqual(['editor', 'editor']);
    const [entry] = await log(admin, '?event=role.set&limit=1');
    expect(entry).toMatchObject({
      actor: 'giving-admin',
      subject: 'rising-user',
      details: { role: 'editor' },
    });
  });

  it('end the sessions of others and delete them, but never their own account', async () => {
    const admin = await newPerson(api(), 'admin');
    const who = await newPerson(api(), 'user');
    expect((await change(admin, who.id, { do: 'endSessions' })).json()).toMatchObject({
      sessions: 0,
    });
    expect(await statusOf(who)).toBe(401);
    expect((await remove(admin, who.id)).json()).toEqual({});
    expect(await people(admin, `?q=${who.id}`)).not.toContainEqual(
      expect.objectContaining({ id: who.id }),
    );
    expect((await remove(admin, who.id)).statusCode).toBe(404);
    for (const own of [
      await change(admin, admin.id, { do: 'setRole', role: 'user' }),
      await remove(admin, admin.id),
    ]) {
      expect(own.statusCode).toBe(409);
    }
    expect(
      (await log(admin, '?limit=2')).map(({ event, subject_id }) => [event, subject_id]),
    ).toEqual([
      ['account.delete', null],
      ['sessions.end', null],
    ]);
  });

  it('of two admins who demote each other at once, one stays', async () => {
    const [one, two] = [await newPerson(api(), 'admin'), await newPerson(api(), 'admin')];
    const answers = await Promise.all([
      change(one, two.id, { do: 'setRole', role: 'user' }),
      change(two, one.id, { do: 'setRole', role: 'user' }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
      200, 403,
    ]);
  });

  it('need a login of the last day for changes, and none for reading', async () => {
    const admin = await newPerson(api(), 'admin');
    const who = await newPerson(api(), 'user');
    api().pass(DAY_MS + 1_000);
    const late = await change(admin, who.id, { do: 'endSessions' });
    expect(late.json()).toMatchObject({ error: 'stale_login' });
    expect((await people(admin, '?limit=1')).length).toBe(1);
  });

  it('see refusals in the log, once an hour for each account and call', async () => {
    const admin = await newPerson(api(), 'admin');
    const editor = await newPerson(api(), 'editor', 'curious-editor');
    const refused = async () =>
      (await log(admin, '?event=refused')).filter(({ actor }) => actor === 'curious-editor');
    for (const path of ['people', 'people', 'log']) {
      // oxlint-disable-next-line no-await-in-loop -- the second one must find the first
      expect((await api().get(`/api/v2/admin/${path}`, editor.headers)).statusCode).toBe(403);
    }
    expect((await refused()).map(({ details }) => details['call'])).toEqual([
      'getSecurityLog',
      'getPeople',
    ]);
    api().pass(3_601_000);
    await api().get('/api/v2/admin/people', editor.headers);
    expect((await refused()).length).toBe(3);
  });

  it('find no entry older than 180 days', async () => {
    const admin = await newPerson(api(), 'admin', 'patient-admin');
    await api().get('/api/v2/user/export', admin.headers);
    api().pass(181 * DAY_MS);
    const later = await newPerson(api(), 'admin');
    await api().get('/api/v2/user/export', later.headers);
    expect((await log(later)).map(({ event }) => event)).toEqual(['export']);
  });

  it('see how each source stands, as the process that feeds from it last said', async () => {
    const admin = await newPerson(api(), 'admin');
    const sources = async () =>
      (await api().get('/api/v2/admin/sources', admin.headers)).json<SourceState[]>();
    const note = (noted: NotedSources) => api().store.source.saveProgress(NOTED_SOURCES, noted);
    const states = async () => (await sources()).map(({ state }) => state);
    expect(await sources()).toEqual([]);

    const noted = notedAt(api().now());
    await note(noted);
    const [youtube, twitch] = await sources();
    expect(youtube).toMatchObject({
      state: 'well',
      units: { used: 1_250, limit: 10_000 },
      leases: { held: 11, missing: 1 },
      last_error: null,
    });
    expect(twitch).toMatchObject({
      state: 'failing',
      trouble: 'Twitch answers HTTP 503',
      last_error: { text: 'Twitch answers HTTP 503' },
      units: null,
      leases: null,
    });

    const [first] = noted.sources;
    const { status } = first ?? {};
    const units = status?.units;
    if (!status || !units) throw new Error('the first source counts units');
    const as = (change: Partial<typeof status>): NotedSources => ({
      at: noted.at,
      sources: [{ name: 'youtube', status: { ...status, ...change } }],
    });
    await note(as({ units: { ...units, stretch: 2 } }));
    expect(await states()).toEqual(['slowed']);
    await note(as({ units: { ...units, isSpent: true }, trouble: 'used up', checkedAt: 0 }));
    expect(await states()).toEqual(['slowed']);
    await note(as({ trouble: 'a round failed' }));
    expect(await states()).toEqual(['slowed']);
    await note(as({ checkedAt: undefined }));
    expect(await states()).toEqual(['starting']);
    await note({ at: noted.at, sources: [{ name: 'demo' }] });
    expect(await states()).toEqual(['starting']);
    api().pass(61_000);
    expect(await states()).toEqual(['silent']);
  });

  it('see placeholders with who made them, the next first, and those that are over', async () => {
    const maker = await newPerson(api(), 'editor', 'placeholder-maker');
    const list = async (search: string) =>
      (await api().get(`/api/v2/admin/placeholders${search}`, maker.headers)).json<
        PlaceholderEntry[]
      >();
    const enter = async (hours: number) => {
      const body = {
        channel_id: ids.sora,
        title: {
          name: 'Concert',
          link: 'https://example.org/concert',
          placeholderType: 'event',
          certainty: 'certain',
          credits: {},
        },
        liveTime: new Date(api().now() + hours * 3_600_000).toISOString(),
        duration: 3_600,
      };
      const answer = await api().send('POST', '/api/v2/videos/placeholder', body, maker.headers);
      return answer.json<{ id: string }[]>()[0]?.id;
    };
    const [later, sooner] = [await enter(900), await enter(800)];
    const mine = (await list('?limit=100')).filter(({ creator_id }) => creator_id === maker.id);
    expect(mine.map(({ id }) => id)).toEqual([sooner, later]);
    expect(mine[0]).toMatchObject({ made_by: 'user', creator: 'placeholder-maker' });
    const rest = await list(`?limit=100&before=${sooner}`);
    expect(rest.map(({ id }) => id)).toContain(later);
    expect(rest.map(({ id }) => id)).not.toContain(sooner);
    expect((await list('?when=past')).map(({ id }) => id)).not.toContain(sooner);
    // Somebody deletes the last one of a page before the next page is asked for.
    const between = await enter(850);
    await api().send('DELETE', `/api/v2/videos/placeholder/${between}`, {}, maker.headers);
    expect((await list('?limit=100')).map(({ id }) => id)).not.toContain(between);
    expect((await list(`?limit=1&before=${between}`)).map(({ id }) => id)).toEqual([later]);
    api().pass(802 * 3_600_000);
    const again = await newPerson(api(), 'editor');
    const past = await api().get('/api/v2/admin/placeholders?when=past', again.headers);
    expect(past.json<PlaceholderEntry[]>()[0]).toMatchObject({ id: sooner });
  });

  it('see in the log of edits that a source withdrew a plan, and the list continues behind what a source deleted', async () => {
    const editor = await newPerson(api(), 'editor');
    const { source } = api().store;
    const plan = (name: string, hours: number) => {
      const start = new Date(api().now() + hours * 3_600_000);
      return {
        id: videoId(name),
        channel_id: ids.sora,
        title: name,
        type: 'placeholder',
        status: 'upcoming',
        available_at: start,
        start_scheduled: start,
        duration: 3_600,
        placeholderType: 'external-stream',
      } as const;
    };
    const ask = async <T>(path: string) => (await api().get(path, editor.headers)).json<T[]>();
    const behind = async (when: string, name: string) => {
      const path = `/api/v2/admin/placeholders?when=${when}&limit=1&before=${videoId(name)}`;
      return (await ask<PlaceholderEntry>(path)).map(({ id }) => id);
    };
    await source.writeVideos([
      plan('plan-1', 10),
      plan('plan-2', 11),
      plan('over-1', -10),
      plan('over-2', -11),
    ]);
    await source.removeVideos([videoId('plan-1'), videoId('over-1')]);
    const logged = await ask<AuditEntry>('/api/v2/audit?action=placeholder.remove');
    const ofPlans = logged.filter(({ target_id }) => /^(plan|over)-/.test(target_id));
    expect(ofPlans).toMatchObject([
      { target_id: videoId('plan-1'), user_id: null, before: { title: 'plan-1' }, after: null },
    ]);
    expect(await behind('upcoming', 'plan-1')).toEqual([videoId('plan-2')]);
    expect(await behind('past', 'over-1')).toEqual([videoId('over-2')]);
    await source.removeVideos([videoId('plan-2'), videoId('over-2')]);
  });
});
