import { clientOf, FeaturePage, loadActors } from '../../testing';
import { UNNAMED_PLAYLIST } from '@oshimado/domain';
import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { PlaylistCard } from './PlaylistCard';

// Loaded first, so that nothing arrives after the last test.
await loadActors();

it.each([
  // Names written by viewers.
  ['Evening', 'Evening', ''],
  ['カラオケ', 'カラオケ', 'ja'],
  // A name from the sentences of the page.
  [UNNAMED_PLAYLIST, 'Unnamed playlist', null],
])('the name of the playlist "%s" has its language', (name, shown, language) => {
  render(
    <FeaturePage client={clientOf({})}>
      <PlaylistCard
        card={{ id: null, name, updatedAt: undefined, count: 0, pictures: [], isActive: true }}
        isModified={false}
        isOpening={false}
        onOpen={() => undefined}
      />
    </FeaturePage>,
  );
  expect(screen.getByText(shown).getAttribute('lang')).toBe(language);
});

it.each([
  [false, 2],
  [true, 0],
])('where pictures are hidden (%s) it loads %d of its videos', (isHidden, count) => {
  // Pictures are on their way.
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false);
  const pictures = [{ id: 'aaaaaaaaaaa' }, { id: 'bbbbbbbbbbb' }];
  const { container } = render(
    <FeaturePage client={clientOf({})} options={{ hidesPictures: isHidden }}>
      <PlaylistCard
        card={{
          id: null,
          name: 'Evening',
          updatedAt: undefined,
          count: 2,
          pictures,
          isActive: true,
        }}
        isModified={false}
        isOpening={false}
        onOpen={() => undefined}
      />
    </FeaturePage>,
  );
  expect(container.querySelectorAll('img')).toHaveLength(count);
});
