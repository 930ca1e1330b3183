import type { VideoChannel } from '@oshimado/contract';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import type { Messages } from '../../i18n/messages';
import { clientOf, englishMessages, PortalPage } from '../../testing/portal-page';
import { FavoriteLine } from './FavoriteLine';

let messages: Messages;
beforeAll(async () => {
  messages = await englishMessages();
});
afterEach(cleanup);

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

it('a favorite, its org and whose stream it takes part in say their language', () => {
  render(
    <PortalPage client={clientOf({})} messages={messages}>
      <FavoriteLine row={{ channel, isLive: true, host }} now={0} />
    </PortalPage>,
  );
  const languages = ['湊あくあ', 'ホロライブ', 'しずく'].map((text) => screen.getByText(text).lang);
  expect(languages).toEqual(['ja', 'ja', 'ja']);
});
