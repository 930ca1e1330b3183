import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, it, vi } from 'vitest';
import { clientOf, FeaturePage } from '../../testing';
import { FirstVisit, loadFirstVisit } from '.';

// Modules of its own: another file may have loaded the introduction.
it('a page waits for its introduction, which would move what is below it', async () => {
  const client = clientOf({ getOrgsWithIcons: () => Promise.resolve([]) });
  const drawn = vi.fn();
  const Drawn = ({ what }: { readonly what: string }) => {
    drawn(what);
    return <p>{what}</p>;
  };
  await act(async () => {
    await Promise.resolve();
    render(
      <FeaturePage client={client} preferences={{ firstVisit: true }}>
        <Suspense fallback={<Drawn what="Loading the page" />}>
          <FirstVisit onChoose={vi.fn()} />
          <Drawn what="A list" />
        </Suspense>
      </FeaturePage>,
    );
  });
  await act(loadFirstVisit);
  expect(drawn.mock.calls[0]).toEqual(['Loading the page']);
  expect(screen.getByText('A list')).toBeTruthy();
  expect(screen.getByRole('region', { name: /^Oshimado shows you/ })).toBeTruthy();
});
