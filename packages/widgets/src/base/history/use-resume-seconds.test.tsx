import { act, render, screen } from '@testing-library/react';
import { Profiler } from 'react';
import { expect, it } from 'vitest';
import { useResumeKnown, useResumeSeconds } from './use-resume-seconds';
import { createWatchedView, nothingWatched } from './watched-view';
import { Replaced } from '../state/replaced';
import { deviceWatched } from './use-watched-state';

const ID = 'aaaaaaaaaaa';

/** A page that shows where its video is resumed, and how often it was drawn. */
function open() {
  const view = createWatchedView();
  const drawings: string[] = [];
  const Page = () => <p>{useResumeSeconds(ID) ?? 'from the beginning'}</p>;
  render(
    <Replaced what={deviceWatched} by={{ view, load: () => Promise.resolve() }}>
      <Profiler id="page" onRender={(_, phase) => drawings.push(phase)}>
        <Page />
      </Profiler>
    </Replaced>,
  );
  const note = (seconds: number | null, isRemoved = false) =>
    act(() => {
      const entry = {
        id: ID,
        seconds,
        duration: 600,
        watchedAt: 1,
        changedAt: 1,
        isRemoved,
        isUnsent: false,
      };
      view.setState({ ...nothingWatched, status: 'ready', entries: new Map([[ID, entry]]) });
    });
  return { note, drawings };
}

it('a page is not drawn again for the note that its video was opened', () => {
  const { note, drawings } = open();
  note(null);
  expect(drawings).toEqual(['mount']);
  expect(screen.getByText('from the beginning')).toBeTruthy();
});

it('a video is resumed where it was left, unless it was removed from the history', () => {
  const { note } = open();
  note(300);
  expect(screen.getByText('300')).toBeTruthy();
  note(300, true);
  expect(screen.getByText('from the beginning')).toBeTruthy();
});

it('a page that waits for where its video is resumed waits no longer when the device cannot be read', async () => {
  const view = createWatchedView();
  let fail = () => {};
  const load = () =>
    new Promise<void>((_resolve, reject) => (fail = () => reject(new Error('no code'))));
  const Page = () => <p>{useResumeKnown(true) ? 'known' : 'awaited'}</p>;
  render(
    <Replaced what={deviceWatched} by={{ view, load }}>
      <Page />
    </Replaced>,
  );
  expect(screen.getByText('awaited')).toBeTruthy();
  await act(async () => fail());
  expect(screen.getByText('known')).toBeTruthy();
});
