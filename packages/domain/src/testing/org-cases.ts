/** Test cases of which organization a video belongs to, shared by lists, search, feeds, board events and the domain. */
import type { VideoMembers } from '../video/video-org';

export interface OrgCase {
  readonly name: string;
  readonly video: VideoMembers;
  readonly org: string;
  readonly isOfOrg: boolean;
}

const ours = { org: 'Ours' };
const theirs = { org: 'Theirs' };
const none = { org: null };

const cases: readonly (readonly [string, VideoMembers, boolean])[] = [
  ['a stream of a talent', { type: 'stream', channel: ours }, true],
  ['a stream of another organization', { type: 'stream', channel: theirs }, false],
  ['a stream of nobody’s', { type: 'stream', channel: none }, false],
  [
    'a stream elsewhere with a talent as guest',
    { type: 'stream', channel: theirs, mentions: [ours] },
    true,
  ],
  [
    'a stream elsewhere with others as guests',
    { type: 'stream', channel: theirs, mentions: [theirs, none] },
    false,
  ],
  [
    'a talent’s stream with guests of the same organization',
    { type: 'stream', channel: ours, mentions: [ours, ours] },
    true,
  ],
  ['a placeholder of a talent', { type: 'placeholder', channel: ours }, true],
  ['a clip that mentions a talent', { type: 'clip', channel: none, mentions: [ours] }, true],
  [
    'a clip cut from a talent’s stream',
    { type: 'clip', channel: none, sources: [{ channel: ours }] },
    true,
  ],
  [
    'a clip cut from two streams, one of them a talent’s',
    { type: 'clip', channel: none, sources: [{ channel: theirs }, { channel: ours }] },
    true,
  ],
  [
    'a clip cut from somebody else’s stream',
    { type: 'clip', channel: none, sources: [{ channel: theirs }] },
    false,
  ],
  ['a clip without source or guest', { type: 'clip', channel: none }, false],
  [
    'a stream that names a talent’s stream as its source',
    { type: 'stream', channel: theirs, sources: [{ channel: ours }] },
    false,
  ],
];

export const ORG_CASES: readonly OrgCase[] = cases.map(([name, video, isOfOrg]) => ({
  name,
  video,
  org: 'Ours',
  isOfOrg,
}));
