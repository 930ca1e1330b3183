/**
 * POST /tlutil/migrate/check and /claim: what an MChad room contains, and taking over its lines. Rooms not in the store
 * are read from the configured MChad service and imported on claim.
 */
import { requirePermission, requireUser } from '../../auth';
import { ApiError } from '../../errors';
import type { MchadArchive } from '../../lookups/mchad';
import type { MchadRoom, NewLine, RoomKey } from '../../store';
import type { Action, Context } from '../handler';
import { cleanLine } from './clean-line';

type Line = NewLine & RoomKey;

interface OpenRoom extends MchadRoom {
  /** Lines to import; undefined for a room of the store. */
  readonly foreign: readonly Line[] | undefined;
}

const NAME = 'MChad';

// Each is the same for unknown rooms and wrong passwords, so that rooms cannot be probed.
const refused = () => new ApiError('forbidden', 'Wrong room or password.');
const notSetUp = () =>
  new ApiError(
    'not_found',
    'No MChad service is set up on this server, and none of its own rooms has this name and password.',
  );

/** The lines of the archives with absolute times; none for videos that are not in the store. */
async function linesOf(
  { store, now }: Context,
  archives: readonly MchadArchive[],
): Promise<Line[]> {
  const ids = [...new Set(archives.map(({ videoId }) => videoId))];
  const videos = new Map((await store.reads.videosById(ids)).map((video) => [video.id, video]));
  return archives.flatMap(({ videoId, name, lang, lines }) => {
    const video = videos.get(videoId);
    if (!video) return [];
    const start = (video.start_actual ?? video.available_at).getTime();
    return lines.map(({ offset, message }) => {
      const typed = { name: name || NAME, message, timestamp: Math.max(0, start + offset) };
      return { ...cleanLine(typed, now()), room: video.id, lang };
    });
  });
}

function countByVideo(lines: readonly Line[]): MchadRoom['archives'] {
  const counts = new Map<string, number>();
  for (const { room } of lines) counts.set(room, (counts.get(room) ?? 0) + 1);
  return [...counts].map(([video_id, count]) => ({ video_id, count }));
}

async function open(context: Context, room: string, password: string): Promise<OpenRoom> {
  const found = await context.store.chats.openMchad(room, password);
  if (found) return { ...found, foreign: undefined };
  if (!context.mchad) throw notSetUp();
  const archives = await context.mchad(room, password);
  if (!archives) throw refused();
  const foreign = await linesOf(context, archives);
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
  if (room.foreign) {
    if (room.foreign.length === 0) return answer(room);
    await store.chats.importMchad(room.name, body.Pass, room.foreign);
    // An import does not change a room in the store: the password of the service does not open it.
    if (!(await store.chats.openMchad(room.name, body.Pass))) throw refused();
  }
  await store.chats.claimMchad(room.name, user.id);
  return answer(room);
};
