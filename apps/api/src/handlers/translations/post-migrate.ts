/**
 * POST /tlutil/migrate/check and /claim: what an MChad room contains, and taking over its lines. A claim imports what the
 * configured MChad service has of the room and the store has not, also when it is made again: the videos of some archives
 * become known later.
 */
import { createHash } from 'node:crypto';
import { requirePermission, requireUser } from '../../auth';
import { ApiError } from '../../errors';
import type { MchadArchive } from '../../lookups/mchad';
import type { MchadArchives, MchadRoom, MchadRoomLine } from '../../store';
import type { Action, Context } from '../handler';
import { cleanLine } from './clean-line';

interface OpenRoom {
  /** Undefined for a room of the service alone. */
  readonly stored: MchadRoom | undefined;
  /** The service's lines of known videos. */
  readonly lines: readonly MchadRoomLine[];
}

const NAME = 'MChad';

// Each is the same for unknown rooms and wrong passwords, so that rooms cannot be probed.
const refused = () => new ApiError('forbidden', 'Wrong room or password.');
const notSetUp = () =>
  new ApiError(
    'not_found',
    'No MChad service is set up on this server, and none of its own rooms has this name and password.',
  );

const originOf = (...parts: readonly (string | number)[]) =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url');

/** The lines of the archives with absolute times; none for videos that are not in the store. */
async function linesOf(
  { store, now }: Context,
  room: string,
  archives: readonly MchadArchive[],
): Promise<MchadRoomLine[]> {
  const ids = [...new Set(archives.map(({ videoId }) => videoId))];
  const videos = new Map((await store.reads.videosById(ids)).map((video) => [video.id, video]));
  return archives.flatMap(({ videoId, name, lang, lines }) => {
    const video = videos.get(videoId);
    if (!video) return [];
    const start = (video.start_actual ?? video.available_at).getTime();
    return lines.map(({ offset, time, message }) => {
      const typed = { name: name || NAME, message, timestamp: Math.max(0, start + offset) };
      const origin = originOf(room, video.id, lang, time, message);
      return { ...cleanLine(typed, now()), room: video.id, lang, origin };
    });
  });
}

/** What the service has of the room; undefined if it does not open. */
async function askService({ mchad }: Context, room: string, password: string, stored?: MchadRoom) {
  try {
    return await mchad?.(room, password);
  } catch (error) {
    // What is here can be claimed without the service.
    if (stored && stored.archives.length > 0) return undefined;
    throw error;
  }
}

async function open(context: Context, room: string, password: string): Promise<OpenRoom> {
  const stored = await context.store.chats.openMchad(room, password);
  if (!stored && !context.mchad) throw notSetUp();
  const archives = await askService(context, room, password, stored);
  if (!stored && !archives) throw refused();
  return { stored, lines: await linesOf(context, room, archives ?? []) };
}

function sumByVideo(archives: MchadArchives): MchadArchives {
  const counts = new Map<string, number>();
  for (const { video_id, count } of archives) {
    counts.set(video_id, (counts.get(video_id) ?? 0) + count);
  }
  return [...counts].map(([video_id, count]) => ({ video_id, count }));
}

const answer = (room: string, archives: MchadArchives) => ({
  archives: [...archives],
  mchad_user_id: room,
});

export const postMigrateCheck: Action<'postMigrateCheck'> = async ({ body }, context) => {
  const { stored, lines } = await open(context, body.Room, body.Pass);
  const missing = await context.store.chats.missingMchad(body.Room, lines);
  return answer(body.Room, sumByVideo([...(stored?.archives ?? []), ...missing]));
};

export const postMigrateClaim: Action<'postMigrateClaim'> = async ({ body }, context) => {
  const { caller, store, now } = context;
  requirePermission('script.changeOwn', caller, now());
  const user = requireUser(caller);
  const { stored, lines } = await open(context, body.Room, body.Pass);
  if (!stored && lines.length === 0) return answer(body.Room, []);
  // The password of the service does not open a room of the store that has another one.
  if (lines.length > 0 && !(await store.chats.importMchad(body.Room, body.Pass, lines))) {
    throw refused();
  }
  return answer(body.Room, await store.chats.claimMchad(body.Room, user.id));
};
