/**
 * Every call as a guest, as who owns the thing, as another user, as editor and as admin, and with everything that may be
 * wrong about it. The table it makes is `docs/generated/calls.md`; `vitest -u` writes it anew.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { API_BASE, type CallName } from '@oshimado/contract';
import { calls, type Call } from '@oshimado/contract/schemas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { badRequests } from './bad-bodies';
import { everybody, roles, type Who } from './people';
import { scenarioOf, sendRequest } from './send-scenario';
import { startServer, type ConformanceServer } from './server';

const HERE = fileURLToPath(new URL('.', import.meta.url));
const TABLE = '../../docs/generated/calls.md';

let api: ConformanceServer;
beforeAll(async () => {
  api = await startServer(undefined, { demoLogin: true });
});
afterAll(() => api.stop());

const all = Object.entries(calls) as [CallName, Call][];

function expectedStatus(name: CallName, { auth }: Call, who: Who): number {
  const special = scenarioOf(name).status?.[who];
  if (special !== undefined) return special;
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
  it.each(roles)('answers %s as the table of permissions says', async (who) => {
    const stage = { api, people: await everybody(api) };
    const request = await scenarioOf(name).request(stage);
    const { statusCode, body } = await sendRequest(stage, name, request, who);
    const row = rows.get(name) ?? { statuses: {} };
    row.statuses[who] = statusCode;
    rows.set(name, row);
    expect({ statusCode, isSaid: statusCode < 400 || body.includes('"message"') }).toEqual({
      statusCode: expectedStatus(name, call, who),
      isSaid: true,
    });
  });

  it('refuses what is wrong in words, and never fails over it', async () => {
    const stage = { api, people: await everybody(api) };
    const request = await scenarioOf(name).request(stage);
    const bad = badRequests(name, request);
    const failed: string[] = [];
    let refused = 0;
    for (const { what, url, body } of bad) {
      const { headers } = stage.people[scenarioOf(name).as ?? 'user'];
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

it('every call is told of by a test of its own, and the table in the docs says so', async () => {
  const lines = all.map(([name, call]) => {
    const { statuses = {}, bad } = rows.get(name) ?? {};
    const path = (call.base === 'api' ? API_BASE : '') + call.path;
    const tests = testsOf(name, call);
    expect({ name, tests: tests.length > 0 }).toEqual({ name, tests: true });
    const cells = roles.map((who) => statuses[who] ?? expectedStatus(name, call, who));
    return `| \`${call.method} ${path}\` | ${tests.join(', ')} | ${cells.join(' | ')} | ${bad ?? ''} |`;
  });
  const table = `# Calls, and what tests hold them

Made by \`tests/conformance/matrix.test.ts\`. One line for every call: the tests that speak of it, the status it answers a
guest, the user whose thing it is about, another user, an editor and an admin with, and how many of the requests with
something wrong in them were refused. The others were harmless: a number as text, a key too many.

| Call | Contract tests | guest | user | other user | editor | admin | Bad input |
| --- | --- | --- | --- | --- | --- | --- | --- |
${lines.join('\n')}
`;
  await expect(table).toMatchFileSnapshot(TABLE);
});
