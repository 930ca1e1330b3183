/** The row of channels above a multiview. */
import { CallError, type Client, type Video } from '@oshimado/contract';
import type { PickedVideo } from '@oshimado/domain';
import { act, createEvent, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { clientOf, FeaturePage, loadActors, logIn, sampleUser } from '../../testing';
import { channel, fromNow, HOUR, liveVideo, MINUTE, NOW, video } from '../../testing/videos';
import { manualTicker } from '../../testing/manual-ticker';
import { VideoStrip } from '.';

await loadActors();

const LIVE = liveVideo({ id: 'aaaaaaaaaaa', title: 'Singing' });
const SOON = video({
  id: 'bbbbbbbbbbb',
  title: 'Talking',
  available_at: fromNow(33 * MINUTE),
  start_scheduled: fromNow(33 * MINUTE),
  channel: channel({ id: 'UCtwo', english_name: 'Shizuku' }),
});
const TWITCH = video({
  id: 'ccccccccccc',
  title: 'Elsewhere',
  type: 'placeholder',
  placeholderType: 'external-stream',
  link: 'https://www.twitch.tv/shylily',
  available_at: fromNow(HOUR),
  start_scheduled: fromNow(HOUR),
  channel: channel({ id: 'UCthree', english_name: 'Lily' }),
});
const BOARD = [LIVE, SOON, TWITCH];

/** What is chosen is in a cell from then on. */
function Strip({ onPick }: { readonly onPick: (video: PickedVideo) => void }) {
  const [exclude, setExclude] = useState<readonly string[]>([]);
  return (
    <VideoStrip
      exclude={exclude}
      onPick={(picked) => {
        onPick(picked);
        setExclude((before) => [...before, picked.id]);
      }}
    />
  );
}

interface Options {
  readonly rows?: readonly Video[];
  readonly calls?: Partial<Client>;
}

function drawn({ rows = BOARD, calls }: Options = {}) {
  const onPick = vi.fn<(video: PickedVideo) => void>();
  const getLive = vi.fn<Client['getLive']>(() => Promise.resolve([...rows]));
  const { ticker, setTime } = manualTicker(NOW);
  const passTo = (time: number) => act(() => setTime(time));
  const options = { initialNow: NOW, timeZone: 'UTC', ticker: () => ticker };
  render(
    <FeaturePage client={clientOf({ getLive, ...calls })} options={options}>
      <Strip onPick={onPick} />
    </FeaturePage>,
  );
  return { onPick, getLive, passTo };
}
const photos = () => screen.findAllByRole('button', { name: /^\d+[mh] / });
const photo = (name: RegExp) => screen.findByRole('button', { name });
const currentOrg = () => localStorage.getItem('oshimado.org');

it('a guest sees the present organization: live streams, those of the next hours, Twitch channels', async () => {
  const { getLive } = drawn();
  expect(await photos()).toHaveLength(3);
  for (const name of [
    /^1h live, Hoshimi Minato ?: Singing$/,
    /^33m until it starts, Shizuku ?: Talking$/,
    /^1h until it starts, Lily ?: Elsewhere on Twitch$/,
  ])
    expect(screen.getByRole('button', { name })).toBeDefined();
  expect(getLive.mock.calls[0]?.[0]).toMatchObject({ org: 'Hololive' });
});

it('a press chooses a stream, which leaves the row', async () => {
  const { onPick } = drawn();
  fireEvent.click(await photo(/Singing/));
  fireEvent.click(await photo(/Elsewhere/));
  expect(onPick.mock.calls).toEqual([
    [{ id: 'aaaaaaaaaaa', service: 'youtube', name: channel().name }],
    [{ id: 'shylily', service: 'twitch', name: channel().name }],
  ]);
  expect(await photos()).toHaveLength(1);
});

it('a press that opens a new tab chooses nothing', async () => {
  const { onPick } = drawn();
  const link = await photo(/Singing/);
  fireEvent.click(link, { ctrlKey: true });
  expect(onPick).not.toHaveBeenCalled();
  expect(link.getAttribute('href')).toBe('/watch/aaaaaaaaaaa');
});

it('the strip is one stop for the Tab key; arrows, Home and End go between the photos, Space chooses', async () => {
  const { onPick } = drawn();
  const [first, second, third] = await photos();
  const stops = async () => (await photos()).map(({ tabIndex }) => tabIndex);
  expect(await stops()).toEqual([0, -1, -1]);
  act(() => first?.focus());
  const press = (key: string) =>
    fireEvent.keyDown(document.activeElement ?? document.body, { key });
  press('ArrowRight');
  expect(document.activeElement).toBe(second);
  expect(await stops()).toEqual([-1, 0, -1]);
  press('End');
  expect(document.activeElement).toBe(third);
  press('ArrowRight');
  expect(document.activeElement).toBe(third);
  press('Home');
  press('ArrowLeft');
  expect(document.activeElement).toBe(first);
  press(' ');
  expect(onPick).toHaveBeenCalledOnce();
});

it('a drag carries the address and the video', async () => {
  drawn();
  const data = new Map<string, string>();
  const dataTransfer = { setData: data.set.bind(data), setDragImage: vi.fn<() => void>() };
  fireEvent.dragStart(await photo(/Singing/), { dataTransfer });
  expect(data.get('text/uri-list')).toBe(`${location.origin}/watch/aaaaaaaaaaa`);
  expect(JSON.parse(data.get('application/json') ?? '')).toMatchObject({ id: 'aaaaaaaaaaa' });
  fireEvent.dragStart(await photo(/Elsewhere/), { dataTransfer });
  expect(data.get('text/uri-list')).toBe('https://www.twitch.tv/shylily');
});

describe('the wheel', () => {
  async function turned(init: WheelEventInit) {
    drawn();
    await photos();
    const row = screen.getByRole('toolbar');
    Object.defineProperty(row, 'scrollWidth', { value: 1_000 });
    const event = createEvent.wheel(row, init);
    Object.defineProperty(event, 'ctrlKey', { value: init.ctrlKey ?? false });
    const isFree = fireEvent(row, event);
    return { isFree, left: row.scrollLeft };
  }
  it('scrolls the row sideways, 53 px at most', async () => {
    expect(await turned({ deltaY: 400 })).toEqual({ isFree: false, left: 53 });
  });
  it('by less where it turns less', async () => {
    expect(await turned({ deltaY: 20 })).toEqual({ isFree: false, left: 20 });
  });
  it('counts lines as steps', async () => {
    expect(await turned({ deltaY: 3, deltaMode: 1 })).toEqual({ isFree: false, left: 53 });
  });
  it('the wheel is left alone where it zooms', async () => {
    expect(await turned({ deltaY: 400, ctrlKey: true })).toEqual({ isFree: true, left: 0 });
  });
  it('the wheel is left alone where it scrolls sideways itself', async () => {
    expect(await turned({ deltaY: 4, deltaX: 40 })).toEqual({ isFree: true, left: 0 });
  });
});

it('badges go on with the clock, and what begins is live', async () => {
  const { passTo } = drawn();
  await photos();
  passTo(NOW + 10 * MINUTE);
  expect((await photo(/Talking/)).textContent).toContain('23m until it starts');
  passTo(NOW + 40 * MINUTE);
  expect((await photo(/Talking/)).textContent).toContain('7m live');
});

it('a photo that has the focus keeps it when its hint is loaded, and is described by the whole card', async () => {
  drawn();
  const [first, second] = await photos();
  act(() => first?.focus());
  expect(await screen.findByRole('tooltip')).toBeDefined();
  expect(document.activeElement).toBe(first);
  expect(first?.isConnected).toBe(true);
  await waitFor(() => expect(first?.getAttribute('aria-describedby')).toBeTruthy());
  act(() => second?.focus());
  await waitFor(() => expect(second?.getAttribute('aria-describedby')).toBeTruthy());
  expect(first?.hasAttribute('aria-describedby')).toBe(false);
  act(() => second?.blur());
  await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
});

it('the strip loads again when asked', async () => {
  const { getLive } = drawn();
  await photos();
  fireEvent.click(screen.getByRole('button', { name: 'Refresh' }));
  await waitFor(() => expect(getLive).toHaveBeenCalledTimes(2));
});

it('another source is loaded here, and the present organization stays', async () => {
  const { getLive } = drawn();
  await photos();
  const before = currentOrg();
  fireEvent.click(screen.getByRole('button', { name: /^Source/ }));
  fireEvent.click(await screen.findByRole('menuitemradio', { name: 'Nijisanji' }));
  await waitFor(() => expect(getLive.mock.calls.at(-1)?.[0]).toMatchObject({ org: 'Nijisanji' }));
  expect(screen.getByRole('button', { name: /^Source Nijisanji/ })).toBeDefined();
  expect(currentOrg()).toBe(before);
});

it('a user begins with favorites', async () => {
  logIn(sampleUser());
  const getUsersLive = vi.fn<Client['getUsersLive']>(() => Promise.resolve([LIVE]));
  drawn({ calls: { getUsersLive } });
  expect(await screen.findByRole('button', { name: /^Source Favorites/ })).toBeDefined();
  await waitFor(() => expect(getUsersLive).toHaveBeenCalled());
});

it('a guest who wants favorites is led to the login', async () => {
  drawn();
  await photos();
  fireEvent.click(screen.getByRole('button', { name: /^Source/ }));
  fireEvent.click(await screen.findByRole('menuitemradio', { name: 'Favorites' }));
  const link = await screen.findByRole('link', { name: 'Log in' });
  expect(link.getAttribute('href')).toBe('/login');
});

it('the strip says that nothing is on', async () => {
  drawn({ rows: [] });
  expect(await screen.findByText('Nothing is live or about to start.')).toBeDefined();
});

it('the strip says that it could not be loaded, and tries again', async () => {
  const getLive = vi
    .fn<Client['getLive']>()
    .mockRejectedValueOnce(new CallError('http', 'getLive', '/', 503))
    .mockResolvedValue([LIVE]);
  drawn({ calls: { getLive } });
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await photos()).toHaveLength(1);
});
