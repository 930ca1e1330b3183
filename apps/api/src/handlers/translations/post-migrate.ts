/**
 * POST /tlutil/migrate/check and /claim: what an MChad room holds, and making its lines one's own. A room that was never
 * taken over is asked for at the service that is set up, and taken over when it is claimed.
 */
import { requirePermission, requireUser } from '../../auth';
import { ApiError } from '../../errors';
import type { MchadArchive } from '../../lookups/mchad';
import type { MchadRoom, NewLine, RoomKey } from '../../store';
import type { Action, Context } from '../handler';
import { cleanLine } from './clean-line';

type Line = NewLine & RoomKey;

interface OpenRoom extends MchadRoom {
  /** Lines that are not here yet. */
  readonly foreign: readonly Line[];
}

const NAME = 'MChad';

/** The lines of one archive on the clock; none for a video that is not known here. */
async function linesOf({ store, now }: Context, archive: MchadArchive): Promise<Line[]> {
  const video = await store.reads.findVideo(archive.videoId);
  if (!video) return [];
  const start = (video.start_actual ?? video.available_at).getTime();
  return archive.lines.map(({ offset, message }) => {
    const typed = { name: archive.name || NAME, message, timestamp: Math.max(0, start + offset) };
    return { ...cleanLine(typed, now()), room: video.id, lang: archive.lang };
  });
}

function countByVideo(lines: readonly Line[]): MchadRoom['archives'] {
  const counts = new Map<string, number>();
  for (const { room } of lines) counts.set(room, (counts.get(room) ?? 0) + 1);
  return [...counts].map(([video_id, count]) => ({ video_id, count }));
}

async function open(context: Context, room: string, password: string): Promise<OpenRoom> {
  const found = await context.store.chats.openMchad(room, password);
  if (found) return { ...found, foreign: [] };
  const archives = await context.mchad?.(room, password);
  if (!archives) throw new ApiError('forbidden', 'The room or its password is not right.');
  const foreign: Line[] = [];
  // oxlint-disable-next-line no-await-in-loop -- a few hundred look-ups by id; one at a time leaves the pool to others
  for (const archive of archives) foreign.push(...(await linesOf(context, archive)));
  return { name: room, archives: countByVideo(foreign), foreign };
}

const answer = ({ name, archives }: MchadRoom) => ({
  archives: [...archives],
  mchad_user_id: name,
});

export const postMigrateCheck: Action<'postMigrateCheck'> = async ({ body }, context) =>
  answer(await open(context, body.Room, body.Pass));

export const postMigrateClaim: Action<'postMigrateClaim'> = async ({ body }, context) => {
  const { caller, store, now } = context;
  requirePermission('script.changeOwn', caller, now());
  const user = requireUser(caller);
  const room = await open(context, body.Room, body.Pass);
  if (room.foreign.length > 0) await store.chats.importMchad(room.name, body.Pass, room.foreign);
  await store.chats.claimMchad(room.name, user.id);
  return answer(room);
};
