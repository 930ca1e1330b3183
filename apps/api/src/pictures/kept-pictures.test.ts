/** Pictures of the platforms that are kept, where their host is slow or silent. */
import { expect, it } from 'vitest';
import { ApiError } from '../errors';
import { createKeptPictures, FRESH_MS } from './kept-pictures';

const GIF = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');
/** Twelve are fetched at a time, and 300 wait. */
const FULL = 312;

function picturesOf() {
  let time = 1_000;
  let isSilent = false;
  const find = createKeptPictures({
    safeFetch: {
      get: (url) =>
        isSilent
          ? new Promise<never>(() => undefined)
          : Promise.resolve({ url, bytes: GIF, type: 'image/gif' }),
    },
    now: () => time,
  });
  const ask = (name: string) =>
    find(name, () =>
      Promise.resolve({ kind: 'foreign', addresses: [`https://i.example/${name}.gif`] }),
    );
  return {
    ask,
    pass: (ms: number) => void (time += ms),
    fallSilent: () => void (isSilent = true),
  };
}

async function withFullQueue(age: number) {
  const pictures = picturesOf();
  await pictures.ask('kept');
  pictures.pass(age);
  pictures.fallSilent();
  for (let index = 0; index < FULL; index += 1) void pictures.ask(`other-${index}`);
  await expect(pictures.ask('one-more')).rejects.toBeInstanceOf(ApiError);
  return pictures;
}

it('a kept picture is shown while too many others wait for their host', async () => {
  const { ask } = await withFullQueue(FRESH_MS + 1);
  expect(await ask('kept')).toMatchObject({ kind: 'bytes', bytes: GIF });
  expect(await ask('kept')).toMatchObject({ kind: 'bytes', bytes: GIF });
});

it('a picture that was kept for 20 hours is not shown any more', async () => {
  const { ask } = await withFullQueue(20 * 3_600_000);
  await expect(ask('kept')).rejects.toBeInstanceOf(ApiError);
});
