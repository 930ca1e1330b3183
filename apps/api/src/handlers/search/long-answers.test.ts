import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import fastify from 'fastify';
import { describe, expect, it, onTestFinished } from 'vitest';
import { compressJson } from '../../plugins/compress-json';
import { createLongAnswers, type LongAnswer } from './long-answers';

type Pages = LongAnswer<number>['pages'];

/** So many pages of one row each; reading the page after them fails where that is said. */
const counting = (pages: number, failure?: Error) => {
  let read = 0;
  async function* rows(): AsyncGenerator<readonly number[]> {
    for (let page = 0; page < pages; page += 1) {
      read += 1;
      yield await Promise.resolve([page]);
    }
    if (failure) throw failure;
  }
  return { pages: rows as Pages, read: () => read };
};

const answer = (pages: Pages, more: Partial<LongAnswer<number>> = {}): LongAnswer<number> => ({
  pages,
  write: (rows) => Promise.resolve(rows.map((row) => `{"row":${row}}`)),
  paginated: false,
  offset: 0,
  limit: 1_000,
  countAll: () => Promise.resolve({ count: 7, isMinimum: false }),
  ...more,
});

const finish = async (body: Readable) => {
  body.destroy();
  await once(body, 'close');
};

describe('a long answer', () => {
  it('is one JSON text', async () => {
    const { begin } = createLongAnswers();
    expect(await text(await begin(answer(counting(3).pages)))).toBe(
      '[{"row":0},{"row":1},{"row":2}]',
    );
    expect(await text(await begin(answer(counting(0).pages)))).toBe('[]');
  });

  it('takes the total from the rows read, and queries it only if they do not determine it', async () => {
    const { begin } = createLongAnswers();
    const total = async (pages: number, more: object) =>
      (
        JSON.parse(
          await text(await begin(answer(counting(pages).pages, { paginated: true, ...more }))),
        ) as { total: number }
      ).total;
    expect(await total(3, { offset: 10 })).toBe(13);
    expect(await total(3, { limit: 3 })).toBe(7);
    expect(await total(3, { offset: 10, limit: 3 })).toBe(13);
    expect(
      await total(0, {
        offset: 10,
        countAll: () => Promise.resolve({ count: 4, isMinimum: false }),
      }),
    ).toBe(4);
  });

  it('says that its total is a minimum, unless it has the last rows', async () => {
    const { begin } = createLongAnswers();
    const countAll = () => Promise.resolve({ count: 1_000, isMinimum: true });
    const end = async (limit: number) =>
      (
        await text(await begin(answer(counting(3).pages, { paginated: true, limit, countAll })))
      ).slice('{"items":[{"row":0},{"row":1},{"row":2}],'.length);
    expect(await end(3)).toBe('"total":1000,"total_is_minimum":true}');
    expect(await end(4)).toBe('"total":3}');
  });

  it('reads no further than it is read', async () => {
    const { begin } = createLongAnswers();
    const source = counting(1_000);
    const body = await begin(answer(source.pages));
    body.read();
    await Promise.resolve();
    expect(source.read()).toBeLessThan(5);
    await finish(body);
  });

  it('says at once what reading the first rows throws', async () => {
    const { begin } = createLongAnswers({ max: 1 });
    const failure = new Error('no database');
    await expect(begin(answer(counting(0, failure).pages))).rejects.toBe(failure);
    // And is not counted as open from then on.
    expect(await text(await begin(answer(counting(1).pages)))).toBe('[{"row":0}]');
  });

  it.each(['identity', 'gzip', 'br'])(
    'breaks off when reading fails half way, so that no part is taken for the whole (%s)',
    async (encoding) => {
      const { begin } = createLongAnswers();
      const app = fastify();
      onTestFinished(() => app.close());
      compressJson(app);
      app.get('/', async (_, reply) =>
        reply
          .type('application/json')
          .send(await begin(answer(counting(2, new Error('no database')).pages))),
      );
      const origin = await app.listen({ host: '127.0.0.1', port: 0 });
      const read = async () => {
        const response = await fetch(origin, { headers: { 'accept-encoding': encoding } });
        return response.text();
      };
      await expect(read()).rejects.toThrow(/terminated|unexpected end/i);
    },
  );

  it('is refused while too many others are being written', async () => {
    const { begin } = createLongAnswers({ max: 2 });
    const open = [
      await begin(answer(counting(9).pages)),
      await begin(answer(counting(9).pages)),
    ] as const;
    await expect(begin(answer(counting(9).pages))).rejects.toMatchObject({
      status: 503,
      headers: { 'retry-after': '10' },
    });
    await finish(open[0]);
    await finish(await begin(answer(counting(9).pages)));
    await finish(open[1]);
  });

  it('ends after a timeout if the client stops reading', async () => {
    const { begin } = createLongAnswers({ max: 1, deadlineMs: 1 });
    const body = await begin(answer(counting(9).pages));
    const [error] = (await once(body, 'error')) as [Error];
    expect(error.message).toBe('a long search was not read within 1 ms');
  });

  it('a long answer that is never sent ends after a while without an uncaught error', async () => {
    const { begin } = createLongAnswers({ max: 1, deadlineMs: 1 });
    const body = await begin(answer(counting(9).pages));
    await new Promise<void>((resolve) => void body.once('close', resolve));
    expect(body.errored?.message).toBe('a long search was not read within 1 ms');
  });
});
