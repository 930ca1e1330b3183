/** A server of stories about a video that is edited: songs, mentions, a topic and a log. */
import type { AuditEntry, Client, MusicTrack, Song } from '@oshimado/contract';
import { sampleSongs, sampleWatched } from './sample-watch';
import { at, talents } from './sample-videos';
import { sampleUser } from '../testing/samples';

export const editedVideo = sampleWatched({ songs: [] });
export const storyUser = sampleUser();
export const storyEditor = sampleUser({ id: '2', role: 'editor' });

const storySongs: readonly Song[] = sampleSongs.map((song, index) => ({
  ...song,
  amUrl: null,
  video_id: editedVideo.id,
  channel_id: editedVideo.channel.id,
  channel: { name: editedVideo.channel.name, english_name: editedVideo.channel.english_name },
  available_at: editedVideo.available_at,
  creator_id: index === 0 ? storyUser.id : null,
  approver_id: null,
  is_mv: false,
}));

/** As many as a song list may have. */
export const manySongs: readonly Song[] = Array.from({ length: 1_000 }, (_, index) => ({
  ...(storySongs[index % storySongs.length] ?? storySongs[0]),
  id: `song${index}`,
  start: index * 10,
  end: index * 10 + 240,
})) as readonly Song[];

const track = (itunesid: number, name: string, english_name: string | null): MusicTrack => ({
  itunesid,
  name,
  english_name,
  original_artist: 'Window Band',
  album: 'Windows of the West',
  released: '2019-03-27T00:00:00.000Z',
  seconds: 248,
  art: null,
  amUrl: 'https://music.example.com/1',
});
const storyTracks: readonly MusicTrack[] = [
  track(1, '夜明けの窓', 'Window at Dawn'),
  track(2, 'Window at Dawn (Acoustic Version, Remastered for the Twentieth Anniversary)', null),
];

const edit = (id: number, more: Partial<AuditEntry>): AuditEntry => ({
  id: String(id),
  at: at(-id * 90),
  user_id: '1',
  username: 'somebody',
  action: 'topic.set',
  target_id: editedVideo.id,
  before: null,
  after: null,
  reverts: null,
  reverted_by: null,
  ...more,
});
const storyEdits: readonly AuditEntry[] = [
  edit(6, { before: 'talk', after: 'singing', reverts: '4' }),
  edit(5, { action: 'song.save', before: storySongs[0], after: storySongs[1] }),
  edit(4, { before: 'singing', after: 'talk', reverted_by: '6' }),
  edit(3, { action: 'mention.add', after: [talents[1].id, talents[2].id] }),
  edit(2, { action: 'song.remove', before: storySongs[2], username: null }),
  edit(1, { action: 'script.change' }),
];

export const editCalls: Partial<Client> = {
  getVideo: () => Promise.resolve(editedVideo),
  getMentions: () => Promise.resolve(editedVideo.mentions),
  getVideoTopic: () =>
    Promise.resolve({ topic_id: 'singing', id: 'singing', topic_approver_id: null }),
  getTopics: () => Promise.resolve([{ id: 'singing', count: 1_200 }]),
  postLatestSongs: () => Promise.resolve([...storySongs]),
  postSongSearch: () =>
    Promise.resolve({
      responses: [
        {
          hits: {
            hits: storySongs.slice(0, 1).map((song) => ({ _source: song })),
          },
        },
      ],
    }),
  getMusic: () => Promise.resolve([...storyTracks]),
  getAudit: () => Promise.resolve([...storyEdits]),
  getChannel: ({ id }) => Promise.reject(new Error(`the story has no channel ${id}`)),
};
