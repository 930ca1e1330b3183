/** Whatever a service answers, what the readers make of it is accepted by the real store and answered by the real API. */
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { createCast } from '../../apps/api/src/sources/holodex/mirror/cast';
import type { MirrorParts } from '../../apps/api/src/sources/holodex/mirror/parts';
import { createWriteVideos } from '../../apps/api/src/sources/holodex/mirror/write-videos';
import { readChannel } from '../../apps/api/src/sources/holodex/parse/read-channel';
import { stream, talent } from '../../apps/api/src/sources/holodex/testing/rows';
import { ownServer } from '../conformance/server';

const api = ownServer({ rateLimit: 0 });

const AT = '2026-01-02T12:00:03.000Z';
const odd = fc.oneof(
  fc.jsonValue(),
  fc.string({ unit: 'binary' }),
  fc.constantFrom('\0', 'x'.repeat(9_000), -1, 1e300, '9999999999999', '2026-02-31', AT, null),
);
const mutate = (row: Readonly<Record<string, unknown>>) =>
  fc
    .dictionary(fc.constantFrom(...Object.keys(row), 'placeholderType', 'credits', 'link'), odd)
    .map((changes) => ({ ...row, ...changes }));

it('every page of odd rows is stored, and every list that shows them is answered', async () => {
  const parts = {
    store: api.store.source,
    log: { info: () => undefined, warn: () => undefined },
    base: 'https://source.example',
  } as unknown as MirrorParts;
  const cast = createCast(parts);
  const write = createWriteVideos(parts, cast);
  const page = fc.array(
    fc.tuple(fc.stringMatching(/^[\w-]{11}$/), mutate(stream('x', talent('sora'), AT))),
    { maxLength: 8 },
  );
  await fc.assert(
    fc.asyncProperty(page, mutate(talent('odd')), async (rows, channel) => {
      const reading = readChannel(channel, { base: parts.base, asked: 'vtuber' });
      if ('value' in reading) await cast.writeListed([reading.value]);
      await write(
        rows.map(([id, row]) => ({ ...row, id })),
        'odd',
      );
    }),
    { numRuns: 150 },
  );
  for (const path of [
    '/api/v2/channels?limit=100',
    '/api/v2/videos?limit=100&include=songs,mentions,live_info,description,refers,channel_stats',
    '/api/v2/live?type=stream,placeholder,clip&include=mentions,songs',
  ]) {
    const { statusCode, body } = await api.get(path);
    expect({ path, statusCode, body: body.slice(0, 300) }).toMatchObject({ statusCode: 200 });
  }
});
