import { CallError, type Client } from '@oshimado/contract';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  clientOf,
  FeaturePage,
  loadActors,
  logIn,
  sampleFavorite,
  sampleUser,
} from '../../testing';
import MuteControl from './MuteControl';

// Loaded first, so that nothing arrives after the last test.
await Promise.all([loadActors(), import('../../base/toasts/ToastHost')]);

const UNTIL = new Date(Date.now() + 7 * 86_400_000).toISOString();
const favorite = (id: string, muted_until?: string) => sampleFavorite({ id, muted_until });

beforeEach(() => logIn(sampleUser()));
afterEach(() => {
  cleanup();
});

/** A server that has muted some of two favorites. */
function server(...muted: readonly string[]) {
  const now = new Set(muted);
  const list = () => ['UC1', 'UC2'].map((id) => favorite(id, now.has(id) ? UNTIL : undefined));
  const patchFavorites = vi.fn<Client['patchFavorites']>(async ({ body }) => {
    for (const { op, channel_id } of body) {
      if (op === 'mute') now.add(channel_id);
      if (op === 'unmute') now.delete(channel_id);
    }
    return list();
  });
  const getUsersLive = vi.fn<Client['getUsersLive']>(() => Promise.resolve([]));
  return { patchFavorites, getUsersLive, getFavorites: () => Promise.resolve(list()) };
}

async function draw(client: Partial<Client>, channelIds: readonly string[], name: string) {
  await act(async () => {
    render(
      <FeaturePage client={clientOf(client)}>
        <MuteControl channelIds={channelIds} name={name} />
      </FeaturePage>,
    );
  });
}
const press = async (name: string) => {
  const button = await screen.findByRole('button', { name });
  await act(async () => {
    fireEvent.click(button);
  });
};

it('a favorite is muted for a week, says until when, and the board is loaded without it', async () => {
  const client = server();
  await draw(client, ['UC1'], 'Ao');
  await press('Mute Ao for a week');
  expect(await screen.findByText(/^Muted until \w+, /)).toBeTruthy();
  expect(client.getUsersLive).toHaveBeenCalledOnce();
  await press('Unmute Ao');
  expect(await screen.findByRole('button', { name: 'Mute Ao for a week' })).toBeTruthy();
  expect(client.patchFavorites.mock.calls.map(([{ body }]) => body)).toEqual([
    [{ op: 'mute', channel_id: 'UC1' }],
    [{ op: 'unmute', channel_id: 'UC1' }],
  ]);
});

it('the focus goes from Mute to Unmute and back', async () => {
  await draw(server(), ['UC1'], 'Ao');
  const mute = await screen.findByRole('button', { name: 'Mute Ao for a week' });
  mute.focus();
  await press('Mute Ao for a week');
  const unmute = await screen.findByRole('button', { name: 'Unmute Ao' });
  expect(document.activeElement).toBe(unmute);
  await press('Unmute Ao');
  const again = await screen.findByRole('button', { name: 'Mute Ao for a week' });
  expect(document.activeElement).toBe(again);
});

it('a group is muted when all of its favorites are', async () => {
  const client = server('UC1');
  await draw(client, ['UC1', 'UC2', 'UCgone'], 'Gamers');
  await press('Mute Gamers for a week');
  expect(await screen.findByRole('button', { name: 'Unmute Gamers' })).toBeTruthy();
});

it('a failure is said, and nothing is muted', async () => {
  const patchFavorites = () =>
    Promise.reject(new CallError('network', 'patchFavorites', '', undefined));
  await draw({ ...server(), patchFavorites }, ['UC1'], 'Ao');
  await press('Mute Ao for a week');
  expect((await screen.findAllByText(/Couldn’t save this/)).length).toBeGreaterThan(0);
  expect(screen.getByRole('button', { name: 'Mute Ao for a week' })).toBeTruthy();
});
