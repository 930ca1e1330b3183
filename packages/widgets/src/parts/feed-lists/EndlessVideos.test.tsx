import type { VideosQuery } from '@oshimado/contract';
import { ALL_ORGS, PAGE_SIZE } from '@oshimado/domain';
import { render, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { clientOf, FeaturePage } from '../../testing';
import { video } from '../../testing/videos';
import { EndlessVideos } from './EndlessVideos';

const TOTAL = 2 * PAGE_SIZE + 1;

const videoAt = (place: number) =>
  video({ id: `video-${place}`, title: `Title ${place}`, status: 'past' });

/** Reports every element as near the screen as soon as it is observed. */
class NearObserver {
  readonly observe: () => void;
  constructor(report: (entries: { readonly isIntersecting: boolean }[]) => void) {
    this.observe = () => report([{ isIntersecting: true }]);
  }
  disconnect = () => undefined;
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
