import { wordsChip, writeChips, type SearchChip } from '@oshimado/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { onFeaturePage } from '../../storybook/feature';
import { sentenceOf } from '../../storybook/press';
import { SearchAt } from '../../testing/search-at';
import { SAVED_KEY, SAVED_MAX } from './saved-searches';
import { SavedSearches } from './SavedSearches';
import { SearchFeed } from './SearchFeed';

interface StoryProps {
  readonly panel: 'saved' | 'feed';
  readonly chips: readonly SearchChip[];
  /** More of the query. */
  readonly more?: Record<string, string>;
  /** How many searches are saved. */
  readonly savedCount?: number;
}

const TOPIC: SearchChip = { type: 'topic', value: 'singing', text: 'Singing' };
const org = (value: string): SearchChip => ({ type: 'org', value, text: value });
const queryOf = (chips: readonly SearchChip[], more: Record<string, string> = {}) =>
  new URLSearchParams({ ...(chips.length > 0 && { q: writeChips(chips) }), ...more }).toString();

const savedText = (count: number) =>
  JSON.stringify(
    Array.from({ length: count }, (_one, at) => ({
      id: String(at),
      name: at === 0 ? TOPIC.text : `Search ${at + 1}`,
      query: at === 0 ? queryOf([TOPIC]) : `q=${at}`,
    })),
  );

/** What a button of the search toolbar opens. */
function PanelStory({ panel, chips, more, savedCount = 0 }: StoryProps) {
  // As if another tab had saved them: nothing is written to the storage of Storybook.
  useEffect(() => {
    const newValue = savedText(savedCount);
    dispatchEvent(new StorageEvent('storage', { key: SAVED_KEY, newValue }));
  }, [savedCount]);
  return (
    <SearchAt address={`/search?${queryOf(chips, more)}`}>
      {(page) =>
        panel === 'saved' ? (
          <SavedSearches page={page} onChosen={() => undefined} onBell={() => undefined} />
        ) : (
          <SearchFeed state={page.state} />
        )
      }
    </SearchAt>
  );
}

const meta = {
  title: 'Widgets/Search/Panels',
  component: PanelStory,
  decorators: [onFeaturePage],
  args: { panel: 'saved', chips: [TOPIC] },
} satisfies Meta<typeof PanelStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NoneSaved: Story = {};
/** There is no condition to save. */
export const NothingToSave: Story = { args: { chips: [], savedCount: 3 } };
/** The search that is shown is the first of the list. */
export const Saved: Story = { args: { savedCount: 3 } };
/** A search needs a name. */
export const NameMissing: Story = {
  args: { savedCount: 3 },
  play: async (context) => {
    const [rename, field, apply, missing] = await Promise.all([
      sentenceOf(context, 'search', 'saved.rename', { name: TOPIC.text }),
      sentenceOf(context, 'search', 'saved.name'),
      sentenceOf(context, 'search', 'saved.apply'),
      sentenceOf(context, 'search', 'saved.nameMissing'),
    ]);
    const canvas = within(context.canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: rename }));
    await userEvent.clear(canvas.getByRole('textbox', { name: field }));
    await userEvent.click(canvas.getByRole('button', { name: apply }));
    await expect(await canvas.findByText(missing)).toBeVisible();
  },
};
export const Full: Story = { args: { chips: [org('Hololive')], savedCount: SAVED_MAX } };

/** Feeds and a calendar that follow the search. */
export const Feed: Story = { args: { panel: 'feed' } };
/** Conditions that the feed leaves out. */
export const FeedWithGaps: Story = {
  args: {
    panel: 'feed',
    chips: [wordsChip('title & desc', 'karaoke'), org('Hololive'), org('Nijisanji')],
    more: { sort: 'longest', min_minutes: '5' },
  },
};
/** No feed supports comments. */
export const NoFeed: Story = { args: { panel: 'feed', chips: [wordsChip('comments', 'encore')] } };
