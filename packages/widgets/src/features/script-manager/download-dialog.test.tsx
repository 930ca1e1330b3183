/** The download of a script whose video the list does not know yet. */
import { CallError, type Chat, type Client, type Script } from '@oshimado/contract';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { clientOf, englishMessages, FeaturePage, sampleUser } from '../../testing';
import { recordDownloads } from '../../testing/downloads';
import { video } from '../../testing/videos';
import { DownloadDialog } from './DownloadDialog';
import { connectScripts } from './script-manager.connect';

const downloads = recordDownloads();
const messages = await englishMessages();

const START = '2026-01-10T12:00:00.000Z';
const VIDEOS = [video({ id: 'aaaaaaaaaaa', status: 'past', available_at: START })];
const LINE: Chat = {
  id: '1',
  name: 'somebody',
  message: 'Hello',
  timestamp: Date.parse(START) + 754_000,
  video_offset: 754,
  duration: 1_500,
  is_tl: true,
  is_owner: false,
  is_vtuber: false,
  is_moderator: false,
  is_verified: false,
  source: 'user',
};
const SCRIPT: Script = {
  video_id: 'aaaaaaaaaaa',
  custom_video_id: null,
  title: 'Evening chat',
  lang: 'en',
  entry_count: 1,
};
const COUNTS = '1 line · 1 speaker';

async function open(getVideos: Client['getVideos'], script = SCRIPT) {
  const calls = { getVideos, getChats: () => Promise.resolve([LINE]) };
  const user = sampleUser({ username: 'somebody' });
  const [row] = connectScripts([script], []);
  if (!row) throw new Error('There is no row.');
  await act(async () => {
    render(
      <FeaturePage client={clientOf(calls)} messages={messages}>
        <DownloadDialog row={row} user={user} onClose={vi.fn()} />
      </FeaturePage>,
    );
    await Promise.resolve();
  });
}

/** When the first line of the downloaded file begins. */
async function firstTime() {
  await screen.findByText(COUNTS);
  fireEvent.click(screen.getByRole('button', { name: 'Download' }));
  return /[\d:,]+(?= -->)/.exec((await downloads.at(-1)?.file.text()) ?? '')?.[0];
}

it('a download waits for the start of the video, from which its times count', async () => {
  let answer: () => void = () => undefined;
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await open(() => answered.then(() => VIDEOS));
  expect(screen.queryByText(COUNTS)).toBeNull();
  answer();
  expect(await firstTime()).toBe('00:12:34,000');
});

it('a download without the start of the video asks for it again on request', async () => {
  const getVideos = vi
    .fn<Client['getVideos']>(() => Promise.resolve(VIDEOS))
    .mockRejectedValueOnce(new CallError('http', 'getVideos', '/', 503));
  await open(getVideos);
  expect(await screen.findByText('Couldn’t load the lines')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await firstTime()).toBe('00:12:34,000');
});

it.each([
  ['the server does not know the video', SCRIPT],
  [
    'there is no video',
    { ...SCRIPT, video_id: 'custom', custom_video_id: 'https://www.twitch.tv/videos/1' },
  ],
])('a download counts from its first line where %s', async (_, script) => {
  await open(() => Promise.resolve([]), script);
  expect(await firstTime()).toBe('00:00:00,000');
});
