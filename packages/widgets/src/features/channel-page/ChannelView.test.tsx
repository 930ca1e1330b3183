import { CallError, type Client } from '@oshimado/contract';
import { readSearch, type ChannelChoices as Choices, type ChannelPart } from '@oshimado/domain';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { clipperChannels, sampleFullChannel } from '../../storybook/sample-channels';
import { past } from '../../storybook/sample-videos';
import { clientOf, FeaturePage, loadActors } from '../../testing';
import { ChannelAnswer } from './ChannelAnswer';
import { ChannelView, type ChannelViewProps } from './ChannelView';

await loadActors();

const channel = sampleFullChannel();

const onChoose = vi.fn<ChannelViewProps['onChoose']>();
const all = { collabs: 'show', isMissing: false } as const;
const draw = (client: Partial<Client>, part: ChannelPart = 'videos', choices: Choices = all) =>
  render(
    <FeaturePage client={clientOf(client)}>
      <ChannelAnswer id={channel.id} notFound="not found">
        {(answer) => (
          <ChannelView
            channel={answer}
            part={part}
            page={2}
            hrefFor={(page) => `/channel/a?page=${page}`}
            choices={choices}
            onChoose={onChoose}
          />
        )}
      </ChannelAnswer>
    </FeaturePage>,
  );
const getChannel = () => Promise.resolve(channel);
const getChannelVideos = () =>
  Promise.resolve({ total: 100, items: [past({ title: 'One song' })] });

it('a channel has a heading, a tab for each part, and the pages of its videos', async () => {
  draw({ getChannel, getChannelVideos });
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toContain('Hinata');
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
    'Videos',
    'Clips',
    'Collabs',
    'About',
  ]);
  expect(await screen.findByText('One song')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Page 3' }).getAttribute('href')).toBe(
    '/channel/a?page=3',
  );
});

it('a channel’s videos are chosen by what is done with collabs', async () => {
  draw({ getChannel, getChannelVideos }, 'videos', { collabs: 'only', isMissing: true });
  const collabs = await screen.findByRole<HTMLSelectElement>('combobox', {
    name: 'Collab streams',
  });
  expect(collabs.value).toBe('only');
  fireEvent.change(collabs, { target: { value: 'hide' } });
  expect(onChoose).toHaveBeenLastCalledWith({ collabs: 'hide', isMissing: true });
});

it('a channel counts its videos that are no longer available, and leads to them and back', async () => {
  const total = 12;
  const answer = vi.fn<Client['getChannelVideos']>(({ status }) =>
    Promise.resolve({ total: status ? total : 100, items: [] }),
  );
  draw({ getChannel, getChannelVideos: answer });
  const link = await screen.findByRole('link', { name: '12 videos are no longer available' });
  expect(link.getAttribute('href')).toBe(`/channel/${channel.id}?type=missing`);
  cleanup();
  draw({ getChannel, getChannelVideos: answer }, 'videos', { ...all, isMissing: true });
  const back = await screen.findByRole('link', { name: 'Show all videos' });
  expect(back.getAttribute('href')).toBe(`/channel/${channel.id}`);
  expect(await screen.findByText('All videos are still available')).toBeTruthy();
  cleanup();
  draw({ getChannel, getChannelVideos: () => Promise.resolve({ total: 0, items: [] }) });
  await screen.findByText('No videos');
  expect(screen.queryByRole('link', { name: /no longer available/ })).toBeNull();
});

it('its collabs lead to a search for streams of it with certain others', async () => {
  draw({ getChannel, getChannelVideos }, 'collabs');
  const link = await screen.findByRole('link', { name: 'Search for streams with certain people' });
  const { pathname, searchParams } = new URL(link.getAttribute('href') ?? '', location.href);
  expect(pathname).toBe('/search');
  const { chips, isAdvanced, type, extras } = readSearch(searchParams);
  expect(chips).toMatchObject([{ type: 'channel', value: channel.id }]);
  expect({ isAdvanced, type, collabs: extras.collabs }).toEqual({
    isAdvanced: true,
    type: 'stream',
    collabs: 'only',
  });
});

it('a clipper has two tabs and no music', async () => {
  const clipper = sampleFullChannel({ ...clipperChannels[0] });
  draw({ getChannel: () => Promise.resolve(clipper), getChannelVideos });
  expect((await screen.findAllByRole('tab')).length).toBe(2);
  expect(screen.queryByRole('link', { name: /Music/ })).toBeNull();
});

it('addresses in a description are links, and nothing in it is read as markup', async () => {
  const description = '<b>bold</b> https://example.com/letters';
  draw({ getChannel: () => Promise.resolve(sampleFullChannel({ description })) }, 'about');
  expect(await screen.findByText(/<b>bold<\/b>/)).toBeTruthy();
  const link = screen.getByRole('link', { name: /example\.com\/letters/ });
  expect(link.getAttribute('rel')).toContain('ugc');
});

it('earlier names are those that the channel no longer has', async () => {
  const names = (yt_name_history: string[]) =>
    draw({ getChannel: () => Promise.resolve(sampleFullChannel({ yt_name_history })) }, 'about');
  names(['Hinata the Builder', channel.name]);
  const old = (await screen.findByText('Previous names')).nextElementSibling;
  expect(old?.textContent).toBe('Hinata the Builder');
  cleanup();
  names([channel.name]);
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByText('Previous names')).toBeNull();
});

it('an unknown channel is not found, any other failure can be tried again', async () => {
  const failing = (status: number) => () =>
    Promise.reject(new CallError('http', 'getChannel', '/api/v2/channels/a', status));
  draw({ getChannel: failing(404) });
  expect(await screen.findByText('not found')).toBeTruthy();
  cleanup();
  draw({ getChannel: failing(503) });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
});
