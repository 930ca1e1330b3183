import type { Meta, StoryObj } from '@storybook/react-vite';
import { CardsProvider } from '../../features/card-actions';
import { offline, onFeaturePage } from '../../storybook/feature';
import { press, shows, steps } from '../../storybook/press';
import { at, placeholder, sampleVideo, talents, upcoming } from '../../storybook/sample-videos';
import { sampleMentions, sampleWatched, withPlayer } from '../../storybook/sample-watch';
import { sampleUser } from '../../testing/samples';
import { VideoInfo } from './VideoInfo';

const id = 'aaaaaaaaaaa';

const meta = {
  title: 'Widgets/VideoInfo',
  component: VideoInfo,
  decorators: [
    (Story) => (
      <CardsProvider onReport={() => undefined}>
        <Story />
      </CardsProvider>
    ),
    withPlayer({ currentTime: 754, duration: 7_384 }),
    onFeaturePage,
  ],
  args: { video: sampleWatched() },
} satisfies Meta<typeof VideoInfo>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A guest, and a video that has ended. */
export const Past: Story = {};
export const LoggedIn: Story = { parameters: { feature: { user: sampleUser() } } };
export const Live: Story = { args: { video: sampleWatched({ ...sampleVideo(), id }) } };
export const Upcoming: Story = {
  args: { video: sampleWatched({ ...upcoming(90), id, mentions: sampleMentions(2) }) },
};
export const Premiere: Story = {
  args: { video: sampleWatched({ ...upcoming(90, { duration: 240 }), id, mentions: [] }) },
};
/** Its title is the Japanese one where the viewer reads native names; the time is not certain. */
export const UncertainPlaceholder: Story = {
  args: {
    video: sampleWatched({ ...placeholder({ certainty: 'likely' }), id, description: '' }),
  },
};
export const Missing: Story = {
  args: {
    video: sampleWatched({
      status: 'missing',
      missing_since: '2026-05-03T09:00:00.000Z',
      live_tl_count: { en: 240, ja: 12 },
    }),
  },
};
export const MissingWithoutDate: Story = { args: { video: sampleWatched({ status: 'missing' }) } };
export const LongTexts: Story = {
  args: {
    video: sampleWatched({
      title:
        '【歌枠】みんなと一緒にまったり歌う夜ふかし配信！リクエスト募集中、初見さんも大歓迎です【白峰ひなた】',
      description: 'https://example.com/'.padEnd(300, 'a').concat('\nword '.repeat(200)),
      channel: {
        ...talents[2],
        english_name: 'A name so long that nobody could ever read it out in one breath Ch.',
      },
    }),
  },
};
/** One word each, of 300 letters: they are broken, and widen nothing. */
export const LongWords: Story = {
  args: {
    video: sampleWatched({
      title: 'T'.repeat(300),
      topic_id: 'w'.repeat(300),
      channel: { ...talents[2], english_name: 'N'.repeat(300), org: 'O'.repeat(300) },
      mentions: sampleMentions(2).map((one) => ({ ...one, english_name: 'M'.repeat(300) })),
    }),
  },
};
/** Everybody who takes part, and the whole description. */
export const Unfolded: Story = {
  args: { video: sampleWatched({ mentions: sampleMentions(11), available_at: at(-9_000) }) },
  play: steps(
    press('watch', 'info.more', { values: { count: 8 } }),
    press('watch', 'info.showMore'),
  ),
};
/** The address as it is, from here on, and the share dialog of the system where there is one. */
export const Sharing: Story = { play: steps(press('watch', 'info.share'), shows('menu')) };
export const Offline: Story = { parameters: offline() };
