import { render, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { clientOf, FeaturePage, loadActors } from '../../testing';
import { feedPlace } from '../../testing/feed-place';
import { LateVideosTab } from './late-videos-tab';
import { useVideosAhead } from './use-videos-ahead';

await loadActors();

const SOURCE = { orgs: ['Hololive'] };
const nothing = () => undefined;
const place = feedPlace();

function Ahead() {
  useVideosAhead(SOURCE, place);
  return null;
}

it('the code of the archive is loaded once the viewer is known and the page is idle, without a request', async () => {
  const idle: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (run: () => void) => idle.push(run));
  vi.stubGlobal('cancelIdleCallback', nothing);
  const prepare = vi.spyOn(LateVideosTab, 'prepare');
  const getVideos = vi.fn(() => new Promise<never>(() => undefined));
  render(
    <FeaturePage client={clientOf({ getVideos })}>
      <Ahead />
    </FeaturePage>,
  );
  await waitFor(() => expect(idle).not.toEqual([]));
  expect(prepare).not.toHaveBeenCalled();
  for (const run of idle) run();
  expect(prepare).toHaveBeenCalled();
  expect(getVideos).not.toHaveBeenCalled();
});
