import type { Client } from '@oshimado/contract';
import { defaultSettings, PAGE_SIZE, writeModule } from '@oshimado/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useMemo, useState } from 'react';
import { expect, screen, userEvent, within } from 'storybook/test';
import type { FeedSource } from '../../base/queries';
import { OUTBOX_KEY } from '../../base/viewer/ports/favorites-store';
import { inTurn, never, refusing } from '../../storybook/answers';
import { offline, onFeaturePage, type FeatureStoryOptions } from '../../storybook/feature';
import { press, shows, steps } from '../../storybook/press';
import { keptFavorites } from '../../storybook/sample-channels';
import { board, past } from '../../storybook/sample-videos';
import { sampleUser } from '../../testing/samples';
import {
  FavoritesPrompt,
  type ArchiveContent,
  type FeedPlace,
  type HomeTab,
} from '../../parts/feed-lists';
import { FavoritesFrame, FeedPage } from '.';

interface StoryProps {
  readonly tab: HomeTab;
  readonly orgs: readonly string[];
}

/** A place that changes as an address would. */
function usePlace(first: HomeTab): FeedPlace {
  const [tab, goToTab] = useState(first);
  const [sort, changeSort] = useState<FeedPlace['sort']>('latest');
  const [uploadedBefore, changeUploadedBefore] = useState('');
  const [archive, changeArchive] = useState<ArchiveContent>('streams');
  return useMemo(
    () => ({
      tab,
      sort,
      uploadedBefore,
      archive,
      page: 1,
      key: 'story',
      isReturn: false,
      hrefForTab: (name) => `#${name}`,
      hrefForPage: (page) => `#page-${page}`,
      goToTab,
      goToFirstPage: () => undefined,
      changeSort,
      changeUploadedBefore,
      changeArchive,
    }),
    [tab, sort, uploadedBefore, archive],
  );
}

function FeedPageStory({ tab, orgs: first }: StoryProps) {
  const place = usePlace(tab);
  const [orgs, showOrgs] = useState(first);
  const source = useMemo<FeedSource>(() => ({ orgs }), [orgs]);
  return <FeedPage source={source} heading="Home" place={place} shownOrgs={{ orgs, showOrgs }} />;
}

const live = board(8);
const archive = Array.from({ length: 6 }, () => past());
const answers: Partial<Client> = {
  getLive: () => Promise.resolve(live),
  getVideos: () => Promise.resolve(archive),
  getOrgs: () => Promise.resolve([]),
  getTopics: () => Promise.resolve([{ id: 'singing', count: 1_200 }]),
};
const on = (client: Partial<Client>, more: FeatureStoryOptions = {}) => ({
  feature: { client: { ...answers, ...client }, ...more },
});

const meta = {
  title: 'Widgets/FeedPage',
  component: FeedPageStory,
  decorators: [onFeaturePage],
  args: { tab: 'live', orgs: ['Hololive'] },
  parameters: on({}),
} satisfies Meta<typeof FeedPageStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Loading: Story = { parameters: on({ getLive: never }) };
export const Empty: Story = { parameters: on({ getLive: () => Promise.resolve([]) }) };
export const Failed: Story = { parameters: on({ getLive: refusing(503) }) };
export const Offline: Story = { parameters: offline() };
const filtered = writeModule('settings', {
  ...defaultSettings('en'),
  ignoredTopics: ['Block_Garden', 'singing', 'talk', 'Dungeon_of_Dawn'],
});
/** The filters of the viewer leave no video. */
export const AllHidden: Story = {
  parameters: on({}, { stored: { [filtered.key]: filtered.text } }),
};
/** The boards of several organizations as one. */
export const SeveralOrganizations: Story = { args: { orgs: ['Hololive', 'Nijisanji'] } };

export const Archive: Story = { args: { tab: 'archive' } };
export const ArchiveLoading: Story = {
  args: { tab: 'archive' },
  parameters: on({ getVideos: never }),
};
export const ArchiveEmpty: Story = {
  args: { tab: 'archive' },
  parameters: on({ getVideos: () => Promise.resolve([]) }),
};
export const ArchiveFailed: Story = {
  args: { tab: 'archive' },
  parameters: on({ getVideos: refusing(503) }),
};
export const ArchiveOffline: Story = { args: { tab: 'archive' }, parameters: offline() };
export const ArchiveAllHidden: Story = {
  args: { tab: 'archive' },
  parameters: on({}, { stored: { [filtered.key]: filtered.text } }),
};
const fullPage = () => Promise.resolve(Array.from({ length: PAGE_SIZE }, () => past()));
/** The next page loads when the end comes near. */
export const ArchiveLoadingMore: Story = {
  args: { tab: 'archive' },
  parameters: on({ getVideos: inTurn(fullPage, never) }),
};
/** The next page failed; the videos that are loaded stay. */
export const ArchiveMoreFailed: Story = {
  args: { tab: 'archive' },
  parameters: on({ getVideos: inTurn(fullPage, refusing(503)) }),
  // Back to the start, where the sticky tabs cover no button.
  play: steps(press('portal', 'list.more'), shows('alert'), async () => scrollTo(0, 0)),
};
const numbered = writeModule('settings', { ...defaultSettings('en'), scrollMode: false });
/** Lists by numbered pages, as the viewer can choose. */
export const ArchiveNumbered: Story = {
  args: { tab: 'archive' },
  parameters: on(
    { getVideos: () => Promise.resolve({ items: archive, total: 72 }) },
    { stored: { [numbered.key]: numbered.text } },
  ),
};
export const ArchiveNumberedFailed: Story = {
  args: { tab: 'archive' },
  parameters: on({ getVideos: refusing(503) }, { stored: { [numbered.key]: numbered.text } }),
};
export const Clips: Story = { args: { tab: 'clips' } };

const openFilters = steps(press('portal', 'display.filter'), shows('dialog'));
/** Sort, organizations and what is left out of every feed. */
export const Filters: Story = { play: openFilters };
/** The date replaces the sort order. */
export const FiltersOfArchive: Story = { args: { tab: 'archive' }, play: openFilters };

/** Each way cards can look, by name. */
export const Display: Story = {
  play: async ({ canvasElement }) => {
    const buttons = await within(canvasElement).findAllByRole('button');
    const last = buttons.find((button) => button.getAttribute('aria-haspopup') === 'menu');
    if (last) await userEvent.click(last);
    await expect(await screen.findByRole('menu')).toBeVisible();
  },
};

function FavoritesStory({ isGuest }: { isGuest: boolean }) {
  return (
    <FavoritesFrame place={usePlace('live')}>
      <FavoritesPrompt isGuest={isGuest} />
    </FavoritesFrame>
  );
}

/** The favorites' page of a guest leads to the login. */
export const FavoritesOfGuest: Story = { render: () => <FavoritesStory isGuest /> };
/** A viewer without favorites is led to the channels. */
export const FavoritesNone: Story = { render: () => <FavoritesStory isGuest={false} /> };
/** The first favorites are still to be sent. */
export const FavoritesKept: Story = {
  render: () => <FavoritesStory isGuest={false} />,
  parameters: on(
    { getFavorites: () => Promise.resolve([]), patchFavorites: never },
    { user: sampleUser(), stored: { [OUTBOX_KEY]: keptFavorites(sampleUser().id) } },
  ),
};
