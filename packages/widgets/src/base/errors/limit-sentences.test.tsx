/** When the server refuses a call because there were too many, each place says the seconds that it said. */
import { CallError, type CallName, type Client } from '@oshimado/contract';
import { ALL_ORGS } from '@oshimado/domain';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useEffect, useState, type ReactNode } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { CalendarFilters } from '../../features/account/CalendarFilters';
import { FavoritesCalendar } from '../../features/account/FavoritesCalendar';
import { LoginChoices } from '../../features/account/LoginChoices';
import { SessionsSection } from '../../features/account/SessionsSection';
import { PlaceholderMentions } from '../../features/card-actions/PlaceholderMentions';
import { FetchedChannels } from '../../features/channel-list/FetchedChannels';
import { ChannelAnswer } from '../../features/channel-page/ChannelAnswer';
import { ChannelPicker } from '../../parts/channel-picker/ChannelPicker';
import { EditHistory } from '../../features/edit-video/history';
import { MentionsTab } from '../../features/edit-video/MentionsTab';
import { IgnoredTopics } from '../../parts/feed-filter/IgnoredTopics';
import { EndlessVideos } from '../../parts/feed-lists/EndlessVideos';
import { useBoard } from '../../features/feed-page/FeedPage';
import { LivePanel } from '../../features/feed-page/LivePanel';
import {
  ChatProvider,
  LiveTranslations,
  WholeTranslationsPanel,
} from '../../parts/live-translations';
import OrgDialog from '../../features/org-selector/OrgDialog';
import { ChannelField } from '../../features/placeholder-editor/ChannelField';
import PlaceholderListDialog from '../../features/placeholder-editor/PlaceholderListDialog';
import { PlayerProvider } from '../../parts/player';
import { PlaylistBeside } from '../../features/playlist-beside';
import { PlaylistPanel } from '../../parts/playlist-panel';
import { OwnPlaylists } from '../../features/playlists';
import { QuickMentions } from '../../parts/quick-editor/QuickMentions';
import { LateScriptManager } from '../../features/script-manager';
import { SongRows } from '../../features/edit-video/songs/SongRows';
import { SongLookup } from '../../features/edit-video/song-lookup/SongLookup';
import { FeaturePage, loadActors, logIn, sampleChannel, sampleUser } from '../../testing';
import { createChatServer } from '../../testing/chat-server';
import { playlistWords } from '../../testing/playlist-messages';
import { video } from '../../testing/videos';
import { ActorsWithToasts } from '../toasts/ActorsWithToasts';
import { TopicForm } from '../../parts/video-edits/TopicForm';
import { useTopicEdit } from '../../parts/video-edits/use-topic-edit';
import { useActors, useSend } from '../viewer';

// Loaded first, so that no test waits for a disk.
await Promise.all([
  loadActors(),
  import('./LimitSentence'),
  import('../../parts/live-translations/start-chat'),
  import('../toasts/ActorToasts'),
  import('../toasts/ToastHost'),
]);

/** Every call is refused. */
const client = new Proxy({} as Client, {
  get: (_, name) => () =>
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a client has calls and nothing else
    Promise.reject(new CallError('http', name as CallName, '', 429, undefined, undefined, 17)),
});

const user = sampleUser();
const ignore = () => undefined;
const source = { orgs: ['Hololive'] };
const past = { id: 'v', status: 'past', available_at: '2026-03-01T12:00:00Z' } as const;

function Live() {
  const board = useBoard(source);
  return <LivePanel board={board} filter={{ org: ALL_ORGS }} sort="latest" placeKey="here" />;
}
function Lookup() {
  const [text, setText] = useState('Stellar');
  return <SongLookup text={text} onTextChange={setText} onTake={ignore} />;
}
const player = { media: null, jump: ignore };
function Chats({ children }: { readonly children: ReactNode }) {
  const [{ openSocket }] = useState(createChatServer);
  return (
    <ChatProvider openSocket={openSocket}>
      <PlayerProvider value={player}>{children}</PlayerProvider>
    </ChatProvider>
  );
}
const Topic = () => <TopicForm edit={useTopicEdit('v')} />;
function SavedPlaylist({ children }: { readonly children?: ReactNode }) {
  const send = useSend('playlist');
  useEffect(() => {
    send({ type: 'playlist.rename', name: 'Evening' });
    send({ type: 'playlist.save' });
  }, [send]);
  return children;
}
function Panel() {
  const actors = useActors();
  return actors ? (
    <SavedPlaylist>
      <PlaylistPanel actor={actors.playlist} t={playlistWords} moreHref="/playlists" />
    </SavedPlaylist>
  ) : null;
}

