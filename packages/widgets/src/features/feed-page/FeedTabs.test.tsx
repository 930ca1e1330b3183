import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { FeedSource } from '../../base/queries';
import { clientOf, FeaturePage, loadActors } from '../../testing';
import { useBoard } from './FeedPage';
import { FeedTabs } from './FeedTabs';

await loadActors();

const SOURCE: FeedSource = { orgs: ['Hololive'] };
const place = { tab: 'live', hrefForTab: () => '/', goToTab: () => undefined } as const;

interface TabsProps {
  readonly live: number;
  readonly upcoming: number;
  readonly isKnown: boolean;
}

function Tabs({ live, upcoming, isKnown }: TabsProps) {
  const shown = { live, upcoming };
  const board = {
    ...useBoard(SOURCE),
    data: isKnown ? [] : undefined,
    counts: { all: shown, shown },
  };
  return <FeedTabs place={place} counted={{ board, filter: { org: 'Hololive' } }} />;
}

it.each([
  [{ live: 2, upcoming: 3, isKnown: true }, 'Live 2 / Upcoming 3'],
  [{ live: 0, upcoming: 3, isKnown: true }, 'Live / Upcoming 3'],
  [{ live: 0, upcoming: 0, isKnown: true }, 'Live / Upcoming'],
  [{ live: 0, upcoming: 0, isKnown: false }, 'Live – / Upcoming –'],
])('a tab counts what there is: %o', (counts, text) => {
  render(
    <FeaturePage client={clientOf({ getLive: () => new Promise(() => undefined) })}>
      <Tabs {...counts} />
    </FeaturePage>,
  );
  expect(screen.getByRole('tab', { name: /^Live/ }).textContent).toBe(text);
});

it('a tab announces that it may be pressed, by pointer and keyboard', () => {
  const onAhead = vi.fn();
  render(
    <FeaturePage client={clientOf({})}>
      <FeedTabs place={place} onAhead={onAhead} />
    </FeaturePage>,
  );
  fireEvent.pointerEnter(screen.getByRole('tab', { name: 'Archive' }));
  expect(onAhead).toHaveBeenLastCalledWith('archive');
  screen.getByRole('tab', { name: 'Clips' }).focus();
  expect(onAhead).toHaveBeenLastCalledWith('clips');
});
