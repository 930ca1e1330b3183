import type { Client, CommentedVideo } from '@oshimado/contract';
import { wordsChip, writeChips, type SearchChip } from '@oshimado/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { never, refusing } from '../../storybook/answers';
import { offline, onFeaturePage } from '../../storybook/feature';
import { board } from '../../storybook/sample-videos';
import { sampleUser } from '../../testing/samples';
import { SearchAt } from '../../testing/search-at';
import { SearchForm, SearchHeading, SearchResults, SearchToolbar } from '.';

const TOPIC: SearchChip = { type: 'topic', value: 'singing', text: 'Singing' };
const COMMENT = wordsChip('comments', 'encore');
const address = (chips: readonly SearchChip[], more: Record<string, string> = {}) =>
  `/search?${new URLSearchParams({ q: writeChips(chips), ...more }).toString()}`;

interface StoryProps {
  readonly address: string;
}

const SearchStory = ({ address: at }: StoryProps) => (
  <SearchAt key={at} address={at}>
    {(page) => (
      <>
        <SearchHeading page={page} />
        <SearchToolbar page={page} formId="search-form" />
        {page.state.isAdvanced ? (
          <div id="search-form">
            <SearchForm page={page} />
          </div>
        ) : null}
        <SearchResults page={page} />
      </>
    )}
  </SearchAt>
);

const videos = board(8).map((video) => ({ ...video, songcount: 0 }));
const commented = videos.slice(0, 2).map((video) => ({
  ...video,
  comments: [
    { comment_key: `${video.id}1`, message: '1:02:03 encore!' },
    { comment_key: `${video.id}2`, message: 'The encore at 59:10 was the best part' },
  ],
}));

const choices: Partial<Client> = {
  getOrgs: () => Promise.resolve([]),
  getTopics: () => Promise.resolve([{ id: 'singing', count: 1_234 }]),
};
/** A server whose searches answer so. */
const answering = (answer: () => Promise<unknown>, more: object = {}) => ({
  feature: {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the two calls have answers of different types
    client: { ...choices, postVideoSearch: answer, postCommentSearch: answer } as Partial<Client>,
    ...more,
  },
});
const rows =
  (items: readonly unknown[], total = items.length) =>
  () =>
    Promise.resolve({ total, items });
const meta = {
  title: 'Widgets/Search',
  component: SearchStory,
  decorators: [onFeaturePage],
  args: { address: address([TOPIC]) },
  parameters: answering(rows(videos, 61)),
} satisfies Meta<typeof SearchStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Found: Story = {};
/** A server counts frequent words only so far. */
export const FrequentWord: Story = {
  args: { address: address([wordsChip('title & desc', 'karaoke')]) },
  parameters: answering(() =>
    Promise.resolve({ total: 1_000, total_is_minimum: true, items: videos }),
  ),
};
/** Everything that was asked is one line above the results. */
export const ManyConditions: Story = {
  args: {
    address: address(
      [
        wordsChip('title & desc', 'karaoke'),
        { type: 'channel', value: 'UC1', text: 'Shiramine Hinata (白峰ひなた)' },
        { type: 'topic', value: 'Ring_Brawlers', text: 'Ring_Brawlers' },
        { type: 'org', value: 'Hololive', text: 'Hololive' },
      ],
      { type: 'clip', sort: 'longest', clip_lang: 'en,ja', status: 'past' },
    ),
  },
};
export const Comments: Story = {
  args: { address: address([COMMENT]) },
  parameters: answering(rows(commented satisfies readonly CommentedVideo[])),
};
/** No condition yet. */
export const Start: Story = { args: { address: '/search' } };
export const Contradiction: Story = {
  args: { address: address([COMMENT, wordsChip('title & desc', 'karaoke')]) },
};
export const Loading: Story = { parameters: answering(never) };
export const LoadingComments: Story = {
  args: { address: address([COMMENT]) },
  parameters: answering(never),
};
export const NothingFound: Story = { parameters: answering(rows([])) };
/** A page after the last one. */
export const EmptyPage: Story = {
  args: { address: address([TOPIC], { page: '9' }) },
  parameters: answering(rows([], 61)),
};
export const Failed: Story = { parameters: answering(refusing(500)) };
export const Offline: Story = { parameters: offline() };
/** A guest searches favorites. */
export const LoginNeeded: Story = {
  args: { address: '/search?favorites=true' },
  parameters: answering(refusing(401)),
};
export const Form: Story = { args: { address: '/search?advanced=true' } };
/** Every filter is set. */
export const FormFilled: Story = {
  args: {
    address: address([TOPIC, wordsChip('title & desc', 'karaoke')], {
      advanced: 'true',
      status: 'live,past',
      min_minutes: '90',
      max_minutes: '30',
      collabs: 'only',
      whole_word: 'true',
      talent_lang: 'ja',
      clip_lang: 'en',
    }),
  },
};
export const FormContradiction: Story = {
  args: {
    address: address([COMMENT, wordsChip('title & desc', 'karaoke')], { advanced: 'true' }),
  },
};
/** A guest cannot search favorites; a viewer can. */
export const FormLoggedIn: Story = {
  args: { address: '/search?advanced=true&favorites=true' },
  parameters: answering(rows(videos), { user: sampleUser() }),
};