const places: Readonly<Record<string, ReactNode>> = {
  'the live streams of a feed': <Live />,
  'the archive of a feed': (
    <EndlessVideos
      request={{ kind: 'archive', source, clipLangs: [] }}
      filter={{ org: ALL_ORGS }}
    />
  ),
  'a list of channels': <FetchedChannels tab="vtuber" org={ALL_ORGS} />,
  'the page of a channel': (
    <ChannelAnswer id="UC1" notFound={null}>
      {() => null}
    </ChannelAnswer>
  ),
  'the organizations': <OrgDialog onChoose={ignore} onClose={ignore} onClosed={ignore} />,
  'the playlists of the viewer': <OwnPlaylists />,
  'the playlist beside a video': <PlaylistBeside playlistId="7" videoId="aaaaaaaaaaa" />,
  'a toast about a playlist that was not saved': <SavedPlaylist />,
  'the video of live translations': (
    <Chats>
      <LiveTranslations videoId="v" />
    </Chats>
  ),
  'the history of a live chat': (
    <Chats>
      <WholeTranslationsPanel video={{ ...past, status: 'live' }} />
    </Chats>
  ),
  'the translations of a recording': (
    <Chats>
      <WholeTranslationsPanel video={past} />
    </Chats>
  ),
  'the mentions to edit': <MentionsTab video={{ id: 'v', channel: sampleChannel }} />,
  'the mentions to edit beside a card': <QuickMentions videoId="v" ownChannel="UC1" />,
  'the topic to edit': <Topic />,
  'the songs of a video': (
    <SongRows
      video={{ id: 'v', channelId: 'UC1' }}
      loaded={undefined}
      removing={undefined}
      onLoad={ignore}
      onRemove={ignore}
    />
  ),
  'the songs found': <Lookup />,
  'the scripts of the viewer': <LateScriptManager page={1} hrefFor={() => ''} />,
  'the placeholders': <PlaceholderListDialog local="UTC" onPick={ignore} onClose={ignore} />,
  'the guests of a placeholder': <PlaceholderMentions video={video()} onLeave={ignore} />,
  'the calendar of the favorites': <FavoritesCalendar user={user} isEnglish={false} />,
  'the sessions of the viewer': <SessionsSection user={user} />,
  'the ways to log in': (
    <LoginChoices user={null} returnTo={undefined} isAgain={false} onDone={ignore} />
  ),
};

/** Lists that are asked for by what is typed. */
const fields: Readonly<Record<string, ReactNode>> = {
  'the channels of a picker': (
    <ChannelPicker label="Channels" hasChips value={[]} onAdd={ignore} onRemove={ignore} />
  ),
  'the channel of a placeholder': <ChannelField value={null} onChange={ignore} error={undefined} />,
  'the filters of a calendar': <CalendarFilters filters={[]} onChange={ignore} />,
  'the topics to ignore': <IgnoredTopics />,
};

const WAIT = /Try again in 17 seconds/;
const draw = (children: ReactNode) =>
  act(async () => {
    render(
      <FeaturePage client={client}>
        <ActorsWithToasts>{children}</ActorsWithToasts>
      </FeaturePage>,
    );
  });

beforeEach(() => {
  logIn(user);
});
afterEach(cleanup);

it.each(Object.entries(places))('%s: says the seconds', async (_, place) => {
  await draw(place);
  expect((await screen.findAllByText(WAIT)).length).toBeGreaterThan(0);
});

it.each(Object.entries(fields))('%s: says the seconds', async (_, place) => {
  await draw(place);
  const field = await screen.findByRole('combobox');
  fireEvent.focus(field);
  fireEvent.change(field, { target: { value: 'sora' } });
  expect((await screen.findAllByText(WAIT)).length).toBeGreaterThan(0);
});

it('the edits of a video: says the seconds', async () => {
  await draw(<EditHistory videoId="v" />);
  fireEvent.click(await screen.findByRole('button', { name: 'Edit history' }));
  expect(await screen.findByText(WAIT)).toBeDefined();
});

it('the panel of a playlist that was not saved: says the seconds beside what is kept', async () => {
  await draw(<Panel />);
  const alert = await screen.findByText(/^Couldn’t save the playlist/);
  expect(alert.parentElement?.textContent).toMatch(/saved on this device\. .*in 17 seconds/);
});
