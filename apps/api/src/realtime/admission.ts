/** Whether a client may join a room, and the first message it gets. */
import { translationLanguage } from '@oshimado/contract/schemas';
import { isRoomOpen } from '@oshimado/domain';
import * as z from 'zod';
import type { Reads, VideoRow } from '../store';

const LINK_MAX = 300;

const subscription = z.object({
  video_id: z
    .string()
    .max(LINK_MAX)
    .refine((value) => /^[\w-]{11}$/.test(value) || /^https?:\/\/[^\s\0]+$/i.test(value)),
  lang: translationLanguage,
});

export type Subscription = z.infer<typeof subscription>;

/** Undefined if the payload does not identify a room. */
export const readSubscription = (payload: unknown): Subscription | undefined =>
  subscription.safeParse(payload).data;

/** Name of a room, which is also that of its events. */
export const roomName = ({ video_id, lang }: Subscription): string => `${video_id}/${lang}`;

export const isCustomRoom = (video: string): boolean => video.includes('://');

export interface RoomState {
  readonly status: string;
  readonly live_viewers: number | null;
  readonly start_actual: string | null;
}

export const stateOf = (row: VideoRow): RoomState => ({
  status: row.status,
  live_viewers: row.live_viewers,
  start_actual: row.start_actual?.toISOString() ?? null,
});

const timesOf = (row: VideoRow): Parameters<typeof isRoomOpen>[0] => ({
  status: row.status,
  start_scheduled: row.start_scheduled?.toISOString(),
  start_actual: row.start_actual?.toISOString(),
  available_at: row.available_at.toISOString(),
});

export type Admission =
  | { readonly kind: 'open'; readonly state: RoomState | undefined }
  | { readonly kind: 'closed'; readonly message: string };

export async function admit(
  reads: Pick<Reads, 'findVideo'>,
  { video_id }: Subscription,
  now: number,
): Promise<Admission> {
  if (isCustomRoom(video_id)) return { kind: 'open', state: undefined };
  const row = await reads.findVideo(video_id);
  if (!row) return { kind: 'closed', message: 'Unknown video.' };
  if (isRoomOpen(timesOf(row), now)) return { kind: 'open', state: stateOf(row) };
  const message =
    row.status === 'past' || row.status === 'missing'
      ? 'This stream has ended.'
      : 'Stream is not live yet (try within 15 minutes of going live).';
  return { kind: 'closed', message };
}
