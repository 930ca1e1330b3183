/** Every public widget gives `className` and `style` to its root element and keeps its own classes. */
import { createClient } from '@oshimado/contract';
import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { expect, it } from 'vitest';
import { ChannelActions, ChannelCard, ChannelInfo, ChannelRow } from './parts/channel-card';
import { LiveFeed, useLiveBoard } from './parts/live-feed';
import { PlaylistPanel } from './parts/playlist-panel';
import { Page } from './testing/page';
import { startPlaylist } from './testing/playlist';
import { playlistWords } from './testing/playlist-messages';
import { channel, NOW, video } from './testing/videos';
import { Clock } from './base/clock';
import { VideoCard } from './parts/video-card';
import { VideoList, VideoListSkeleton } from './parts/video-list';

const own = { className: 'their-own', style: { outlineOffset: '3px' } };

/** A feed whose first answer never comes. */
function WaitingFeed() {
  const client = createClient({ fetch: () => new Promise(() => undefined) });
  return <LiveFeed board={useLiveBoard({ client, source: { orgs: [] } })} {...own} />;
}

const widgets: Readonly<Record<string, ReactElement>> = {
  ChannelActions: <ChannelActions channel={channel()} {...own} />,
  ChannelCard: <ChannelCard channel={channel()} {...own} />,
  ChannelInfo: <ChannelInfo channel={channel()} {...own} />,
  ChannelRow: <ChannelRow channel={channel()} {...own} />,
  LiveFeed: <WaitingFeed />,
  PlaylistPanel: <PlaylistPanel actor={startPlaylist()} t={playlistWords} {...own} />,
  VideoCard: <VideoCard video={video()} {...own} />,
  VideoList: <VideoList videos={[video()]} label="Videos" {...own} />,
  VideoListSkeleton: <VideoListSkeleton {...own} />,
};

it.each(Object.entries(widgets))('%s', (_name, widget) => {
  render(<Page>{widget}</Page>);
  const found = document.querySelectorAll<HTMLElement>('.their-own');
  expect(found).toHaveLength(1);
  expect(found[0]?.style.outlineOffset).toBe('3px');
  expect(found[0]?.classList.length).toBeGreaterThan(1);
});

it('Clock, which has no class of its own', () => {
  render(
    <Page>
      <Clock since={NOW} {...own} />
    </Page>,
  );
  expect(document.querySelector<HTMLElement>('.their-own')?.style.outlineOffset).toBe('3px');
});
