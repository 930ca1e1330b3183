import type { PlaylistStub } from '@oshimado/contract';
import type { ActivePlaylist } from '@oshimado/machines/playlist';
import { describe, expect, it } from 'vitest';
import { playlistCards } from './playlist-cards';

const stub = (id: number): PlaylistStub => ({
  id,
  name: `List ${id}`,
  user_id: 'viewer',
  updated_at: '2026-01-01T00:00:00.000Z',
  video_ids: ['aaaaaaaaaaa'],
});
const active = (id: number | null): ActivePlaylist => ({
  id,
  userId: id === null ? null : 'viewer',
  name: 'At hand',
  videos: [],
});

describe('the cards of the playlists page', () => {
  it('begin with the current playlist when it was never saved', () => {
    const cards = playlistCards([stub(1), stub(2)], active(null));
    expect(cards.map(({ id, isActive }) => [id, isActive])).toEqual([
      [null, true],
      [1, false],
      [2, false],
    ]);
  });

  it('show the current one in its place, with its unsaved changes', () => {
    const cards = playlistCards([stub(1), stub(2)], active(2));
    expect(cards.map(({ name }) => name)).toEqual(['List 1', 'At hand']);
    expect(cards[1]).toMatchObject({ isActive: true, count: 0, updatedAt: stub(2).updated_at });
  });

  it('the cards of the playlists page have the pictures the server names, and those of YouTube where it lists ids alone', () => {
    const pictures = [{ id: 'bbbbbbbbbbb', thumbnail: '/statics/own.svg' }];
    const video_ids = ['a', 'b', 'c', 'd', 'e'].map((letter) => letter.repeat(11));
    const cards = playlistCards(
      [
        { ...stub(1), pictures },
        { ...stub(2), video_ids },
      ],
      null,
    );
    expect(cards[0]?.pictures).toEqual(pictures);
    expect(cards[1]).toMatchObject({
      count: 5,
      pictures: video_ids.slice(0, 4).map((id) => ({ id })),
    });
  });

  it('begin with the current one when it belongs to someone else', () => {
    expect(playlistCards([stub(1)], { ...active(9), userId: 'other' })[0]?.id).toBe(9);
  });

  it('the cards of the playlists page are the server’s alone until the current playlist is known', () => {
    expect(playlistCards([stub(1)], null)).toHaveLength(1);
  });
});
