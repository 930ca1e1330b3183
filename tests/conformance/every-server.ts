/**
 * The same sentences on every PostgreSQL of the run, each over a database of its own: the newest, and with
 * `npm run test:long` the oldest as well. In short runs the oldest has the tests that name both: migrations, connections,
 * and every read answered byte by byte as the newest answers it.
 */
import { urlOf, rowsOf, type AnswerOf, type CallName, type Video } from '@oshimado/contract';
import { calls } from '@oshimado/contract/schemas';
import { describe, expect } from 'vitest';
import type { AppOptions } from '../../apps/api/src/app';
import { isLong } from '../../packages/domain/src/testing/cases';
import { testServers } from '../postgres/databases';
import { ownServer, type ConformanceServer } from './server';

export function onEveryServer(
  title: string,
  sentences: (api: () => ConformanceServer) => void,
  options?: Partial<AppOptions>,
): void {
  describe.each(isLong ? testServers() : testServers().slice(-1))(
    `${title}, PostgreSQL $version`,
    (server) => {
      const api = ownServer(options, server);
      sentences(() => api);
    },
  );
}

/** Asks a call; the answer must be exactly what its schema describes, without a key too many. */
export async function ask<K extends CallName>(
  { get }: ConformanceServer,
  name: K,
  input: object = {},
): Promise<AnswerOf<K>> {
  const response = await get(urlOf(calls[name], input));
  expect(response).toMatchObject({ statusCode: 200 });
  const answer: unknown = response.json();
  expect(calls[name].response.parse(answer)).toEqual(answer);
  return answer as AnswerOf<K>;
}

type VideoCall = 'getVideos' | 'getClips' | 'getLive' | 'getUsersLive' | 'getChannelVideos';

/** The videos of a list by the names they have in the small world, in order. */
export async function names(
  api: ConformanceServer,
  call: VideoCall,
  input: object = {},
): Promise<string[]> {
  const list: readonly Video[] | { readonly items: readonly Video[] } = await ask(api, call, input);
  return rowsOf(list).map(({ id }) => nameOf(id));
}

export const nameOf = (id: string): string => id.replace(/0+$/, '');

export const sorted = (list: readonly string[]): string[] => [...list].sort();
