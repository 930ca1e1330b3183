import { clientOf, FeaturePage, loadActors } from '../testing';
import { UNNAMED_PLAYLIST } from '@oshimado/domain';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
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
        card={{ id: null, name, updatedAt: undefined, videoIds: [], isActive: true }}
        isModified={false}
        isOpening={false}
        onOpen={() => undefined}
      />
    </FeaturePage>,
  );
  expect(screen.getByText(shown).getAttribute('lang')).toBe(language);
});
