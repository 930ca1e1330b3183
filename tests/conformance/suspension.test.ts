/** What a suspended account can still do, and how that ends. */
import {
  API_BASE,
  type CallName,
  type Person as Account,
  type SecurityEntry,
} from '@oshimado/contract';
import { calls, type Call } from '@oshimado/contract/schemas';
import { expect, it } from 'vitest';
import { videoId } from '../fixtures/world';
import { onEveryServer } from './every-server';
import { byKey, newPerson, type Person } from './people';

const DAY_MS = 86_400_000;
const REASON = 'Advertising in translations';

/** Calls that change nothing, or that an account needs to object and to leave. */
const ALLOWED = ['postVideoSearch', 'postCommentSearch', 'postContactReport', 'postLogout'];

onEveryServer('A suspended account', (api) => {
  const change = (who: Person, id: string, body: unknown) =>
    api().send('POST', `/api/v2/admin/people/${id}`, body, who.headers);
  const suspend = (who: Person, id: string, until?: string) =>
    change(who, id, { do: 'suspend', reason: REASON, until });
  const codeOf = async (who: Person, method: Call['method'], path: string) => {
    const { body } = await api().send(method, path, method === 'GET' ? undefined : {}, who.headers);
    return body.includes('"suspended"') ? 'suspended' : 'other';
  };
  const say = (who: Person) =>
    api().send(
      'POST',
      `/api/v2/videos/${videoId('live-sora')}/chats?lang=en`,
      { name: 'a', message: 'b' },
      who.headers,
    );
  const log = async (who: Person) =>
    (await api().get('/api/v2/admin/log?limit=2', who.headers)).json<SecurityEntry[]>();
  const inDays = (days: number) => new Date(api().now() + days * DAY_MS).toISOString();

  it('is refused every change by login and by key, and reads everything else', async () => {
    const admin = await newPerson(api(), 'admin');
    const who = await newPerson(api(), 'editor');
    const key = await byKey(api(), who);
    expect((await suspend(admin, who.id)).json()).toMatchObject({
      suspension: { reason: REASON, until: null },
    });
    const wrong: string[] = [];
    for (const [name, call] of Object.entries(calls) as [CallName, Call][]) {
      const isChange =
        (call.method !== 'GET' && !ALLOWED.includes(name)) || name === 'getCreateKey';
      // Without credentials a call cannot know who makes it; logging out would end the test.
      if (call.auth === 'none' || name === 'postLogout') continue;
      const path = API_BASE + call.path.replace(/\{\w+\}/g, '1');
      const credentials = call.auth === 'session' ? [who] : [who, key];
      for (const credential of credentials) {
        // oxlint-disable-next-line no-await-in-loop -- two thousand at once would wait for each other
        const code = await codeOf(credential, call.method, path);
        if (code !== (isChange ? 'suspended' : 'other')) wrong.push(`${name}: ${code}`);
      }
    }
    expect(wrong).toEqual([]);
    expect((await api().send('POST', '/api/v2/user/logout', {}, who.headers)).statusCode).toBe(200);
  });

  it('a suspended account reads why and until when, and its lines reach no other client', async () => {
    const admin = await newPerson(api(), 'admin');
    const who = await newPerson(api());
    const until = inDays(3);
    await suspend(admin, who.id, until);
    const said = await say(who);
    expect([said.statusCode, said.json()]).toEqual([
      403,
      {
        error: 'suspended',
        message: `Your account is suspended until ${until.slice(0, 16).replace('T', ' ')} UTC: you can read, but change nothing. Reason: ${REASON}`,
      },
    ]);
    const room = `/api/v2/videos/${videoId('live-sora')}/chats?lang=en`;
    expect((await api().get(room)).body).not.toContain('"b"');
    const own = await api().get('/api/v2/user/check', who.headers);
    expect(own.json()).toMatchObject({ suspension: { reason: REASON, until } });
    const asking = [{ name: 'Message', value: 'I did not.' }];
    const objection = await api().send('POST', '/api/v2/reports/contact', asking, who.headers);
    expect(objection.statusCode).toBe(200);
  });

  it('may write again after the end, or once an admin ends it, and the log has both', async () => {
    const admin = await newPerson(api(), 'admin', 'judging-admin');
    const who = await newPerson(api(), 'user', 'judged-user');
    const rename = async () =>
      (await api().send('POST', '/api/v2/user', { name: 'judged-user' }, who.headers)).statusCode;
    await suspend(admin, who.id, inDays(1));
    expect(await rename()).toBe(403);
    const [entry] = await log(admin);
    expect(entry).toMatchObject({
      event: 'account.suspend',
      actor: 'judging-admin',
      subject: 'judged-user',
      details: { reason: REASON, until: inDays(1) },
    });
    api().pass(DAY_MS - 1);
    expect(await rename()).toBe(403);
    api().pass(1);
    expect(await rename()).toBe(200);
    const later = await newPerson(api(), 'admin');
    const found = await api().get(`/api/v2/admin/people?q=${who.id}`, later.headers);
    expect(found.json<Account[]>().find(({ id }) => id === who.id)).toMatchObject({
      suspension: null,
    });
    await suspend(later, who.id);
    expect(await rename()).toBe(403);
    expect((await change(later, who.id, { do: 'restore' })).json()).toMatchObject({
      suspension: null,
    });
    expect(await rename()).toBe(200);
    expect((await log(later)).map(({ event }) => event)).toEqual([
      'account.restore',
      'account.suspend',
    ]);
  });

  it('is never the own one, ends in the future, and of two admins who suspend each other one stays', async () => {
    const [one, two] = [await newPerson(api(), 'admin'), await newPerson(api(), 'admin')];
    expect((await suspend(one, one.id)).statusCode).toBe(409);
    expect((await suspend(one, two.id, inDays(-1))).json()).toMatchObject({ parameter: 'until' });
    expect((await suspend(one, two.id, 'tomorrow')).statusCode).toBe(400);
    expect((await change(one, two.id, { do: 'suspend', reason: ' ' })).statusCode).toBe(400);
    const answers = await Promise.all([suspend(one, two.id), suspend(two, one.id)]);
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 403]);
  });
});
