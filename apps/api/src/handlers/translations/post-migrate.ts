/** POST /tlutil/migrate/check and /claim: what an MChad room holds, and making its lines one's own. */
import { requireUser } from '../../auth';
import { ApiError } from '../../errors';
import type { MchadRoom } from '../../store';
import type { Action, Context } from '../handler';

async function open({ store }: Context, room: string, password: string): Promise<MchadRoom> {
  const found = await store.chats.openMchad(room, password);
  if (found) return found;
  throw new ApiError('forbidden', 'The room or its password is not right.');
}

const answer = ({ name, archives }: MchadRoom) => ({
  archives: [...archives],
  mchad_user_id: name,
});

export const postMigrateCheck: Action<'postMigrateCheck'> = async ({ body }, context) =>
  answer(await open(context, body.Room, body.Pass));

export const postMigrateClaim: Action<'postMigrateClaim'> = async ({ body }, context) => {
  const user = requireUser(context.caller);
  const room = await open(context, body.Room, body.Pass);
  await context.store.chats.claimMchad(room.name, user.id);
  return answer(room);
};
