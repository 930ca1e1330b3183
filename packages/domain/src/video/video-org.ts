/**
 * Which organizations a video belongs to, for lists, search, feeds and board events.
 *
 * A video belongs to the organization of its uploader and to those of its guests: viewers choose whether to see collabs
 * on other channels, and a list cannot offer that choice for rows the server held back. A clip also belongs to the
 * organizations of the channels it was cut from, because its uploader has none.
 */
import type { Video } from '@oshimado/contract';

/** Roles through which a video belongs to an organization. Only clips have channels of role `source`. */
const ORG_ROLES = ['uploader', 'guest', 'source'] as const;

/** How a channel takes part in a video: uploaded it, is a guest in it, or uploaded the stream that a clip was cut from. */
export type VideoRole = (typeof ORG_ROLES)[number];

type Member = { readonly org?: string | null };

/** What the organizations of a video are read from. */
export interface VideoMembers {
  readonly type: Video['type'];
  readonly channel: Member;
  readonly mentions?: readonly Member[] | undefined;
  readonly sources?: readonly { readonly channel: Member }[] | undefined;
}

const membersBy: Readonly<Record<VideoRole, (video: VideoMembers) => readonly Member[]>> = {
  uploader: ({ channel }) => [channel],
  guest: ({ mentions = [] }) => mentions,
  source: ({ type, sources = [] }) =>
    type === 'clip' ? sources.map(({ channel }) => channel) : [],
};

/** Whether a video, with its mentions and sources, belongs to an organization. */
export const isVideoOfOrg = (video: VideoMembers, org: string): boolean =>
  ORG_ROLES.some((role) => membersBy[role](video).some((member) => member.org === org));
