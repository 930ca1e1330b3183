import type { Video } from '@oshimado/contract';
import { defaultSettings, writeModule, type Visits } from '@oshimado/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { VISITS_KEY, createVisits } from '../../base/visits';
import { onFeaturePage, type FeatureStoryOptions } from '../../storybook/feature';
import { favoriteOf, sampleFullChannel } from '../../storybook/sample-channels';
import { past, STORY_NOW } from '../../storybook/sample-videos';
import { press } from '../../storybook/press';
import { sampleUser } from '../../testing/samples';
import { EndlessVideos } from '../../parts/feed-lists/EndlessVideos';
import { NewMarks } from '../../parts/new-marks';
import { CardsProvider } from '../card-actions';
import AwaySection from './AwaySection';
import { memoryStorage } from '../../testing/memory-storage';
import { Replaced } from '../../base/state/replaced';
import { deviceVisits } from '../../base/visits/use-visits';

interface StoryProps {
  /** Also shows the archive, with its marks. */
  readonly hasArchive: boolean;
}

const DAY = 86_400_000;
const kept: Visits = {
  seenAt: STORY_NOW - 3 * DAY,
  newSince: null,
  awaySince: null,
};

/** A device that was last here three days ago. */
function storyVisits() {
  const visits = createVisits({
    storage: memoryStorage({ [VISITS_KEY]: JSON.stringify(kept) }).storage,
    tabs: new EventTarget(),
    now: () => STORY_NOW,
  });
  visits.look();
  return visits;
}

const request = { kind: 'archive', source: { favorites: 'viewer' }, clipLangs: [] } as const;

function AwayStory({ hasArchive }: StoryProps) {
  const [visits] = useState(storyVisits);
  return (
    <Replaced what={deviceVisits} by={() => visits}>
      <CardsProvider onReport={() => undefined}>
        <AwaySection />
        {hasArchive ? (
          <NewMarks>
            <EndlessVideos request={request} filter={{ org: 'All Vtubers' }} />
          </NewMarks>
        ) : null}
        <p>The board.</p>
      </CardsProvider>
    </Replaced>
  );
}

const meta = {
  title: 'Widgets/Away',
  component: AwayStory,
  decorators: [onFeaturePage],
  args: { hasArchive: false },
} satisfies Meta<typeof AwayStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const channel = sampleFullChannel();
const missed = (count: number): Video[] =>
  Array.from({ length: count }, (_, index) => ({
    ...past({ available_at: new Date(STORY_NOW - (index + 1) * 3_600_000).toISOString() }),
    channel: { ...channel, photo: '' },
  }));
const on = (videos: Video[], more: FeatureStoryOptions = {}) => ({
  feature: {
    user: sampleUser(),
    ...more,
    client: {
      getFavorites: () => Promise.resolve([favoriteOf(channel)]),
      getUsersVideos: () => Promise.resolve(videos),
    },
  },
});
const noHistory = writeModule('settings', { ...defaultSettings('en'), keepHistory: false });

export const Default: Story = { parameters: on(missed(3)) };
/** More than the section has room for. */
export const Many: Story = { parameters: on(missed(15)) };
export const One: Story = { parameters: on(missed(1)) };
/** Cards of the archive are marked until all is marked as seen. */
export const Marks: Story = { args: { hasArchive: true }, parameters: on(missed(8)) };
export const Seen: Story = {
  ...Marks,
  play: press('away', 'markSeen'),
};
export const Dismissed: Story = { ...Marks, play: press('away', 'dismiss') };
/** Renders nothing. */
export const NothingMissed: Story = { parameters: on([]) };
/** Renders nothing for guests. */
export const Guest: Story = { parameters: { feature: {} } };
/** Renders nothing for viewers without a history. */
export const NoHistory: Story = {
  parameters: on(missed(3), { stored: { [noHistory.key]: noHistory.text } }),
};
