/** A video with everything around it, and a player that stands still, for the parts of the watch page. */
import type { Comment, InlineSong, Mention, VideoFull } from '@oshimado/contract';
import { useState, type ComponentType, type ReactNode } from 'react';
import type { MediaState } from '@oshimado/domain';
import { PlayerProvider } from '../parts/player';
import { createFakeMedia } from '../testing/fake-media';
import { emptyDetails } from '../testing/samples';
import { past, talents } from './sample-videos';

const song = (start: number, length: number, name: string, artist: string): InlineSong => ({
  id: `song${start}`,
  name,
  original_artist: artist,
  start,
  end: start + length,
  art: null,
  itunesid: null,
});

export const sampleSongs: readonly InlineSong[] = [
  song(754, 248, '夜明けの窓', 'Window Band'),
  song(1_302, 221, 'Castle on a Cloudy Day', 'The Masons'),
  song(
    2_450,
    305,
    'A song with a title so long that it needs a second line on a phone',
    'An artist with a long name, too',
  ),
  song(4_010, 190, '星に願いを込めて', '星見合唱団'),
  song(6_900, 240, 'Last Light', 'Window Band'),
];

const MESSAGES = [
  '0:00 Start\r\n12:34 The first song, 夜明けの窓\r\n31:05 The tower falls\r\n1:02:03 Talk about the castle\r\n1:40:20 A surprise guest\r\n1:55:00 Ending',
  '31:07 I was not ready for this!!!',
  '31:10 the tower falls and everybody screams',
  '31:02 LOL',
  '12:40 とても素敵な歌でした。ありがとう！',
  '1:02:10 the best story about the castle https://example.com/castle',
  '1:02:05 clip this',
  '47:30 so cute',
  '1:40:25 びっくりした！まさかのゲスト登場で笑いが止まらない',
  '1:40:21 the guest, at last',
  '1:40:30 guest\r\nThen we built the gate together, and it fell down again.\r\nThird line.\r\nFourth line.\r\nFifth line.\r\nSixth line.',
  '2:01:00 bye bye',
];

export const sampleComments: readonly Comment[] = MESSAGES.map((message, index) => ({
  comment_key: `comment${index}`,
  message,
}));

/** As many as a famous stream has. */
export const manyComments = (count: number): Comment[] =>
  Array.from({ length: count }, (_, index) => ({
    comment_key: `comment${index}`,
    message: `${index % 2}:${String((index * 7) % 60).padStart(2, '0')}:30 moment number ${index}`,
  }));

const mention = (index: number): Mention => {
  const { id, name, english_name, type, org, suborg, photo } = talents[index % 3] ?? talents[0];
  return { id: `${id}${index}`, name, english_name, type, org, suborg, photo, group: null };
};

export const sampleMentions = (count: number): Mention[] =>
  Array.from({ length: count }, (_, index) => mention(index + 1));

const DESCRIPTION = `We build the west tower today. It fell twice, so we will be careful.

0:00 Start
12:34 The first song
31:05 The tower
1:02:03 Talk

Our music: https://example.com/music
Manners: be kind to each other, and do not speak of other streams unless we do.`;

export const sampleWatched = (changes: Partial<VideoFull> = {}): VideoFull => ({
  ...past({ id: 'aaaaaaaaaaa' }),
  ...emptyDetails,
  description: DESCRIPTION,
  mentions: sampleMentions(5),
  songs: [...sampleSongs],
  comments: [...sampleComments],
  channel: { ...talents[0], subscriber_count: 2_408_000 },
  ...changes,
});

interface PlayerOfStoryProps {
  readonly state: Partial<MediaState>;
  readonly children: ReactNode;
}

function PlayerOfStory({ state, children }: PlayerOfStoryProps) {
  const [player] = useState(() => {
    const media = createFakeMedia(state);
    const jump = (seconds: number) => {
      media.seek(seconds);
      media.play();
    };
    return { media, jump };
  });
  return <PlayerProvider value={player}>{children}</PlayerProvider>;
}

/** Decorator: a player in this state. A jump moves it and plays. */
export const withPlayer =
  (state: Partial<MediaState> = {}) =>
  (Story: ComponentType) => (
    <PlayerOfStory state={state}>
      <Story />
    </PlayerOfStory>
  );
