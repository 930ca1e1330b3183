/** What is known of the videos in the cells: by the server, else by one look-up each. */
import { CallError, type Client } from '@oshimado/contract';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { clientOf, FeaturePage } from '../../../testing';
import { video } from '../../../testing/videos';
import { MultiviewProvider, useKnownVideos, useSendMultiview } from '.';

const KNOWN = 'aaaaaaaaaaa';
const OUTSIDE = 'bbbbbbbbbbb';
const NOBODYS = 'ccccccccccc';
const ANOTHER = 'ddddddddddd';

function Known() {
  const { videos, lookedUp, pending, refused } = useKnownVideos();
  const send = useSendMultiview();
  const titles = [...lookedUp.values()].map(({ title }) => title);
  const pick = (id: string, service: 'youtube' | 'twitch') => () =>
    send({ type: 'video.pick', video: { id, service } });
  return (
    <>
      <output>
        {pending.size > 0
          ? `waits for ${[...pending].join()}`
          : [[...videos.keys()], titles].join(' | ')}
      </output>
      {refused ? (
        <button type="button" onClick={refused.retry}>
          refused
        </button>
      ) : null}
      {[KNOWN, OUTSIDE, NOBODYS, ANOTHER].map((id) => (
        <button key={id} type="button" onClick={pick(id, 'youtube')}>
          {id}
        </button>
      ))}
      <button type="button" onClick={pick('shylily', 'twitch')}>
        shylily
      </button>
    </>
  );
}

const getVideos: Client['getVideos'] = () => Promise.resolve([video({ id: KNOWN })]);
type Query = Parameters<Client['getLookedUpVideo']>[0];
const idIn = (query: Query) => new URL(query?.url ?? '').searchParams.get('v') ?? '';
const lookUp = () =>
  vi.fn<Client['getLookedUpVideo']>((query) => {
    const id = idIn(query);
    if (id === NOBODYS) return Promise.reject(new CallError('http', 'getLookedUpVideo', '/', 404));
    return Promise.resolve({ id, title: 'From elsewhere', channel: { id: null, name: 'Someone' } });
  });
const drawn = (calls: Partial<Client>) =>
  render(
    <FeaturePage client={clientOf(calls)}>
      <MultiviewProvider>
        <Known />
      </MultiviewProvider>
    </FeaturePage>,
  );
const pick = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const shown = () => screen.getByRole('status').textContent;

it('a layout asks once for each video that the server does not know, and does not ask again', async () => {
  const getLookedUpVideo = lookUp();
  drawn({ getVideos, getLookedUpVideo });
  pick(KNOWN);
  pick(OUTSIDE);
  pick(NOBODYS);
  await waitFor(() => expect(shown()).toBe(`${KNOWN} | From elsewhere`));
  const asked = () => getLookedUpVideo.mock.calls.map(([query]) => idIn(query));
  expect(asked()).toEqual([OUTSIDE, NOBODYS]);
  pick(ANOTHER);
  await waitFor(() => expect(asked()).toHaveLength(3));
  expect(asked()[2]).toBe(ANOTHER);
});

it('a multiview looks nothing up that the server knows, nor what is on Twitch', async () => {
  const getLookedUpVideo = lookUp();
  drawn({ getVideos, getLookedUpVideo });
  pick(KNOWN);
  pick('shylily');
  await waitFor(() => expect(shown()).toBe(`${KNOWN} | `));
  expect(getLookedUpVideo).not.toHaveBeenCalled();
});

it('only the video that is looked up waits, so that the players of the others stay', async () => {
  const getLookedUpVideo = vi.fn<Client['getLookedUpVideo']>(() => new Promise(() => undefined));
  drawn({ getVideos, getLookedUpVideo });
  pick(KNOWN);
  await waitFor(() => expect(shown()).toBe(`${KNOWN} | `));
  pick(OUTSIDE);
  await waitFor(() => expect(shown()).toBe(`waits for ${OUTSIDE}`));
});

it('what was looked up stays known while the server is asked about another video', async () => {
  const asksOnce = vi
    .fn(getVideos)
    .mockImplementation(({ id: ids = [] } = {}) =>
      ids.includes(ANOTHER) ? new Promise(() => undefined) : Promise.resolve([]),
    );
  drawn({ getVideos: asksOnce, getLookedUpVideo: lookUp() });
  pick(OUTSIDE);
  await waitFor(() => expect(shown()).toBe(' | From elsewhere'));
  pick(ANOTHER);
  await waitFor(() => expect(shown()).toBe(`waits for ${ANOTHER}`));
});

it('nothing waits for a server that does not answer', async () => {
  drawn({});
  pick(KNOWN);
  await waitFor(() => expect(shown()).toBe(' | '));
});

it('a refused list of videos says so, and is loaded again on request', async () => {
  const refuses = vi
    .fn(getVideos)
    .mockRejectedValueOnce(new CallError('http', 'getVideos', '/', 429, undefined, undefined, 20));
  drawn({ getVideos: refuses, getLookedUpVideo: lookUp() });
  pick(KNOWN);
  fireEvent.click(await screen.findByRole('button', { name: 'refused' }));
  await waitFor(() => expect(shown()).toBe(`${KNOWN} | `));
  expect(screen.queryByRole('button', { name: 'refused' })).toBeNull();
  expect(refuses).toHaveBeenCalledTimes(2);
});
