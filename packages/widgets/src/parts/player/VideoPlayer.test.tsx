import type { PlayableVideo } from '@oshimado/domain';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { clientOf, FeaturePage } from '../../testing';
import PlayerFrame from './PlayerFrame';
import { VideoPlayer } from './VideoPlayer';

const video: PlayableVideo = {
  id: 'abcdefghijk',
  type: 'stream',
  status: 'past',
  title: 'Evening chat',
  duration: 600,
  available_at: '2026-01-01T00:00:00.000Z',
};

const draw = (autoplay = false) =>
  render(
    <FeaturePage client={clientOf({})}>
      <VideoPlayer video={video} Frame={PlayerFrame} autoplay={autoplay} />
    </FeaturePage>,
  );

afterEach(cleanup);

it('gives what holds the player the focus of the pressed poster, so that keys of the page still work', async () => {
  draw();
  const play = await screen.findByRole('button', { name: 'Play' });
  play.focus();
  fireEvent.click(play);
  const frame = await screen.findByTitle(/Evening chat/);
  expect(document.activeElement).toBe(frame.closest('[tabindex="-1"]'));
  expect(document.activeElement).not.toBe(document.body);
});

it('takes no focus when it plays by itself', async () => {
  draw(true);
  await screen.findByTitle(/Evening chat/);
  expect(document.activeElement).toBe(document.body);
});
