/**
 * POST /user/login: starts a session for the person that a platform has verified. If the request has a login token, the platform
 * is linked to that account instead, unless it is linked already: then the login is a new one, of now. In the demo guests log in with any name.
 */
import { randomBytes } from 'node:crypto';
import { nameOf, type Role } from '@oshimado/contract';
import { demoRoles } from '@oshimado/contract/schemas';
import { requirePermission } from '../../auth';
import { type Person, type ProviderName, isProvider } from '../../auth/providers/provider';
import { ApiError } from '../../errors';
import type { Identity } from '../../store';
import type { Action, Context } from '../handler';
import { showUser } from './present-user';

const NAME_MAX = 60;

/** Name of a new account: the person's name at the platform, as names are kept here. */
const firstName = ({ name }: Person): string => nameOf(name, NAME_MAX) || 'Viewer';

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

/**
 * A new account for each login, so that visitors of the demo do not share one; an account of the demo that is logged in
 * already logs in once more with its own role.
 */
async function stepIn({ store, auth, caller }: Context, wanted: string): Promise<string> {
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
  const known = caller?.session ? await store.accounts.findUser(caller.id) : undefined;
  const isOwn = known?.identities.some(({ service }) => service === 'demo') === true;
  if (known && isOwn && known.role === DEMO_ROLES[role]) return String(known.id);
  const number = randomBytes(3).readUIntBE(0, 3);
  const name = `${role.charAt(0).toUpperCase()}${role.slice(1)} ${number}`;
  const identity = { service: 'demo', subject: randomBytes(16).toString('hex') } as const;
  const user = await store.accounts.findOrCreate(identity, name, DEMO_ROLES[role]);
  return String(user.id);
}

async function askPlatform(
  { auth, cookies, log }: Context,
  service: ProviderName,
  token: string,
): Promise<Person> {
  if (!auth.providers.has(service)) {
    throw new ApiError('bad_request', `Logging in with ${service} is not set up on this site.`, {
      parameter: 'service',
    });
  }
  const person = await auth.providers.personOf(service, token, cookies);
  if (!person) {
    log.warn({ service, reason: 'token' }, 'a login was refused');
    throw badToken();
  }
  return person;
}

async function link({ store }: Context, id: string, service: ProviderName, { subject }: Person) {
  if (await store.accounts.link(id, { service, subject })) return;
  throw new ApiError(
    'conflict',
    `This ${service} login belongs to another account, or your account already has a different one. Log out first to use the other account.`,
  );
}

/** Whether the account has this login already: then it proves once more who it is. */
async function isOwn({ store }: Context, id: string, { service, subject }: Identity) {
  const owner = await store.accounts.findByIdentity({ service, subject });
  return owner !== undefined && String(owner.id) === id;
}

/** Starts a session; one of the same account that asked for it ends. */
async function logIn(context: Context, id: string, service: Identity['service']) {
  const { auth, caller, store, userAgent } = context;
  const former = caller?.id === id ? caller.session?.id : undefined;
  const jwt = await auth.sessions.open(id, userAgent, former);
  await store.security.note({ event: 'login', actorId: id, details: { service } });
  return { jwt, user: await showUser(context, id) };
}

export const postLogin: Action<'postLogin'> = async ({ body }, context) => {
  const { caller, store, auth, now } = context;
  const { service, token } = body;
  if (!isProvider(service)) {
    return logIn(context, await stepIn(context, token), service);
  }
  const person = await askPlatform(context, service, token);
  const identity = { service, subject: person.subject };
  // An API key cannot link: linking requires the token of a session.
  if (caller?.session && !(await isOwn(context, caller.id, identity))) {
    requirePermission('account.linkProvider', caller, now());
    await link(context, caller.id, service, person);
    return { jwt: await auth.sessions.renew(caller), user: await showUser(context, caller.id) };
  }
  const role = auth.firstRole(identity);
  const user = await store.accounts.findOrCreate(identity, firstName(person), role);
  return logIn(context, String(user.id), service);
};
