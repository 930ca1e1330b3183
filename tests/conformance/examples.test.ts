/**
 * One example for every call, sent and answered for real. The description of the API shows them; what was random in an
 * answer is shown as one fixed value of its kind. `vitest -u` writes them again.
 */
import type { CallName } from '@oshimado/contract';
import { calls, type Call } from '@oshimado/contract/schemas';
import { expect, it } from 'vitest';
import { videos } from '../fixtures/world';
import { everybody } from './people';
import type { Request } from './scenario';
import { scenarioOf, sendRequest } from './send-scenario';
import { ownServer } from './server';

const EXAMPLES = '../../apps/api/src/plugins/docs/examples.json';
const UUID = /[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/g;

const api = ownServer({ demoLogin: true });

const known = new Set(videos.map(({ id }) => id));

/** Random parts as one value of their kind, so that the same example is the same text. */
const settle = (text: string): string =>
  text
    .replace(/eyJ[\w-]+\.[\w-]+\.[\w-]+/g, 'eyJhbGciOiJIUzI1NiJ9.…')
    .replace(/oshi_[\w-]{51}/g, 'oshi_…')
    .replace(/"start":"oshi_[\w-]{6}"/g, '"start":"oshi_abcdef"')
    .replace(/oshical_\d+_[\w-]{43}/g, 'oshical_…')
    .replace(/"png":"[\w+/=]+"/g, '"png":"iVBORw0KGgo…"')
    .replace(UUID, '0b5a3a2e-7d5c-4c1e-9f3a-000000000001')
    // Ids of playlists.
    .replace(/("(?:id|playlistId|answer)":"?)\d{13,15}/g, '$1275740078435770')
    // Ids of the small world end in two zeros or were written out; others were just made.
    .replace(/"id":"([\w-]{11})"/g, (match, id: string) =>
      known.has(id) ? match : '"id":"placeholder"',
    );

const settleName = (text: string): string =>
  text.replace(/("username":")(Viewer|Translator|Editor|Admin)[^"]*"/gi, '$1$2"');

/** Two rows show what a list is. The same account logs in again for every example; one device is enough. */
const shortLists = (_: string, value: unknown): unknown =>
  Array.isArray(value)
    ? value.filter((part) => (part as { current?: boolean } | null)?.current !== false).slice(0, 2)
    : value;

type Shown = Request & { readonly as: string; readonly answer: unknown };

async function show(name: CallName): Promise<Shown> {
  const scenario = scenarioOf(name);
  const call: Call = calls[name];
  const who = scenario.as ?? (call.auth === 'user' || call.auth === 'session' ? 'user' : 'guest');
  const context = { api, people: await everybody(api) };
  const request = await scenario.request(context);
  const { statusCode, body } = await sendRequest(context, name, request, who);
  const expected = scenario.status?.[who] ?? 200;
  expect({ name, statusCode }).toEqual({ name, statusCode: expected });
  if (statusCode === 200) call.response.parse(JSON.parse(body));
  const answer: unknown = JSON.parse(body, shortLists);
  const settled = settleName(settle(JSON.stringify({ ...request, as: who, answer })));
  return JSON.parse(settled) as Shown;
}

it('every call has an example, and it works', async () => {
  const examples: Record<string, Shown> = {};
  for (const name of Object.keys(calls) as CallName[]) examples[name] = await show(name);
  await expect(`${JSON.stringify(examples, undefined, 2)}\n`).toMatchFileSnapshot(EXAMPLES);
});

it('an example is found in the description, with what is sent and what comes back', async () => {
  const { paths } = (await api.get('/api/docs/json')).json<{
    paths: Record<string, Record<string, Described>>;
  }>();
  const described = Object.values(paths)
    .flatMap((methods) => Object.values(methods))
    .filter(({ operationId }) => operationId in calls);
  expect(described).toHaveLength(Object.keys(calls).length);
  for (const { operationId, requestBody, responses } of described) {
    const call: Call = calls[operationId as CallName];
    const answers = Object.values(responses).flatMap(({ content }) => Object.values(content ?? {}));
    expect({ operationId, shown: answers.some(({ example }) => example !== undefined) }).toEqual({
      operationId,
      shown: true,
    });
    const sent = Object.values(requestBody?.content ?? {});
    const isSentShown = sent.length > 0 && sent.every(({ example }) => example !== undefined);
    expect({ operationId, isSentShown }).toEqual({ operationId, isSentShown: Boolean(call.body) });
  }
});

interface Content {
  readonly example?: unknown;
}
interface Described {
  readonly operationId: string;
  readonly requestBody?: { readonly content: Readonly<Record<string, Content>> };
  readonly responses: Readonly<
    Record<string, { readonly content?: Readonly<Record<string, Content>> }>
  >;
}
