import { createClient, type Video } from '@oshimado/contract';
import { expect, it } from 'vitest';
import { fromNow, HOUR, video } from '../../testing/videos';
import { clipsQuery, type ClipsRequest } from './clips-query';

const clip = (id: string, hoursAgo: number) =>
  video({ id, type: 'clip', status: 'past', available_at: fromNow(-hoursAgo * HOUR) });

const request: ClipsRequest = { org: '', channels: [], languages: ['en'], max: 3 };

/** Answers by path; notes the paths with their queries. */
async function ask(answers: Readonly<Record<string, readonly Video[]>>, of: Partial<ClipsRequest>) {
  const asked: string[] = [];
  const client = createClient({
    origin: 'https://api.example',
    fetch: (address) => {
      const { pathname, search } = new URL(new Request(address).url);
      asked.push(decodeURIComponent(pathname + search));
      const status = pathname.includes('/channels/no-') ? 404 : 200;
      return Promise.resolve(Response.json(answers[pathname] ?? [], { status }));
    },
  });
  const unknown: string[] = [];
  const { queryFn } = clipsQuery(
    client,
    { ...request, ...of },
    { onUnknown: (id) => void unknown.push(id) },
  );
  const videos = await queryFn({ signal: new AbortController().signal });
  return { ids: videos.map(({ id }) => id), asked, unknown };
}

it('clips of an organization are one call', async () => {
  const { ids, asked } = await ask({ '/api/v2/clips': [clip('a', 1)] }, { org: 'Hololive' });
  expect(ids).toEqual(['a']);
  expect(asked).toEqual(['/api/v2/clips?org=Hololive&lang=en&status=past&limit=3']);
});

it('clips of everybody name no organization', async () => {
  const { asked } = await ask({}, { languages: ['all'] });
  expect(asked).toEqual(['/api/v2/clips?lang=all&status=past&limit=3']);
});

it('clips of several channels are the newest of all, each once', async () => {
  const answers = {
    '/api/v2/channels/UC1/clips': [clip('a', 1), clip('both', 3), clip('c', 5)],
    '/api/v2/channels/UC2/clips': [clip('b', 2), clip('both', 3)],
  };
  const { ids } = await ask(answers, { org: 'Hololive', channels: ['UC1', 'UC2'] });
  expect(ids).toEqual(['a', 'b', 'both']);
});

it('a channel that no clip is about shows the clips that it has published', async () => {
  const { ids, asked } = await ask(
    { '/api/v2/channels/UC1/videos': [clip('own', 1)] },
    { channels: ['UC1'] },
  );
  expect(ids).toEqual(['own']);
  expect(asked.at(-1)).toBe('/api/v2/channels/UC1/videos?type=clip&lang=en&status=past&limit=3');
});

it('clips of several channels leave out a channel that is unknown, and name it', async () => {
  const answers = { '/api/v2/channels/UC1/clips': [clip('a', 1)] };
  const { ids, unknown } = await ask(answers, { channels: ['no-typo', 'UC1'] });
  expect(ids).toEqual(['a']);
  expect(unknown).toEqual(['no-typo']);
});

it('clips of channels that are all unknown fail as one that is', async () => {
  await expect(ask({}, { channels: ['no-one', 'no-two'] })).rejects.toMatchObject({ status: 404 });
});
