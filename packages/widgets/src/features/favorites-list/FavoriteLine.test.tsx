import type { VideoChannel } from '@oshimado/contract';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { clientOf, FeaturePage, loadActors } from '../../testing';
import { FavoriteLine } from './FavoriteLine';

// Loaded first, so that nothing arrives after the last test.
await loadActors();

const channel = { id: 'UCa', name: '湊あくあ', english_name: null, org: 'ホロライブ', photo: null };
const host: VideoChannel = {
  id: 'UCb',
  name: 'しずく',
  english_name: null,
  type: 'vtuber',
  org: null,
  suborg: null,
  photo: '',
};

it('the names of a favorite, its organization and its host have their language', () => {
  render(
    <FeaturePage client={clientOf({})}>
      <FavoriteLine row={{ channel, isLive: true, host }} now={0} />
    </FeaturePage>,
  );
  const languages = ['湊あくあ', 'ホロライブ', 'しずく'].map((text) => screen.getByText(text).lang);
  expect(languages).toEqual(['ja', 'ja', 'ja']);
});
