import type { BodyOf, CallName, Person, SecurityEntry } from '@oshimado/contract';
import { ApiError, notFound } from '../../errors';
import { suspensionOf, type PersonOutcome, type PersonRow, type SecurityRow } from '../../store';
import type { Action, Context } from '../handler';
import { requireRight } from './require-right';

const presentPerson = (row: PersonRow, now: number): Person => ({
  id: String(row.id),
  username: row.username,
  role: row.role,
  created_at: row.created_at.toISOString(),
  contribution_count: row.contribution_count,
  services: [...row.services],
  sessions: row.sessions,
  last_used_at: row.last_used_at?.toISOString() ?? null,
  suspension: suspensionOf(row, now) ?? null,
});

/** GET /admin/people: accounts by name, id or role. */
export const getPeople: Action<'getPeople'> = async ({ query: { q, ...rest } }, context) => {
  await requireRight(context, 'people.read', 'getPeople');
  const words = q?.trim() || undefined;
  const rows = await context.store.people.list({ words, ...rest });
  return rows.map((row) => presentPerson(row, context.now()));
};

/** The admin and the other account; admins cannot change their own, so that one always remains. */
async function requireOther(context: Context, id: string, call: CallName): Promise<string> {
  const { id: actorId } = await requireRight(context, 'people.change', call);
  if (actorId !== id) return actorId;
  throw new ApiError('conflict', 'You cannot do this to your own account.', { parameter: 'id' });
}

function requireDone(outcome: PersonOutcome): void {
  if (outcome === 'unknown') throw notFound('Account');
  if (outcome === 'notAdmin') throw new ApiError('forbidden', 'You are no admin any more.');
}

/** Every process reads the account again. */
async function forgetPerson({ store, auth }: Context, id: string): Promise<void> {
  const sessions = await store.accounts.listSessions(id);
  auth.sessions.changed(sessions.map((session) => session.id));
  auth.forgetKeys();
}

/** Throws 400 for an end that is not in the future. */
function endOf(until: string | null | undefined, now: number): Date | null {
  if (until === null || until === undefined) return null;
  const end = new Date(until);
  if (end.getTime() > now) return end;
  throw new ApiError('bad_request', 'until must be in the future.', { parameter: 'until' });
}

type Change = Exclude<BodyOf<'postPerson'>, { do: 'endSessions' }>;

function changePerson(
  { store: { people }, now }: Context,
  actorId: string,
  id: string,
  body: Change,
): Promise<PersonOutcome> {
  switch (body.do) {
    case 'setRole':
      return people.setRole(actorId, id, body.role);
    case 'suspend': {
      const { reason, until } = body;
      return people.suspend(actorId, id, { reason, until: endOf(until, now()) });
    }
    case 'restore':
      return people.restore(actorId, id);
  }
}

/** POST /admin/people/{id}: changes a role, ends all sessions, suspends the account or ends that. */
export const postPerson: Action<'postPerson'> = async ({ params: { id }, body }, context) => {
  const { store, auth } = context;
  const actorId = await requireOther(context, id, 'postPerson');
  if (body.do !== 'endSessions') {
    requireDone(await changePerson(context, actorId, id, body));
    await forgetPerson(context, id);
  } else {
    if (!(await store.people.find(id))) throw notFound('Account');
    await auth.sessions.close(id);
    await store.security.note({ event: 'sessions.end', actorId, subjectId: id });
  }
  const row = await store.people.find(id);
  if (!row) throw notFound('Account');
  return presentPerson(row, context.now());
};

/** DELETE /admin/people/{id}: as the account itself would, by an admin. */
export const deletePerson: Action<'deletePerson'> = async ({ params: { id } }, context) => {
  const { store, auth, favoritesBoard } = context;
  const actorId = await requireOther(context, id, 'deletePerson');
  const sessions = await store.accounts.listSessions(id);
  requireDone(await store.people.remove(actorId, id));
  auth.sessions.changed(sessions.map((session) => session.id));
  auth.forgetKeys();
  favoritesBoard.forget(id);
  return {};
};

const idOf = (id: number | null) => (id === null ? null : String(id));

const presentEntry = (row: SecurityRow): SecurityEntry => ({
  id: String(row.id),
  at: row.at.toISOString(),
  event: row.event,
  actor_id: idOf(row.actor_id),
  actor: row.actor,
  subject_id: idOf(row.subject_id),
  subject: row.subject,
  details: Object.fromEntries(
    Object.entries(row.details ?? {}).map(([name, value]) => [name, String(value)]),
  ),
});

/** GET /admin/log: logins, refusals and changes of accounts. */
export const getSecurityLog: Action<'getSecurityLog'> = async ({ query }, context) => {
  await requireRight(context, 'securityLog.read', 'getSecurityLog');
  return (await context.store.security.list(query)).map(presentEntry);
};
