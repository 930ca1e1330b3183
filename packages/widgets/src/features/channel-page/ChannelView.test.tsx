import { CallError, type Client } from '@oshimado/contract';
import type { ChannelPart } from '@oshimado/domain';
import { cleanup, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { clipperChannels, sampleFullChannel } from '../../storybook/sample-channels';
import { past } from '../../storybook/sample-videos';
import { clientOf, FeaturePage, loadActors } from '../../testing';
import { ChannelAnswer } from './ChannelAnswer';
import { ChannelView } from './ChannelView';

await loadActors();

const channel = sampleFullChannel();

const draw = (client: Partial<Client>, part: ChannelPart = 'videos') =>
  render(
    <FeaturePage client={clientOf(client)}>
      <ChannelAnswer id={channel.id} notFound="not found">
        {(answer) => (
          <ChannelView
            channel={answer}
            part={part}
            page={2}
            hrefFor={(page) => `/channel/a?page=${page}`}
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
