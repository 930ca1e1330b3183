import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { clientOf, FeaturePage, sampleStoredVideo } from '../../testing';
import PlayerFrame from './PlayerFrame';
import { VideoPlayer } from './VideoPlayer';

const video = sampleStoredVideo('abcdefghijk', { title: 'Evening chat' });

const draw = (autoplay = false) =>
  render(
    <FeaturePage client={clientOf({})}>
      <VideoPlayer video={video} Frame={PlayerFrame} autoplay={autoplay} />
    </FeaturePage>,
  );

afterEach(cleanup);

it('a pressed poster gives its focus to the box of the player, so that keys of the page still work', async () => {
  draw();
  const play = await screen.findByRole('button', { name: 'Play' });
  play.focus();
  fireEvent.click(play);
  const frame = await screen.findByTitle(/Evening chat/);
  expect(document.activeElement).toBe(frame.closest('[tabindex="-1"]'));
  expect(document.activeElement).not.toBe(document.body);
});

it('a player that plays by itself takes no focus', async () => {
  draw(true);
  await screen.findByTitle(/Evening chat/);
  expect(document.activeElement).toBe(document.body);
});

it('a player takes no focus for the pressed poster of another one', async () => {
  render(
    <FeaturePage client={clientOf({})}>
      <VideoPlayer video={sampleStoredVideo('lmnopqrstuv')} Frame={() => null} />
    </FeaturePage>,
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Play' }));
  draw(true);
  await screen.findByTitle(/Evening chat/);
  expect(document.activeElement).toBe(document.body);
});
