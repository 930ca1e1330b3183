/** Chat and translations in a story: a player that stands still, and a server whose rooms the story fills. */
import type { Chat, Client } from '@oshimado/contract';
import { TL_LANGUAGES } from '@oshimado/domain';
import { useEffect, useState, type ReactNode } from 'react';
import { ChatProvider, CaptionLayer, WholeTranslationsPanel } from '../parts/live-translations';
import type { OpenSocket } from '../parts/live-translations/chat-socket';
import { PlayerProvider } from '../parts/player';
import { chatLine, createChatServer } from '../testing/chat-server';
import { createFakeMedia } from '../testing/fake-media';
import { sampleVideo, STORY_NOW } from './sample-videos';

const STARTED = 3_600_000;
/** The video whose rooms the server of the story has. */
export const chatVideo = sampleVideo();

const SAID: readonly (Partial<Chat> & { readonly message: string })[] = [
  { message: '[EN] Good evening everyone, can you hear me?', name: 'Kaede TL' },
  { message: 'She says the new cover comes out on Friday', name: 'Kaede TL' },
  {
    message: 'みんな、来てくれてありがとう！',
    name: '星見みなと',
    is_tl: false,
    is_vtuber: true,
    is_verified: true,
    channel_id: 'UCminato',
  },
  {
    message: 'Welcome! Please mind the rules.',
    name: 'moderator_san',
    is_tl: false,
    is_moderator: true,
  },
  {
    message:
      'The next song is one that she has practised for a whole month, and she is a little nervous about the high note in the second half of it',
    name: 'Kaede TL',
  },
  {
    message: 'I am listening!',
    name: 'Shizuku',
    is_tl: false,
    is_owner: true,
    is_verified: true,
    channel_id: 'UCshizuku',
  },
  {
    message: '<b>This is text</b> and https://example.com is no link',
    name: 'someone <i>else</i>',
  },
  { message: '"Thank you for one hundred thousand"', name: 'Kaede TL' },
];

const lineAt = (index: number, spacing: number): Chat =>
  chatLine(STORY_NOW - STARTED + index * spacing, {
    ...SAID[index % SAID.length],
    video_offset: (index * spacing) / 1_000,
  });

export interface ChatStoryProps {
  /** How far the stream is. Default `live`. */
  readonly status?: 'live' | 'upcoming' | 'past';
  /** Lines of the history. Default 8. */
  readonly count?: number;
  /** What the socket does. Default `open`. */
  readonly socket?: 'open' | 'never' | 'refused' | 'ended';
  /** What history answers. Default its lines. */
  readonly history?: 'lines' | 'never' | 'failed';
  /** Position of the player, in seconds. Default 30. */
  readonly at?: number;
  /** In place of the panel. */
  readonly children?: ReactNode;
}

const SPACING = 8_000;

function createWorld({ count = 8, socket = 'open', history = 'lines', at = 30 }: ChatStoryProps) {
  const server = createChatServer();
  const lines = Array.from({ length: count }, (_, index) => lineAt(index, SPACING));
  for (const lang of TL_LANGUAGES) server.hold(`${chatVideo.id}/${lang}`, lines);
  if (socket === 'refused') server.fall();
  const openSocket: OpenSocket =
    socket === 'never' ? () => new Promise(() => undefined) : server.openSocket;
  const getChats: Client['getChats'] = (...given) => {
    if (history === 'never') return new Promise(() => undefined);
    if (history === 'failed') return Promise.reject(new Error('offline'));
    return server.client.getChats(...given);
  };
  return {
    server,
    openSocket,
    client: { getChats },
    media: createFakeMedia({ currentTime: at, paused: false }),
  };
}

/** Its calls, for the page around it. */
export const chatClient = (story: ChatStoryProps): Partial<Client> => createWorld(story).client;

export function ChatStory(props: ChatStoryProps) {
  const { status = 'live', socket, children } = props;
  const [{ server, openSocket, media }] = useState(() => createWorld(props));
  const video = {
    ...chatVideo,
    status,
    ...(status === 'upcoming' && {
      start_scheduled: '2999-01-01T00:00:00.000Z',
      start_actual: undefined,
    }),
  };
  const { id } = video;
  useEffect(() => {
    if (socket !== 'ended') return undefined;
    const timer = setInterval(
      () => server.say(`${id}/en`, { type: 'end', message: 'The stream has ended.' }),
      200,
    );
    return () => clearInterval(timer);
  }, [server, socket, id]);
  return (
    <ChatProvider openSocket={openSocket}>
      <PlayerProvider value={{ media, jump: media.seek }}>
        <div style={{ blockSize: '26rem', maxInlineSize: '22rem' }}>
          {children ?? <WholeTranslationsPanel video={video} />}
        </div>
        <div style={{ position: 'relative', maxInlineSize: '22rem', blockSize: '8rem' }}>
          <CaptionLayer videoId={id} />
        </div>
      </PlayerProvider>
    </ChatProvider>
  );
}
