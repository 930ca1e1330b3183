/** What the published description promises to programs that are made from it. All answers of the tests beside this one are compared with it. */
import { beforeAll, describe, expect, it } from 'vitest';
import { describedBy, type AnswersDescribed, type Description, type Operation } from './described';
import { ownServer } from './server';

const api = ownServer();
let description: Description;
let described: AnswersDescribed;

beforeAll(async () => {
  description = (await api.get('/api/docs/json')).json<Description>();
  described = describedBy(description);
});

const operationOf = (path: string): Operation => {
  const operation = description.paths[path]?.get;
  if (!operation) throw new Error(`nothing is described at ${path}`);
  return operation;
};
const parameter = (path: string, wanted: string) =>
  operationOf(path).parameters?.find(({ name }) => name === wanted);

describe('the API’s description', () => {
  it('the description has examples that its own schemas accept', () => {
    expect(described.wrongExamples()).toEqual([]);
  });

  it('the description has numbers with their limits and defaults', () => {
    expect(parameter('/api/v2/videos', 'limit')).toMatchObject({
      required: false,
      schema: { type: 'integer', minimum: 0, maximum: 100, default: 25 },
    });
  });

  it('the description has lists as one text, with the values that they may hold', () => {
    expect(parameter('/api/v2/videos', 'type')).toMatchObject({
      style: 'form',
      explode: false,
      schema: { type: 'array', items: { enum: ['stream', 'clip', 'placeholder'] } },
    });
  });

  it('the description has flags as booleans, which nobody has to send', () => {
    expect(parameter('/api/v2/videos/{id}/chats', 'verified')).toMatchObject({
      required: false,
      schema: { type: 'boolean', default: true },
    });
  });

  it('the description has events as what they are', () => {
    const { responses } = operationOf('/api/v2/live/events');
    expect(Object.keys(responses)).toEqual(['200', '4XX', '5XX']);
    expect(responses['200']?.content).toHaveProperty(['text/event-stream']);
    expect(description).toHaveProperty('components.schemas.BoardChange');
  });
});

describe('the comparison of answers with the description', () => {
  const asked = { method: 'GET', url: '/api/v2/live?limit=1' };
  const answer = async () => {
    const { statusCode, headers, payload } = await api.get(asked.url);
    return { statusCode, headers, payload };
  };

  it('a comparison finds nothing wrong with an answer of the server', async () => {
    expect(described.complaints(asked, await answer())).toEqual([]);
  });

  it('a comparison finds a status, a type, a header and a field that are not described', async () => {
    const good = await answer();
    const [row] = JSON.parse(good.payload) as object[];
    const odd = JSON.stringify([{ ...row, duration: '1', secret: 1 }]);
    const { 'x-request-id': _, ...unnamed } = good.headers;
    const wrong = [
      { ...good, statusCode: 302 },
      { ...good, headers: { ...good.headers, 'content-type': 'text/html' } },
      { ...good, headers: unnamed },
      { ...good, payload: odd },
    ].map((one) => described.complaints(asked, one).map((words) => words.split(' {')[0]));
    expect(wrong).toEqual([
      ['status 302 is not described'],
      ['content of the type text/html'],
      ['no header X-Request-Id'],
      expect.arrayContaining([
        '/0 must NOT have additional properties',
        '/0/duration must be integer',
      ]),
    ]);
  });

  it('a comparison finds a refusal that does not say when to come again', async () => {
    const { headers } = await answer();
    const payload = JSON.stringify({ message: 'Wait.', error: 'rate_limited' });
    expect(described.complaints(asked, { statusCode: 429, headers, payload })).toEqual([
      'no header Retry-After',
    ]);
  });

  it('a comparison finds what is answered without a parameter that is required', async () => {
    const { statusCode, headers } = await answer();
    const url = '/api/v2/videos/past-sora00/chats';
    expect(
      described.complaints({ method: 'GET', url }, { statusCode, headers, payload: '[]' }),
    ).toEqual(['answered without lang, which is required']);
  });
});
