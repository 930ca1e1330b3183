/** A screen of the portal: the page of an address in its frame, with a server that answers all of them. */
import type { Client, VideoFull } from '@oshimado/contract';
import { Suspense, useState } from 'react';
import { MemoryRouter, useNavigate } from 'react-router-dom';
import { RouterLink } from '../apps/portal/src/platform/RouterLink';
import type { PagePath } from '../apps/portal/src/routes/pages';
import { Screen } from '../apps/portal/src/Screen';
import { AppUpdateProvider } from '../packages/widgets/src/parts/app-update';
import {
  StoryOfFeature,
  type FeatureStoryOptions,
} from '../packages/widgets/src/storybook/feature';
import {
  favoriteOf,
  sampleFullChannel,
  talentChannels,
} from '../packages/widgets/src/storybook/sample-channels';
import { at, board, past, sampleVideo } from '../packages/widgets/src/storybook/sample-videos';
import { storyUpdate } from '../packages/widgets/src/storybook/story-update';
import { sampleUser, emptyDetails } from '../packages/widgets/src/testing/samples';

export interface ScreenProps {
  /** The entry of `pages` that is shown. */
  readonly path: PagePath | 'unknown';
  /** Path, query and hash. Default the path. */
  readonly address?: string;
}

const channels = talentChannels(9);
const archive = () => Array.from({ length: 12 }, () => past());

export const sampleFullVideo = (more: Partial<VideoFull> = {}): VideoFull => ({
  ...sampleVideo(),
  id: 'aaaaaaaaaaa',
  ...emptyDetails,
  description: 'We build the west tower today.\n\nManners: be kind to each other.',
  ...more,
});

/** It knows every page. */
const server: Partial<Client> = {
  getLive: () => Promise.resolve(board(12)),
  getUsersLive: () => Promise.resolve(board(4)),
  getVideos: () => Promise.resolve(archive()),
  getVideo: () => Promise.resolve(sampleFullVideo()),
  getOrgs: () => Promise.resolve([]),
  getTopics: () => Promise.resolve([{ id: 'singing', count: 1_200 }]),
  getChannels: () => Promise.resolve(channels),
  getChannel: () => Promise.resolve(sampleFullChannel()),
  getChannelVideos: () => Promise.resolve({ total: 12, items: archive() }),
  getFavorites: () => Promise.resolve(channels.slice(0, 4).map(favoriteOf)),
  getPlaylists: () => Promise.resolve([]),
  getPlaylist: () => {
    const videos = archive();
    return Promise.resolve({
      id: 7,
      name: '歌枠まとめ',
      user_id: 'other',
      updated_at: at(-500),
      video_ids: videos.map(({ id }) => id),
      videos,
    });
  },
  getLoginServices: () => Promise.resolve({ services: ['discord', 'google'], demo: true }),
  getCalendarKey: () => Promise.resolve({ key: 'oshical_1_a' }),
  getSessions: () =>
    Promise.resolve([
      { id: 'a', created_at: at(-9_000), last_used_at: at(-5), current: true, device: 'Firefox' },
    ]),
  getStats: () =>
    Promise.resolve({
      statistics: {
        channelCount: { vtuber: 4_812, subber: 1_930 },
        monthlyChannels: { vtuber: 38, subber: 4 },
        totalVideos: { count: 1_204_331 },
        dailyVideos: { count: 912 },
        totalSongs: { count: 88_120 },
      },
    }),
  getSiteText: ({ name, lang = 'en' }) =>
    Promise.resolve({
      name,
      lang,
      markdown:
        'This site is run by friends.\n\n# What we ask of you\n\n1. Be kind.\n2. Leave [spoilers](/about) out.\n\n> Thank you!',
    }),
  postVideoSearch: () =>
    Promise.resolve({
      total: 12,
      items: archive().map((video) => ({ ...video, songcount: 0 })),
    }),
};

export const viewer = sampleUser({ username: 'kumo', discord_id: '1' });

/** Parameters of a screen whose server, viewer or device is another one. */
export const on = ({ client, ...more }: FeatureStoryOptions) => ({
  feature: { client: { ...server, ...client }, ...more },
});

function RoutedScreen(props: FeatureStoryOptions & { readonly language: string }) {
  const navigate = useNavigate();
  const [load] = useState(() => {
    const control = storyUpdate({});
    return () => Promise.resolve(control);
  });
  return (
    <StoryOfFeature
      {...props}
      navigate={(to, options) => void navigate(to, options)}
      LinkComponent={RouterLink}
    >
      <AppUpdateProvider load={load}>
        <Screen />
      </AppUpdateProvider>
    </StoryOfFeature>
  );
}

interface ScreenStoryProps extends ScreenProps {
  readonly language: string;
  readonly feature: FeatureStoryOptions;
}

const ScreenStory = ({ path, address = path, language, feature }: ScreenStoryProps) => (
  <MemoryRouter initialEntries={[address]}>
    <Suspense>
      <RoutedScreen language={language} {...feature} />
    </Suspense>
  </MemoryRouter>
);

interface ScreenContext {
  readonly id: string;
  readonly globals: Readonly<Record<string, unknown>>;
  readonly parameters: Readonly<Record<string, unknown>>;
}

/** For `render`. */
export const renderScreen = (args: ScreenProps, { id, globals, parameters }: ScreenContext) => {
  const language = String(globals.language);
  return (
    <ScreenStory
      key={`${id} ${language}`}
      {...args}
      language={language}
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- parameters of a story have no type of their own
      feature={parameters.feature as FeatureStoryOptions}
    />
  );
};

/** A screen has a `<main>` of its own. Spread them: Storybook adds to a literal, and replaces anything else. */
export const screenParameters = { isScreen: true, ...on({}) };
