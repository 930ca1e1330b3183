import type { RelatedVideo, VideoFull } from '@oshimado/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { CardsProvider } from '../card-actions';
import { onFeaturePage } from '../../storybook/feature';
import { press } from '../../storybook/press';
import { board, clipper, past, talents } from '../../storybook/sample-videos';
import { emptyDetails } from '../../testing/samples';
import { RelatedVideos } from '.';
import { inBox } from '../../storybook/in-box';

/** Pictures of stories are part of their videos; the server's are found by id. */
const related = (video: ReturnType<typeof past>, over: Partial<RelatedVideo> = {}) => ({
  ...video,
  duration: 3_725,
  ...over,
});
const streams = (count: number): RelatedVideo[] =>
  board(count).map((video) => related(video, { status: 'past' }));
const clips = (count: number): RelatedVideo[] =>
  board(count).map((video, index) =>
    related(video, {
      type: 'clip',
      status: 'past',
      lang: index % 3 === 2 ? 'ja' : 'en',
      duration: 95 + index * 40,
      channel: clipper,
    }),
  );
const shorts = (count: number): RelatedVideo[] =>
  clips(count).map((clip, index) => ({
    ...clip,
    id: `short${String(index).padStart(6, '0')}`,
    title: `${clip.title} #shorts`,
    lang: 'en',
    duration: 20 + index,
  }));

const full = (over: Partial<VideoFull>): VideoFull => ({
  ...past(),
  ...emptyDetails,
  ...over,
});

const meta = {
  title: 'Widgets/RelatedVideos',
  component: RelatedVideos,
  decorators: [
    (Story) => (
      <CardsProvider onReport={() => undefined}>
        <Story />
      </CardsProvider>
    ),
    onFeaturePage,
  ],
  args: {
    video: full({
      simulcasts: streams(1),
      clips: clips(5),
      refers: streams(2),
      recommendations: streams(10),
    }),
  },
} satisfies Meta<typeof RelatedVideos>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Of a stream: clips in the viewer's languages; recommendations are folded beside five nearer videos. */
export const Default: Story = {};
/** Of a clip. */
export const OfClip: Story = {
  args: {
    video: full({
      type: 'clip',
      sources: streams(1),
      same_source_clips: clips(6),
      recommendations: clips(3),
    }),
  },
};
/** Vertical videos have cards of their own. */
export const Shorts: Story = {
  args: { video: full({ clips: [...clips(3), ...shorts(5)] }) },
};
/** Beside the player. */
export const Narrow: Story = {
  decorators: [inBox({ inlineSize: '22rem' })],
};
/** Nothing is related. */
export const Empty: Story = { args: { video: full({}) } };
/** Added to the playlist at hand, with a way back. */
export const Added: Story = {
  args: { video: full({ refers: streams(3) }) },
  play: press('watch', 'related.addAll'),
};
export const LongTexts: Story = {
  args: {
    video: full({
      refers: streams(2).map((video) => ({
        ...video,
        title: 'すべての人に届ける歌枠'.repeat(12),
        channel: { ...talents[0], name: 'VeryLongNameOfAChannel'.repeat(5), english_name: null },
      })),
    }),
  },
};
