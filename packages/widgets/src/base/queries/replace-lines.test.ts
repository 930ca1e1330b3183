import { CallError, type Chat, type Client } from '@oshimado/contract';
import type { UploadLine } from '@oshimado/domain';
import { expect, it, vi } from 'vitest';
import { clientOf } from '../../testing';
import { replaceLines, type OwnLinesRoom } from './replace-lines';

const place: OwnLinesRoom = { room: { id: 'aaaaaaaaaaa' }, creatorId: '1', lang: 'ja' };
const line = (timestamp: number, message = 'New'): UploadLine => ({
  name: 'me',
  timestamp,
  duration: 900,
  message,
});
const old = { id: '7', ...line(5, 'Old') };

/** A server that has one own line; `fail` is asked before each call for its failure. */
function server(fail: (call: number) => CallError | undefined = () => undefined) {
  let lines = [old];
  const getChats = vi.fn<Client['getChats']>(() => Promise.resolve(lines as unknown as Chat[]));
  const postScriptLog = vi.fn<Client['postScriptLog']>(({ body }) => {
    const count = postScriptLog.mock.calls.length;
    const failure = fail(count);
    if (failure?.status !== undefined) return Promise.reject(failure);
    body.forEach(({ type, data }, at) => {
      if (type === 'Delete') lines = lines.filter(({ id }) => id !== data.id);
      else
        lines = [...lines, { ...line(Number(data.timestamp), data.message), id: `${count}.${at}` }];
    });
    return failure ? Promise.reject(failure) : Promise.resolve([]);
  });
  const client = clientOf({ getChats, postScriptLog });
  return { client, getChats, postScriptLog, texts: () => lines.map(({ message }) => message) };
}
const lost = new CallError('network', 'postScriptLog', '/');
const refused = new CallError('http', 'postScriptLog', '/', 400);
/** Enough to need two calls that add, and one that deletes. */
const many = Array.from({ length: 6_000 }, (_, at) => line(at));

it('a replacement reads the own lines, then deletes them and adds the new ones in one call', async () => {
  const { client, getChats, postScriptLog, texts } = server();
  expect(await replaceLines(client, place, { lines: [line(1)] })).toEqual({
    kind: 'done',
    own: [old],
  });
  expect(getChats.mock.calls[0]?.[0]).toEqual({
    id: 'aaaaaaaaaaa',
    lang: 'ja',
    mode: 1,
    creator_id: '1',
    limit: 100_000,
  });
  expect(postScriptLog.mock.calls.map(([call]) => call)).toEqual([
    {
      id: 'aaaaaaaaaaa',
      lang: 'ja',
      body: [
        { type: 'Delete', data: { id: '7' } },
        { type: 'Add', data: { tempid: 'U0', ...line(1) } },
      ],
    },
  ]);
  expect(texts()).toEqual(['New']);
});

it('a replacement counts its calls before it makes them', async () => {
  const onPart = vi.fn();
  await replaceLines(server().client, place, { lines: many, onPart });
  expect(onPart.mock.calls.map(([progress]) => progress)).toEqual([
    { part: 1, count: 3 },
    { part: 2, count: 3 },
    { part: 3, count: 3 },
  ]);
});

it('a failure to read the lines has changed nothing', async () => {
  const client = clientOf({ getChats: () => Promise.reject(lost) });
  expect(await replaceLines(client, place, { lines: [] })).toEqual({
    kind: 'unchanged',
    error: lost,
  });
});

it('a first call that is refused has changed nothing, a later one may have', async () => {
  const first = server(() => refused);
  expect(await replaceLines(first.client, place, { lines: many })).toEqual({
    kind: 'unchanged',
    error: refused,
  });
  const second = server((call) => (call === 2 ? refused : undefined));
  expect(await replaceLines(second.client, place, { lines: many })).toEqual({
    kind: 'partial',
    own: [old],
    error: refused,
  });
});

it('lines whose answer was lost are read again, and the former ones brought back with times and texts', async () => {
  const { client, postScriptLog, texts } = server((call) => (call === 1 ? lost : undefined));
  const lines = [line(1)];
  const outcome = await replaceLines(client, place, { lines });
  expect(outcome).toEqual({ kind: 'partial', own: [old], error: lost });
  expect(texts()).toEqual(['New']);
  const back = await replaceLines(client, place, { lines, former: [old] });
  expect(back).toEqual({ kind: 'done', own: [old] });
  expect(postScriptLog.mock.calls.at(-1)?.[0].body.at(-1)).toEqual({
    type: 'Add',
    data: { tempid: 'U0', ...line(5, 'Old') },
  });
  expect(texts()).toEqual(['Old']);
});

it('former lines that are still there need no call', async () => {
  const { client, postScriptLog } = server();
  const back = await replaceLines(client, place, { lines: [line(1)], former: [old] });
  expect(back).toEqual({ kind: 'done', own: [old] });
  expect(postScriptLog).not.toHaveBeenCalled();
});
