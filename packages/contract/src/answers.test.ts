import { describe, expect, it } from 'vitest';
import { CallError, createClient } from './client';

const ORIGIN = 'https://server.example';
const row = {
  id: 'one',
  title: 'Singing',
  type: 'stream',
  status: 'live',
  channel: { id: 'UC1', name: 'Sora', type: 'vtuber' },
};
const playlist = {
  id: 7,
  name: 'Songs',
  user_id: 'u',
  updated_at: '2036-01-10T00:00:00Z',
  video_ids: [],
  videos: [],
};

const answering = (answer: unknown) =>
  createClient({ origin: ORIGIN, fetch: () => Promise.resolve(Response.json(answer)) });

describe('an answer of this API', () => {
  it.each([
    ['getLive', [row]],
    ['getLive', []],
    ['getUsersLive', { items: [row], total: 1 }],
    ['getClips', [row]],
  ] as const)('reaches who has asked: %s', async (name, answer) => {
    expect(await answering(answer)[name]()).toEqual(answer);
  });

  it('may be one thing', async () => {
    expect(await answering(row).getVideo({ id: 'one' })).toEqual(row);
    expect(await answering(playlist).getPlaylist({ id: '7' })).toEqual(playlist);
  });

  it('is any object or list where nothing is drawn of it without asking', async () => {
    expect(await answering({ login: '/portal' }).getOrgs()).toEqual({ login: '/portal' });
  });
});

describe('an answer of another shape', () => {
  it.each<unknown>([
    { login: '/portal' },
    { items: {} },
    [{ id: 'one' }],
    [null],
    [{ ...row, channel: { id: 'UC1' } }],
    [row, { ...row, title: null }],
  ])('is a failed call where a list is wanted: %j', async (answer) => {
    const call = answering(answer).getLive({ org: 'Hololive' });
    await expect(call).rejects.toBeInstanceOf(CallError);
    await expect(call).rejects.toMatchObject({
      reason: 'invalid',
      status: 200,
      url: `${ORIGIN}/api/v2/live?org=Hololive`,
    });
  });

  it('is a failed call where one thing is wanted', async () => {
    const invalid = { reason: 'invalid' };
    const wrong = answering({ login: '/portal' });
    await expect(wrong.getVideo({ id: 'one' })).rejects.toMatchObject(invalid);
    await expect(wrong.getChannel({ id: 'UC1' })).rejects.toMatchObject(invalid);
    await expect(wrong.getPlaylist({ id: '7' })).rejects.toMatchObject(invalid);
    await expect(wrong.getChats({ id: 'one', lang: 'en' })).rejects.toMatchObject(invalid);
    await expect(
      answering({ ...playlist, videos: [{}] }).getPlaylist({ id: '7' }),
    ).rejects.toMatchObject(invalid);
  });
});
