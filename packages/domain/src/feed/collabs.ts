/** Collabs: what a list does with them. One rule for home, favorites, channel pages, searches and feeds. */
import type { Mention, Video } from '@oshimado/contract';

/** What a list can do with collabs: show them among others, hide them, or show nothing else. */
export const COLLAB_CHOICES = ['show', 'hide', 'only'] as const;
/** What a list does with collabs: show them among others, hide them, or show nothing else. */
export type CollabChoice = (typeof COLLAB_CHOICES)[number];

/** Whether a value is one of `COLLAB_CHOICES`. */
export const isCollabChoice = (value: unknown): value is CollabChoice =>
  COLLAB_CHOICES.includes(value as CollabChoice);

/** Reads the switch "hide collabs" of earlier versions: on is `hide`, off is `show`. */
export const collabChoiceOf = (hidesCollabs: boolean): CollabChoice =>
  hidesCollabs ? 'hide' : 'show';

type Collab = Pick<Video, 'type'> & {
  readonly channel: Pick<Video['channel'], 'id'>;
  readonly mentions?: readonly Pick<Mention, 'id'>[] | undefined;
};

const NONE: ReadonlySet<string> = new Set();

/**
 * Whether another channel takes part in a stream. Guests who are blocked do not count, so that a collab whose guests are all blocked
 * is none. A clip belongs to its clipper and is never a collab.
 */
export const isCollab = ({ type, channel, mentions = [] }: Collab, blocked = NONE): boolean =>
  type !== 'clip' && mentions.some(({ id }) => id !== channel.id && !blocked.has(id));
