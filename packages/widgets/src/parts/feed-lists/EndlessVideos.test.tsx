import type { Video, VideosQuery } from '@oshimado/contract';
import { ALL_ORGS, PAGE_SIZE } from '@oshimado/domain';
import { render, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { clientOf, FeaturePage } from '../../testing';
import { sampleChannel } from '../../testing/samples';
import { EndlessVideos } from './EndlessVideos';

const TOTAL = 2 * PAGE_SIZE + 1;

const videoAt = (place: number): Video => ({
  id: `video-${place}`,
  title: `Title ${place}`,
  type: 'stream',
  status: 'past',
  published_at: null,
  available_at: '2026-01-01T00:00:00.000Z',
  duration: 60,
  songcount: 0,
  channel: sampleChannel,
});

/** Reports every element as near the screen as soon as it is observed. */
class NearObserver {
  readonly #report: IntersectionObserverCallback;
  constructor(report: IntersectionObserverCallback) {
    this.#report = report;
  }
  observe() {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the list reads nothing else of an entry and an observer
    this.#report([{ isIntersecting: true }] as IntersectionObserverEntry[], this as never);
  }
  disconnect() {
    return undefined;
  }
}

it('an endless list asks for a page once the one before is drawn', async () => {
  vi.stubGlobal('IntersectionObserver', NearObserver);
  const drawnAt: number[] = [];
  const getVideos = vi.fn(({ offset = 0 }: VideosQuery = {}) => {
    drawnAt.push(screen.queryAllByTestId('video-card').length);
    return Promise.resolve(
      Array.from({ length: Math.min(PAGE_SIZE, TOTAL - offset) }, (_, at) => videoAt(offset + at)),
    );
  });
  render(
    <FeaturePage client={clientOf({ getVideos })}>
      <EndlessVideos
        request={{ kind: 'archive', source: { orgs: ['Hololive'] }, clipLangs: [] }}
        filter={{ org: ALL_ORGS }}
      />
    </FeaturePage>,
  );
  await waitFor(() => expect(screen.getAllByTestId('video-card')).toHaveLength(TOTAL));
  expect(drawnAt).toEqual([0, PAGE_SIZE, 2 * PAGE_SIZE]);
});
