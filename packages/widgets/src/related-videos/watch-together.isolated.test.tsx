/** Watching simulcasts together, once multiview is built. */
import type { RelatedVideo, VideoFull } from '@oshimado/contract';
import type * as Domain from '@oshimado/domain';
import { render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { clientOf, FeaturePage, sampleChannel } from '../testing';
import { video } from '../testing/videos';

vi.mock('@oshimado/domain', async (original) => ({
  ...(await original<typeof Domain>()),
  isBuilt: () => true,
}));
const { RelatedVideos } = await import('.');
beforeEach(() => localStorage.clear());

const simulcasts = (count: number): RelatedVideo[] =>
  Array.from({ length: count }, (_, at) => ({
    id: `video${String(at).padStart(6, '0')}`,
    title: `Side ${at}`,
    type: 'stream',
    status: 'live',
    duration: 0,
    available_at: '2026-01-10T12:00:00.000Z',
    channel: sampleChannel,
  }));
const drawn = (count: number) => {
  const full: VideoFull = {
    ...video(),
    description: '',
    clips: [],
    sources: [],
    refers: [],
    simulcasts: simulcasts(count),
    mentions: [],
    songs: [],
    live_tl_count: {},
  };
  render(
    <FeaturePage client={clientOf({})}>
      <RelatedVideos video={full} />
    </FeaturePage>,
  );
};

it('leads to a layout with the video and its simulcasts', () => {
  drawn(1);
  const href = screen.getByRole('link', { name: 'Watch together' }).getAttribute('href') ?? '';
  expect(href).toContain('/multiview/');
  expect(href).toContain('aaaaaaaaaaa');
  expect(href).toContain('video000000');
});

it('says why it cannot be done', () => {
  drawn(30);
  const button = screen.getByRole('button', { name: 'Watch together' });
  expect(button).toHaveProperty('disabled', true);
  const reason = document.getElementById(button.getAttribute('aria-describedby') ?? '');
  expect(reason?.textContent).toBe('There’s no layout for this many videos');
});
