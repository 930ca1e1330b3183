/** What a viewer does on the page of the watch history. */
import { moduleKey, watchedId, type DeviceEntry } from '@oshimado/domain';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  clientOf,
  englishMessages,
  FeaturePage,
  loadActors,
  sampleStoredVideo,
} from '../../testing';
import { createMemoryHistory, type MemoryHistoryOptions } from '../../testing/memory-history';
import { HistoryPage } from './HistoryPage';
import { stoppedTicker } from '../../testing/manual-ticker';
import { Replaced } from '../../base/state/replaced';
import { history as deviceHistory } from '../../base/history/watch-history';
import { deviceWatched } from '../../base/history/use-watched-state';

const NOW = Date.UTC(2026, 2, 10, 12);
const HOUR = 3_600_000;

const messages = await englishMessages();
await loadActors();

const entry = (id: string, title: string, hoursAgo: number): DeviceEntry => ({
  id,
  seconds: 100,
  duration: 1_000,
  watchedAt: NOW - hoursAgo * HOUR,
  changedAt: NOW - hoursAgo * HOUR,
  isRemoved: false,
  isUnsent: false,
  video: sampleStoredVideo(id, { title }),
});
const KARAOKE = entry('aaaaaaaaaaa', 'Karaoke night', 1);
const CHAT = entry('bbbbbbbbbbb', 'Evening chat', 25);

const stopped = stoppedTicker(NOW);
const options = { initialNow: NOW, timeZone: 'UTC', ticker: () => stopped };

function open(given: MemoryHistoryOptions = { entries: [KARAOKE, CHAT] }) {
  const memory = createMemoryHistory({ now: () => NOW, ...given });
  render(
    <FeaturePage client={clientOf({})} messages={messages} options={options}>
      <Replaced what={deviceHistory} by={memory.history}>
        <Replaced what={deviceWatched} by={memory.history}>
          <HistoryPage />
        </Replaced>
      </Replaced>
    </FeaturePage>,
  );
  return memory;
}
const titles = () => screen.queryAllByRole('heading', { level: 3 }).map((one) => one.textContent);

describe('the watch history', () => {
  it('the watch history has the newest videos first, each day under its heading', async () => {
    open();
    const [today, yesterday] = await screen.findAllByRole('heading', { level: 2 });
    expect([today?.textContent, yesterday?.textContent]).toEqual(['Today', 'Yesterday']);
    expect(titles()).toEqual(['Karaoke night', 'Evening chat']);
  });

  it('the watch history shows ids of earlier versions as links to their videos', async () => {
    open({ entries: [watchedId('ccccccccccc')] });
    const link = await screen.findByRole('link', { name: 'Video ccccccccccc' });
    expect(link.getAttribute('href')).toBe('/watch/ccccccccccc');
    expect(screen.getByRole('heading', { name: 'Earlier' })).toBeTruthy();
  });

  it('the watch history is searched by title', async () => {
    open();
    const field = await screen.findByRole('searchbox', { name: 'Search your history' });
    fireEvent.change(field, { target: { value: 'chat' } });
    await waitFor(() => expect(titles()).toEqual(['Evening chat']));
    fireEvent.change(field, { target: { value: 'nothing like it' } });
    expect(await screen.findByText('No matches')).toBeTruthy();
  });

  it('the watch history loses a video that is removed, and has it back when that is undone', async () => {
    const { content } = open();
    const name = 'Remove from history: Karaoke night';
    fireEvent.click(await screen.findByRole('button', { name }));
    fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(titles()).toEqual(['Karaoke night', 'Evening chat']));
    const [back] = content().entries.filter(({ id }) => id === KARAOKE.id);
    expect(back).toMatchObject({ isRemoved: false, watchedAt: KARAOKE.watchedAt, seconds: 100 });
  });

  it('the watch history says that a video could not be removed', async () => {
    open({
      entries: [KARAOKE],
      database: { change: () => Promise.reject(new Error('full')) },
    });
    fireEvent.click(await screen.findByRole('button', { name: /Remove from history/ }));
    expect(await screen.findByText('Couldn’t change your history')).toBeTruthy();
    expect(titles()).toEqual(['Karaoke night']);
  });

  it('the watch history is deleted as a whole after a question', async () => {
    const { content } = open();
    fireEvent.click(await screen.findByRole('button', { name: 'Delete all' }));
    const question = await screen.findByRole('alertdialog');
    fireEvent.click(within(question).getByRole('button', { name: 'Delete all' }));
    expect(await screen.findByText('Nothing watched yet')).toBeTruthy();
    expect(content().entries).toEqual([]);
  });

  it('the focus goes to the next video, or to what is left, when the focused button goes', async () => {
    open();
    const remove = (title: string) =>
      screen.findByRole('button', { name: `Remove from history: ${title}` });
    const first = await remove('Karaoke night');
    first.focus();
    fireEvent.click(first);
    const last = await remove('Evening chat');
    await waitFor(() => expect(document.activeElement).toBe(last));
    fireEvent.click(last);
    expect(await screen.findByText('Nothing watched yet')).toBeTruthy();
    const keep = screen.getByRole('switch', { name: 'Keep watch history' });
    await waitFor(() => expect(document.activeElement).toBe(keep));
  });

  it('the focus is on the switch when the whole watch history is deleted', async () => {
    open();
    const opener = await screen.findByRole('button', { name: 'Delete all' });
    opener.focus();
    fireEvent.click(opener);
    const question = await screen.findByRole('alertdialog');
    fireEvent.click(within(question).getByRole('button', { name: 'Delete all' }));
    expect(await screen.findByText('Nothing watched yet')).toBeTruthy();
    const keep = screen.getByRole('switch', { name: 'Keep watch history' });
    await waitFor(() => expect(document.activeElement).toBe(keep));
  });

  it('the watch history says that it is paused', async () => {
    open();
    fireEvent.click(await screen.findByRole('switch', { name: 'Keep watch history' }));
    expect(await screen.findByText(/Your watch history is paused/)).toBeTruthy();
    expect(localStorage.getItem(moduleKey('settings'))).toContain('"keepHistory":false');
  });

  it('the watch history shows more with each press, and not everything at once', async () => {
    const entries = Array.from({ length: 120 }, (_, at) =>
      entry(`v${String(at).padStart(10, '0')}`, `Video ${at}`, 1),
    );
    open({ entries });
    const more = await screen.findByRole('button', { name: 'Show more' });
    expect(titles()).toHaveLength(50);
    fireEvent.click(more);
    expect(titles()).toHaveLength(100);
    fireEvent.click(screen.getByRole('button', { name: 'Show more' }));
    expect(titles()).toHaveLength(120);
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  it('the watch history says that nothing was watched yet, or that the device cannot be read', async () => {
    open({ entries: [] });
    expect(await screen.findByText('Nothing watched yet')).toBeTruthy();
  });

  it('the watch history is read again on request where the device could not be read', async () => {
    let isBroken = true;
    open({
      database: {
        read: () =>
          isBroken
            ? Promise.reject(new Error('denied'))
            : Promise.resolve({
                entries: [KARAOKE],
                meta: { owner: null, change: 0, clearedAt: null, isClearUnsent: false },
              }),
      },
    });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    isBroken = false;
    fireEvent.click(retry);
    await waitFor(() => expect(titles()).toEqual(['Karaoke night']));
  });
});
