import { CallError, type Client } from '@oshimado/contract';
import type { SavePlaylistInput } from '@oshimado/machines/playlist';
import { describe, expect, it, vi } from 'vitest';
import { createActor, toPromise } from 'xstate';
import { clientOf } from '../../../testing';
import { videos } from '../../../testing/videos';
import { playlistPorts } from './playlist-ports';

const [first, second] = videos(2);
const base = { name: 'Evening', videoIds: ['a', 'b'] };

const save = async (input: SavePlaylistInput, getPlaylist: Client['getPlaylist']) => {
  const postPlaylist = vi.fn<Client['postPlaylist']>(async () => 7);
  const { savePlaylist } = playlistPorts(clientOf({ getPlaylist, postPlaylist }));
  const actor = createActor(savePlaylist, { input });
  actor.start();
  const saved = await toPromise(actor);
  return { saved, sent: postPlaylist.mock.calls.map(([{ body }]) => body) };
};

const serverHas = (name: string, ids: readonly string[]) =>
  vi.fn<Client['getPlaylist']>(async () => ({
    id: 7,
    name,
    user_id: '1',
    updated_at: '2036-01-01T00:00:00.000Z',
    video_ids: [...ids],
    videos: [first, second].flatMap((video) => (video ? [video] : [])),
  }));

describe('saving a playlist', () => {
  it('saving a playlist sends it as it is where nobody else has changed it', async () => {
    const input = { id: 7, name: 'Evening', videoIds: ['a', 'b', 'c'], base };
    const { saved, sent } = await save(input, serverHas('Evening', ['a', 'b']));
    const known = { name: 'Evening', video_ids: ['a', 'b'] };
    expect(sent).toEqual([{ id: 7, name: 'Evening', video_ids: ['a', 'b', 'c'], known }]);
    expect(saved).toEqual({ id: 7 });
  });

  it('saving a playlist keeps what another device has added and removed', async () => {
    const input = { id: 7, name: 'Evening', videoIds: ['a', 'b', 'c'], base };
    const { saved, sent } = await save(input, serverHas('Morning', ['b', 'd']));
    const known = { name: 'Morning', video_ids: ['b', 'd'] };
    expect(sent).toEqual([{ id: 7, name: 'Morning', video_ids: ['b', 'c', 'd'], known }]);
    expect(saved).toMatchObject({ id: 7, merged: { name: 'Morning', videoIds: ['b', 'c', 'd'] } });
  });

  describe('at the same moment as another tab', () => {
    const input = { id: 7, name: 'Evening', videoIds: ['a', 'b', 'mine'], base };
    /** A server that keeps the list, on which another tab saves between reading and writing, as often as given. */
    const contested = (times: number) => {
      let left = times;
      let kept = { name: 'Evening', video_ids: ['a', 'b'] };
      const getPlaylist = vi.fn<Client['getPlaylist']>(async () => ({
        ...(await serverHas(kept.name, kept.video_ids)({ id: '7' })),
      }));
      const postPlaylist = vi.fn<Client['postPlaylist']>(async ({ body }) => {
        if (left > 0) kept = { ...kept, video_ids: [...kept.video_ids, `theirs ${left}`] };
        left -= 1;
        if (JSON.stringify(body.known) !== JSON.stringify(kept)) {
          throw new CallError('http', 'postPlaylist', '/playlist', 409);
        }
        kept = { name: body.name, video_ids: body.video_ids ?? [] };
        return 7;
      });
      const { savePlaylist } = playlistPorts(clientOf({ getPlaylist, postPlaylist }));
      const actor = createActor(savePlaylist, { input });
      actor.start();
      return { saved: toPromise(actor), kept: () => kept.video_ids };
    };

    it('saving a playlist loses nothing of either', async () => {
      const { saved, kept } = contested(2);
      const all = ['a', 'b', 'mine', 'theirs 2', 'theirs 1'];
      expect(await saved).toMatchObject({ id: 7, merged: { videoIds: all } });
      expect(kept()).toEqual(all);
    });

    it('saving a playlist fails where others never rest, and nothing is overwritten', async () => {
      const { saved, kept } = contested(9);
      await expect(saved).rejects.toThrow(CallError);
      expect(kept()).not.toContain('mine');
    });
  });

  it('saving a playlist that another device has deleted makes it anew', async () => {
    const input = { id: 7, name: 'Evening', videoIds: ['a'], base };
    const { saved, sent } = await save(input, async () => {
      throw new CallError('http', 'getPlaylist', '/playlist/7', 404);
    });
    expect([saved, sent]).toEqual([{ id: 7 }, [{ id: 7, name: 'Evening', video_ids: ['a'] }]]);
  });

  it('saving a playlist fails, and sends nothing, where what the server has cannot be read', async () => {
    const input = { id: 7, name: 'Evening', videoIds: ['a'], base };
    await expect(
      save(input, async () => {
        throw new CallError('network', 'getPlaylist', '/playlist/7');
      }),
    ).rejects.toThrow(CallError);
  });

  describe('for the first time, again after its answer was lost', () => {
    /** A server that answers a key as it did at first, as `handlers/replay.ts` does. */
    const keyed = () => {
      const made: { readonly key: string | undefined; readonly text: string }[] = [];
      const postPlaylist = vi.fn<Client['postPlaylist']>(async ({ body }, options) => {
        const key = new Headers(options?.headers).get('idempotency-key') ?? undefined;
        const text = JSON.stringify(body);
        const at = made.findIndex((one) => key !== undefined && one.key === key);
        if (at >= 0 && made[at]?.text !== text) {
          throw new CallError('http', 'postPlaylist', '/playlist', 409);
        }
        return at >= 0 ? at + 1 : made.push({ key, text });
      });
      const { savePlaylist } = playlistPorts(clientOf({ postPlaylist }));
      const saveNew = (videoIds: readonly string[]) => {
        const actor = createActor(savePlaylist, {
          input: { name: 'Evening', videoIds, key: 'tab-0' },
        });
        actor.start();
        return toPromise(actor);
      };
      return { saveNew, made };
    };

    it('saving a playlist makes one list', async () => {
      const { saveNew, made } = keyed();
      expect([await saveNew(['a']), await saveNew(['a'])]).toEqual([{ id: 1 }, { id: 1 }]);
      expect(made).toHaveLength(1);
    });

    it('saving a playlist that has been changed since succeeds', async () => {
      const { saveNew } = keyed();
      await saveNew(['a']);
      expect(await saveNew(['a', 'b'])).toEqual({ id: 2 });
    });
  });

  it('saving a playlist for the first time reads nothing', async () => {
    const read = serverHas('', []);
    await save({ name: 'Evening', videoIds: ['a'] }, read);
    expect(read).not.toHaveBeenCalled();
  });
});
