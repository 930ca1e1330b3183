/**
 * POST /user/login: starts a session for the person that a platform has verified. If the request has a login token, the platform
 * is linked to that account instead. In the demo guests log in with any name.
 */
import { randomBytes } from 'node:crypto';
import type { Role } from '@oshimado/contract';
import { demoRoles } from '@oshimado/contract/schemas';
import { requirePermission } from '../../auth';
import { type Person, type ProviderName, isProvider } from '../../auth/providers/provider';
import { ApiError } from '../../errors';
import type { Action, Context } from '../handler';
import { showUser } from './present-user';

const NAME_MAX = 60;
const NOT_SHOWN = /\p{Cc}+/gu;

/**
 * Name of a new account: the person's name at the platform, without characters that names here must not contain. Halves
 * of a cut surrogate pair are removed as well.
 */
const firstName = ({ name }: Person): string =>
  name
    .replace(NOT_SHOWN, ' ')
    .trim()
    .slice(0, NAME_MAX)
    .replace(/\p{Surrogate}/gu, '')
    .trim() || 'Viewer';

const badToken = () =>
  new ApiError('unauthorized', 'The login service rejected this token. Log in again.', {
    parameter: 'token',
  });

const DEMO_ROLES: Readonly<Record<(typeof demoRoles)[number], Role>> = {
  viewer: 'user',
  translator: 'user',
  editor: 'editor',
  admin: 'admin',
};

/** A new account for each login, so that visitors of the demo do not share one. */
async function stepIn({ store, auth }: Context, wanted: string): Promise<string> {
  if (!auth.demoLogin) {
    throw new ApiError('forbidden', 'Only a demo site lets you log in without a login service.', {
      parameter: 'service',
    });
  }
  const role = demoRoles.find((name) => name === wanted);
  if (!role) {
    const words = `token must be one of ${demoRoles.join(', ')}.`;
    throw new ApiError('bad_request', words, { parameter: 'token' });
  }
  const number = randomBytes(3).readUIntBE(0, 3);
  const name = `${role.charAt(0).toUpperCase()}${role.slice(1)} ${number}`;
  const identity = { service: 'demo', subject: randomBytes(16).toString('hex') } as const;
  const user = await store.accounts.findOrCreate(identity, name, DEMO_ROLES[role]);
  return String(user.id);
}

async function askPlatform(
  { auth, cookies }: Context,
  service: ProviderName,
  token: string,
): Promise<Person> {
  if (!auth.providers.has(service)) {
    throw new ApiError('bad_request', `Logging in with ${service} is not set up on this site.`, {
      parameter: 'service',
    });
  }
  const person = await auth.providers.personOf(service, token, cookies);
  if (!person) throw badToken();
  return person;
}

async function link({ store }: Context, id: string, service: ProviderName, { subject }: Person) {
  if (await store.accounts.link(id, { service, subject })) return;
  throw new ApiError(
    'conflict',
    `This ${service} login belongs to another account, or your account already has a different one. Log out first to use the other account.`,
  );
}

export const postLogin: Action<'postLogin'> = async ({ body }, context) => {
  const { caller, store, auth, now, userAgent } = context;
  const { service, token } = body;
  if (!isProvider(service)) {
    const id = await stepIn(context, token);
    return { jwt: await auth.sessions.open(id, userAgent), user: await showUser(context, id) };
  }
  // An API key cannot link: linking requires the token of a session.
  if (caller?.session) {
    // Before the platform is called, because that uses up a ticket.
    requirePermission('account.linkProvider', caller, now());
    await link(context, caller.id, service, await askPlatform(context, service, token));
    return { jwt: await auth.sessions.renew(caller), user: await showUser(context, caller.id) };
  }
  const person = await askPlatform(context, service, token);
  const identity = { service, subject: person.subject };
  const user = await store.accounts.findOrCreate(identity, firstName(person));
  const id = String(user.id);
  return { jwt: await auth.sessions.open(id, userAgent), user: await showUser(context, id) };
};
