import { expect, it } from 'vitest';
import { countedBoard } from './board-count';

const answers = (count: string | undefined, status = 200) =>
  (() =>
    Promise.resolve(
      new Response('[]', {
        status,
        headers: count === undefined ? {} : { 'x-board-count': count },
      }),
    )) satisfies typeof fetch;

it('the count of a board is known to every feed of it, and to no feed of another one', async () => {
  const origin = 'https://one.example';
  const loads = countedBoard({ origin, fetch: answers('live=3, upcoming=40') }, 'orgs:Hololive');
  await loads.client.getLive();
  expect(loads.count()).toEqual({ live: 3, upcoming: 40 });
  expect(countedBoard({ origin }, 'orgs:Hololive').count()).toEqual({ live: 3, upcoming: 40 });
  expect(countedBoard({ origin }, 'orgs:Nijisanji').count()).toBeUndefined();
  expect(countedBoard({ origin: 'https://two.example' }, 'orgs:Hololive').count()).toBeUndefined();
});

it('the count of a board is that of its last answer, and a failure leaves it', async () => {
  const origin = 'https://three.example';
  const load = (count: string | undefined, status?: number) =>
    countedBoard({ origin, fetch: answers(count, status) }, 'orgs:').client.getLive();
  const { count } = countedBoard({ origin }, 'orgs:');
  await load('live=1, upcoming=2');
  await load(undefined, 503).catch(() => undefined);
  expect(count()).toEqual({ live: 1, upcoming: 2 });
  await load(undefined);
  expect(count()).toBeUndefined();
});
