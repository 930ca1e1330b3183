import type { Video } from '@oshimado/contract';
import { PAGE_SIZE } from '@oshimado/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useQuery } from '@tanstack/react-query';
import { never, refusing } from '../../storybook/answers';
import { offline, onFeaturePage } from '../../storybook/feature';
import { past } from '../../storybook/sample-videos';
import { PagedVideos, type VideoPage } from './PagedVideos';

interface StoryProps {
  readonly page: number;
  /** What the server answers. */
  readonly load: () => Promise<VideoPage>;
  /** What the filters of the viewer leave. Default: everything. */
  readonly filter?: (video: Video) => boolean;
}

function PagedVideosStory({ page, load, filter = () => true }: StoryProps) {
  const answer = useQuery({ queryKey: ['story', page], queryFn: load });
  return (
    <PagedVideos
      page={page}
      hrefFor={(number) => `#page-${number}`}
      answer={answer}
      videos={(answer.data?.videos ?? []).filter(filter)}
      label="Archived streams"
      empty={<p>The page says here why no video is shown.</p>}
    />
  );
}

const videos = (count: number, total?: number) => () =>
  Promise.resolve({ videos: Array.from({ length: count }, () => past()), total });

const meta = {
  title: 'Widgets/PagedVideos',
  component: PagedVideosStory,
  decorators: [onFeaturePage],
  args: { page: 2, load: videos(PAGE_SIZE, 72) },
} satisfies Meta<typeof PagedVideosStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
/** The server does not count: there are a newer and an older page. */
export const WithoutTotal: Story = { args: { load: videos(PAGE_SIZE) } };
/** One page has no pages to choose from. */
export const OnePage: Story = { args: { page: 1, load: videos(5, 5) } };
export const Loading: Story = { args: { load: never } };
/** The filters of the viewer leave no video of this page. */
export const AllHidden: Story = { args: { filter: () => false } };
/** Other pages can be opened although this one failed. */
export const Failed: Story = { args: { load: refusing(503) } };
export const Offline: Story = { args: { load: refusing(503) }, parameters: offline() };
