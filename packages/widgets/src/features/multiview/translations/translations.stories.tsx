import type { Chat, Client, Video } from '@oshimado/contract';
import { TL_LANGUAGES } from '@oshimado/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { ChatProvider } from '../../../parts/live-translations';
import type { OpenSocket } from '../../../parts/live-translations/chat-socket';
import { onFeaturePage } from '../../../storybook/feature';
import { cellsOnPage, cellVideos, eventVideos, withMultiview } from '../../../storybook/multiview';
import { STORY_NOW } from '../../../storybook/sample-videos';
import { chatLine, createChatServer } from '../../../testing/chat-server';
import { MultiviewTranslations } from '.';

const CODE = 'AAMMcell0______,AMMMcell1______';
const LINES = [
  'Good evening everyone, can you hear me?',
  'She says the new cover comes out on Friday',
  'The next song is one that she has practised for a whole month, and she is a little nervous about the high note in it',
  '“Thank you for one hundred thousand”',
] as const;
const AUTHORS = ['Kaede TL', 'Sora', 'translator <i>san</i>'] as const;
const SPACING = 7_000;

const linesOf = (count: number, start: number): readonly Chat[] =>
  Array.from({ length: count }, (_, index) =>
    chatLine(start + index * SPACING, {
      name: AUTHORS[index % AUTHORS.length] ?? '',
      message: `${LINES[index % LINES.length] ?? ''} (${index + 1})`,
      video_offset: (index * SPACING) / 1_000,
    }),
  );

interface World {
  /** Lines of each video. */
  readonly count: number;
  /** What the socket does. Default `open`. */
  readonly socket?: 'open' | 'refused';
}

function createWorld({ count, socket = 'open' }: World) {
  const server = createChatServer();
  cellVideos(2).forEach(({ id }, at) => {
    const lines = linesOf(count, STORY_NOW - count * SPACING + at * 3_000);
    for (const lang of TL_LANGUAGES) server.hold(`${id}/${lang}`, lines);
  });
  if (socket === 'refused') server.fall();
  const getChats: Client['getChats'] = (...asked) => server.client.getChats(...asked);
  return { openSocket: server.openSocket, client: { getChats } };
}

function Pane({ openSocket }: { readonly openSocket: OpenSocket }) {
  const [socket] = useState(() => openSocket);
  return (
    <ChatProvider openSocket={socket}>
      <div style={{ blockSize: '32rem', maxInlineSize: '22rem' }}>
        <MultiviewTranslations onClose={() => undefined} />
      </div>
    </ChatProvider>
  );
}

const meta = {
  title: 'Widgets/MultiviewTranslations',
  component: MultiviewTranslations,
  args: { onClose: () => undefined },
} satisfies Meta<typeof MultiviewTranslations>;
export default meta;
type Story = StoryObj<typeof meta>;

interface StoryOptions extends World {
  readonly videos: readonly Video[];
  readonly code?: string;
  /** Position of the players in seconds. Default: there are none. */
  readonly at?: number;
}

function story({ videos, code = CODE, at, ...world }: StoryOptions): Story {
  const { openSocket, client } = createWorld(world);
  return {
    render: () => <Pane openSocket={openSocket} />,
    decorators: [
      withMultiview({
        code,
        ...(at !== undefined && { players: { currentTime: at, paused: true } }),
      }),
      onFeaturePage,
    ],
    parameters: cellsOnPage(videos, client),
  };
}

const live = cellVideos(2);
const [first] = live;
const [, recorded] = eventVideos(2);
const mixed = [first, recorded].flatMap((video) => video ?? []);

/** Two running streams; each line has the colour and the name of its stream. */
export const Live: Story = story({ videos: live, count: 12 });
/** The lines of the recording are those its player has reached. */
export const ArchiveAndLive: Story = story({ videos: mixed, count: 12, at: 60 });
/** The recording has no player yet. */
export const ArchiveNotStarted: Story = story({ videos: mixed, count: 6 });
/** Ten thousand lines, of which those in view are drawn. */
export const StressTest: Story = story({
  videos: eventVideos(2),
  count: 5_000,
  at: 40_000,
});
export const Waiting: Story = story({ videos: live, count: 0 });
/** No room is reached. */
export const Disconnected: Story = story({ videos: live, count: 0, socket: 'refused' });
export const NotLiveYet: Story = story({
  videos: live.map((video) => ({
    ...video,
    status: 'upcoming',
    start_scheduled: '2999-01-01T00:00:00.000Z',
    start_actual: undefined,
  })),
  count: 0,
});
/** The layout has no videos. */
export const Empty: Story = story({ videos: [], code: '', count: 0 });
