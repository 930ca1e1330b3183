import { CallError, type Client } from '@oshimado/contract';
import type { ChannelTab } from '@oshimado/domain';
import { useQueryClient } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { channelListRequest, channelsTopQuery } from '../../base/queries';
import { talentChannels } from '../../storybook/sample-channels';
import { clientOf, FeaturePage, loadActors, logIn, sampleUser, Where, where } from '../../testing';
import { ChannelList } from './ChannelList';

await loadActors();

const channels = talentChannels(6);
const getChannels = vi.fn<Client['getChannels']>(() => Promise.resolve(channels));
const hrefFor = (tab: ChannelTab) => `/channel?tab=${tab}`;

function draw(tab: ChannelTab = 'vtuber', client: Partial<Client> = { getChannels }) {
  getChannels.mockClear();
  return render(
    <FeaturePage client={clientOf(client)}>
      <ChannelList tab={tab} org="Hololive" hrefFor={hrefFor} />
      <Where />
    </FeaturePage>,
  );
}
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const sortBy = (sort: string) =>
  fireEvent.change(screen.getByRole('combobox', { name: 'Sort by' }), { target: { value: sort } });

it('each tab is a link, and the open one names the panel', async () => {
  draw();
  expect(screen.getAllByRole('tab').map((tab) => tab.getAttribute('href'))).toEqual([
    '/channel?tab=vtuber',
    '/channel?tab=subber',
    '/channel?tab=favorites',
    '/channel?tab=blocked',
  ]);
  await screen.findByRole('list', { name: 'VTubers' });
  expect(screen.getByRole('tabpanel', { name: 'VTubers' })).toBeTruthy();
});

/** The list with its first two channels, as the server draws them. */
function drawTop(getTop: Client['getChannels']) {
  const client = clientOf({ getChannels: getTop });
  function Drawn() {
    const queries = useQueryClient();
    useState(() => {
      const { queryKey } = channelsTopQuery(
        client,
        channelListRequest({
          tab: 'vtuber',
          org: 'Hololive',
          langs: [],
          view: { sort: 'subscribers', isReversed: false },
        }),
      );
      queries.setQueryData(queryKey, channels.slice(0, 2));
    });
    return <ChannelList tab="vtuber" org="Hololive" hrefFor={hrefFor} />;
  }
  render(
    <FeaturePage client={client}>
      <Drawn />
    </FeaturePage>,
  );
}
const rows = () => within(screen.getByRole('list', { name: 'VTubers' })).getAllByRole('listitem');

it('the channels that the server has drawn are shown until the list is there', async () => {
  let answer: (list: typeof channels) => void = () => undefined;
  drawTop(() => new Promise((resolve) => (answer = resolve)));
  expect(rows()).toHaveLength(2);
  expect(screen.getByText('Loading channels')).toBeTruthy();
  expect(screen.queryByText('End of list')).toBeNull();
  await act(() => Promise.resolve(answer(channels)));
  await waitFor(() => expect(rows()).toHaveLength(6));
  expect(screen.queryByText('Loading channels')).toBeNull();
});

it('the channels that the server has drawn stay when the list cannot be loaded', async () => {
  const failing = vi.fn<Client['getChannels']>(() =>
    Promise.reject(
      new CallError('http', 'getChannels', '/', 400, { error: 'bad_request', message: '' }),
    ),
  );
  drawTop(failing);
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(rows()).toHaveLength(2);
  expect(screen.queryByText('End of list')).toBeNull();
  failing.mockImplementation(() => Promise.resolve(channels));
  fireEvent.click(again);
  await waitFor(() => expect(rows()).toHaveLength(6));
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

it('a sort or its direction is sent to the server, and the view is stored for the tab', async () => {
  draw();
  await screen.findByRole('list', { name: 'VTubers' });
  sortBy('video_count');
  press(/^Descending/);
  await waitFor(() =>
    expect(getChannels.mock.lastCall?.[0]).toMatchObject({ sort: 'video_count', order: 'asc' }),
  );
  press('Show cards');
  cleanup();
  draw();
  expect(screen.getByRole('button', { name: 'Show rows' })).toBeTruthy();
  expect(screen.getByRole('button', { name: /^Ascending/ })).toBeTruthy();
  cleanup();
  draw('subber');
  expect(screen.getByRole('button', { name: 'Show cards' })).toBeTruthy();
});

it('groups can be closed, and hidden on the home page', async () => {
  draw();
  await screen.findByRole('list', { name: 'VTubers' });
  sortBy('group');
  await screen.findByRole('list', { name: '2nd Generation' });
  press('2nd Generation');
  expect(screen.queryByRole('list', { name: '2nd Generation' })).toBeNull();
  press('Hide 1st Generation on Home');
  expect(
    screen.getByRole('button', { name: 'Hidden on Home. Show 1st Generation again' }),
  ).toBeTruthy();
});

it('blocked channels are loading in the page of a server, which does not know of any', () => {
  const html = renderToString(
    <FeaturePage client={clientOf({})}>
      <ChannelList tab="blocked" org="Hololive" hrefFor={hrefFor} />
    </FeaturePage>,
  );
  expect(html).toContain('Loading channels');
  expect(html).not.toContain('No blocked channels');
});

it('blocked channels are listed, and an unblocked one stays until the tab is left', async () => {
  draw();
  const list = await screen.findByRole('list', { name: 'VTubers' });
  fireEvent.click(within(list).getAllByRole('button', { name: /^Block/ })[0]!);
  cleanup();
  draw('blocked');
  const blocked = await screen.findByRole('list', { name: 'Blocked' });
  fireEvent.click(within(blocked).getByRole('button', { name: /block/i }));
  expect(within(blocked).getAllByRole('article').length).toBe(1);
  cleanup();
  draw('blocked');
  expect(await screen.findByText('No blocked channels')).toBeTruthy();
});

it('a guest is led from the favorites to the login', async () => {
  draw('favorites');
  fireEvent.click(await screen.findByRole('link', { name: 'Log in' }));
  expect(where()).toBe('/login');
});

it('a list that failed can be loaded again', async () => {
  const answer = vi.fn<Client['getChannels']>().mockRejectedValueOnce(new Error('no answer'));
  answer.mockResolvedValue([]);
  draw('vtuber', { getChannels: answer });
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No matching channels')).toBeTruthy();
});

it('favorites that failed to load can be loaded again', async () => {
  const getFavorites = vi.fn<Client['getFavorites']>().mockRejectedValue(new Error('no answer'));
  logIn(sampleUser());
  draw('favorites', { getFavorites });
  const retry = await screen.findByRole('button', { name: 'Try again' });
  getFavorites.mockResolvedValue([]);
  fireEvent.click(retry);
  expect(await screen.findByText('No favorite channels yet')).toBeTruthy();
});
