import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { useWidgets, WidgetsProvider } from '../../base/context';
import { onStoryPage } from '../../storybook/decorator';
import {
  at,
  clipper,
  past,
  placeholder,
  sampleVideo,
  upcoming,
} from '../../storybook/sample-videos';
import { VideoCard } from './VideoCard';
import { narrow, wide } from './VideoCard.stories.css';

/** A page that draws no pictures. */
function WithoutPictures({ children }: { children: ReactNode }) {
  return (
    <WidgetsProvider value={{ ...useWidgets(), hidesPictures: true }}>{children}</WidgetsProvider>
  );
}

const meta = {
  title: 'Widgets/VideoCard/States',
  component: VideoCard,
  decorators: [
    (Story, { args }) => (
      <div className={args.shape && args.shape !== 'grid' ? wide : narrow}>
        <Story />
      </div>
    ),
    onStoryPage,
  ],
  args: { headingLevel: 2, video: sampleVideo() },
} satisfies Meta<typeof VideoCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Live: Story = {};
export const LiveBeingTranslated: Story = {
  args: { video: sampleVideo({ recent_live_tls: ['en', 'ja'] }) },
};
export const Upcoming: Story = { args: { video: upcoming(95) } };
export const Tomorrow: Story = { args: { video: upcoming(14 * 60) } };
export const Soon: Story = { args: { video: upcoming(0.5) } };
/** Its scheduled start has passed, but it is not live yet: the card shows no time in the past. */
export const PutOff: Story = {
  args: { video: upcoming(-40, { start_scheduled: at(20) }) },
};
export const Premiere: Story = { args: { video: upcoming(200, { duration: 254 }) } };
export const Past: Story = { args: { video: past() } };
export const PastWithClips: Story = {
  args: {
    video: past({
      clips: [
        {
          id: 'clip0000001',
          title: 'A clip',
          type: 'clip',
          status: 'past',
          duration: 60,
          available_at: at(-60),
          channel: clipper,
        },
      ],
    }),
  },
};
export const WithSongs: Story = { args: { video: past({ topic_id: 'singing', songcount: 12 }) } };
export const WithTranslations: Story = {
  args: { video: past({ live_tl_count: { en: 482, ja: 482 } }) },
};
export const Clip: Story = {
  args: {
    video: past({
      type: 'clip',
      topic_id: undefined,
      lang: 'en',
      duration: 184,
      title: 'Hinata finds out what the button does',
      channel: clipper,
    }),
  },
};
export const MembersOnly: Story = { args: { video: sampleVideo({ topic_id: 'membersonly' }) } };
export const Missing: Story = { args: { video: past({ status: 'missing' }) } };
export const PlaceholderEvent: Story = { args: { video: placeholder() } };
export const PlaceholderDraft: Story = {
  args: { video: placeholder({ placeholderType: 'scheduled-yt-stream' }) },
};
export const PlaceholderElsewhere: Story = {
  args: {
    video: placeholder({
      placeholderType: 'external-stream',
      link: 'https://www.twitch.tv/example',
    }),
  },
};
export const PlaceholderUncertain: Story = {
  args: { video: placeholder({ certainty: 'likely' }) },
};
/** There is no picture to load: the kind of the placeholder is shown instead. */
export const PlaceholderWithoutPicture: Story = {
  args: { video: placeholder({ thumbnail: undefined }) },
};
/** If the picture fails to load, a drawn one is shown. */
export const BrokenPicture: Story = {
  args: { video: sampleVideo({ thumbnail: '/no-such-picture.png' }) },
};
/** The viewer has hidden the pictures: none is loaded, and the labels that lie over a picture stand in a row of their own. */
export const PicturesHidden: Story = {
  decorators: [(Drawn) => <WithoutPictures>{Drawn()}</WithoutPictures>],
  args: { video: sampleVideo({ songcount: 3, recent_live_tls: ['en'], topic_id: 'singing' }) },
};
export const ListPicturesHidden: Story = {
  decorators: PicturesHidden.decorators ?? [],
  args: { shape: 'list', video: past({ songcount: 7 }) },
};
export const WithoutPhoto: Story = {
  args: { video: sampleVideo({ channel: { ...sampleVideo().channel, photo: '' } }) },
};
export const EverythingAtOnce: Story = {
  args: {
    video: sampleVideo({ songcount: 3, recent_live_tls: ['en', 'ja'], topic_id: 'singing' }),
  },
};
export const WithoutChannel: Story = { args: { video: past(), hideChannel: true } };
export const VeryLongTitle: Story = {
  args: {
    video: sampleVideo({
      title:
        '【長時間耐久】'.repeat(6) +
        'Averyveryverylongwordwithoutanyplacetobreakitwhichhastobebrokenanyway and then some more',
    }),
  },
};
/** Single words of 300 letters: they wrap and do not widen the card. */
export const LongWords: Story = {
  args: {
    video: sampleVideo({
      title: 'T'.repeat(300),
      topic_id: 'w'.repeat(300),
      channel: { ...sampleVideo().channel, english_name: 'N'.repeat(300) },
    }),
  },
};
export const JapaneseName: Story = {
  args: {
    video: sampleVideo({
      title: '【歌枠】みんなと一緒にまったり歌う夜ふかし配信！リクエスト募集中',
    }),
  },
};
export const List: Story = { args: { shape: 'list' } };
export const ListPast: Story = {
  args: { shape: 'list', video: past({ songcount: 7, live_tl_count: { en: 48, ja: 48 } }) },
};
export const ListPlaceholder: Story = { args: { shape: 'list', video: placeholder() } };
export const DenseList: Story = { args: { shape: 'denseList' } };
export const DenseListPast: Story = { args: { shape: 'denseList', video: past() } };
