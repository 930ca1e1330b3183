import { act, cleanup, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createMemoryHistory } from '../../testing/memory-history';
import { Page } from '../../testing/page';
import { sampleStoredVideo } from '../../testing/samples';
import { video } from '../../testing/videos';
import WatchProgress from './WatchProgress';
import { Replaced } from '../../base/state/replaced';
import { deviceWatched } from '../../base/history/use-watched-state';

const shown = video();

async function draw(seconds: number | undefined) {
  const { history } = createMemoryHistory({ now: () => 1_000 });
  if (seconds !== undefined)
    await history.note(sampleStoredVideo(shown.id), { seconds, duration: 1_000 });
  render(
    <Page>
      <Replaced what={deviceWatched} by={history}>
        <WatchProgress video={shown} />
      </Replaced>
    </Page>,
  );
  return history;
}
const bar = () => document.querySelector<HTMLElement>('[data-part="progress"] > span');

describe('the bar of a card', () => {
  it('the bar of a card is as long as what was watched, and says so', async () => {
    await draw(420);
    expect(bar()?.style.inlineSize).toBe('42%');
    expect(screen.getByText('42% watched')).toBeTruthy();
  });

  it('the bar of a card is not drawn for a video that was not watched', async () => {
    await draw(undefined);
    expect(bar()).toBeNull();
  });

  it('the bar of a card is never empty for what was begun, and whole only at the end', async () => {
    await draw(1);
    expect(screen.getByText('1% watched')).toBeTruthy();
    cleanup();
    await draw(960);
    expect(screen.getByText('100% watched')).toBeTruthy();
  });

  it('the bar of a card grows while the video plays, and goes when it is removed', async () => {
    const history = await draw(100);
    await act(() => history.note(sampleStoredVideo(shown.id), { seconds: 200, duration: 1_000 }));
    expect(screen.getByText('20% watched')).toBeTruthy();
    await act(async () => void (await history.remove([shown.id])));
    expect(bar()).toBeNull();
  });
});
