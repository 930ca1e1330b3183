/**
 * Every call as a guest, as the owner of the thing, as another user, as editor and as admin, by login, by API key and by
 * the link of a bot, and with everything that may be wrong about it. The table it makes is `docs/generated/calls.md`;
 * `vitest -u` writes it again.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { API_BASE, type CallName } from '@oshimado/contract';
import { calls, type Call } from '@oshimado/contract/schemas';
import { describe, expect, it } from 'vitest';
import { badRequests } from './bad-bodies';
import { callers, everybody, type Who } from './people';
import { scenarioOf, sendRequest } from './send-scenario';
import { ownServer } from './server';

const HERE = fileURLToPath(new URL('.', import.meta.url));
const TABLE = '../../docs/generated/calls.md';

const api = ownServer({ demoLogin: true });

const all = Object.entries(calls) as [CallName, Call][];

/** Whose rights a credential has at most. */
const HOLDERS = { userKey: 'user', editorKey: 'editor', adminKey: 'admin', link: 'guest' } as const;

const holderOf = (who: Who): Who => (who in HOLDERS ? HOLDERS[who as keyof typeof HOLDERS] : who);

function expectedStatus(name: CallName, call: Call, who: Who): number {
  const { auth } = call;
  const special = scenarioOf(name).status?.[who];
  if (special !== undefined) return special;
  const holder = holderOf(who);
  const isKey = holder !== who && holder !== 'guest';
  if (isKey && auth === 'session') return 403;
  if (holder !== who) return expectedStatus(name, call, holder);
  const needsLogin = auth === 'user' || auth === 'session';
  return who === 'guest' && needsLogin ? 401 : 200;
}

interface Row {
  readonly statuses: Partial<Record<Who, number>>;
  bad?: string;
}
const rows = new Map<CallName, Row>();

/** Tests beside this one that speak of the call, by its name or its path. */
const testTexts = readdirSync(HERE)
  // Those that go through all calls alike say nothing about one.
  .filter((file) => file.endsWith('.test.ts') && !/^(matrix|examples|cors)\./.test(file))
  .map((file) => ({ file, text: readFileSync(join(HERE, file), 'utf8') }));

function testsOf(name: CallName, { path }: Call): string[] {
  const parts = path.split(/\{\w+\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const address = new RegExp(parts.join('[^/\'"`?]+') + '(?=[/?\'"`\\s]|$)', 'm');
  return testTexts
    .filter(({ text }) => text.includes(`'${name}'`) || address.test(text))
    .map(({ file }) => file.replace('.test.ts', ''));
}

describe.each(all)('%s', (name, call) => {
  it.each(callers)('answers %s as the table of permissions says', async (who) => {
    const context = { api, people: await everybody(api) };
    const request = await scenarioOf(name).request(context);
    const { statusCode, body } = await sendRequest(context, name, request, who);
    const row = rows.get(name) ?? { statuses: {} };
    row.statuses[who] = statusCode;
    rows.set(name, row);
    expect({ statusCode, isSaid: statusCode < 400 || body.includes('"message"') }).toEqual({
      statusCode: expectedStatus(name, call, who),
      isSaid: true,
    });
  });

  it('the server gives no API key more than a login of its account, and a link only placeholders', () => {
    const { statuses = {} } = rows.get(name) ?? {};
    expect(Object.keys(statuses)).toHaveLength(callers.length);
    const isRefused = (who: Who) => (statuses[who] ?? 0) >= 400;
    const allowedMore = (Object.keys(HOLDERS) as (keyof typeof HOLDERS)[]).filter(
      (who) => !isRefused(who) && isRefused(HOLDERS[who]),
    );
    expect(allowedMore).toEqual(name === 'postPlaceholder' ? ['link'] : []);
  });

  it('the server refuses what is wrong in words, and never fails over it', async () => {
    const context = { api, people: await everybody(api) };
    const request = await scenarioOf(name).request(context);
    const bad = badRequests(name, request);
    const failed: string[] = [];
    let refused = 0;
    for (const { what, url, body } of bad) {
      const { headers } = context.people[scenarioOf(name).as ?? 'user'];
      const answer = await api.send(call.method, url, body, { ...request.headers, ...headers });
      if (answer.statusCode >= 500) {
        failed.push(`${what}: ${answer.statusCode}`);
      }
      if (answer.statusCode >= 400) {
        refused += 1;
        if (!answer.body.includes('"message"')) failed.push(`${what}: ${answer.body}`);
      }
    }
    expect(failed).toEqual([]);
    const takesNothing = !call.body && !call.query && !call.params;
    expect(refused > 0).toBe(!takesNothing);
    const row = rows.get(name) ?? { statuses: {} };
    row.bad = takesNothing ? 'takes nothing' : `${refused} of ${bad.length} refused`;
    rows.set(name, row);
  });
});

it('every call has a test of its own, and the table in the docs lists it', async () => {
  const lines = all.map(([name, call]) => {
    const { statuses = {}, bad } = rows.get(name) ?? {};
    const path = (call.base === 'api' ? API_BASE : '') + call.path;
    const tests = testsOf(name, call);
    expect({ name, tests: tests.length > 0 }).toEqual({ name, tests: true });
    const cells = callers.map((who) => statuses[who] ?? expectedStatus(name, call, who));
    return `| \`${call.method} ${path}\` | ${tests.join(', ')} | ${cells.join(' | ')} | ${bad ?? ''} |`;
  });
  const table = `# Calls and their tests

Generated by \`tests/conformance/matrix.test.ts\`. For each call: the test files that use it; the status for a guest, the owner of the
data, another user, an editor and an admin; the status for the API keys of user, editor and admin, and for the link of a chat
bot; and how many requests with invalid input were refused. The others were harmless, such as a number as text or an unknown key.

| Call | Contract tests | guest | user | other user | editor | admin | user’s key | editor’s key | admin’s key | bot’s link | Bad input |
| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |
${lines.join('\n')}
`;
  await expect(table).toMatchFileSnapshot(TABLE);
});
