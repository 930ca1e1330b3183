/** Accounts of the small world, logged in: what each sends along to be known. */
import type { Role } from '@oshimado/contract';
import { createAuth, type Auth } from '../../apps/api/src/auth';
import { makeApiKey } from '../../apps/api/src/auth/api-keys';
import { BOT_TOKEN, createTokens } from '../../apps/api/src/auth/tokens';
import type { ConformanceServer } from './server';

export interface Person {
  readonly id: string;
  /** Sent with a call, these say who calls. */
  readonly headers: Readonly<Record<string, string>>;
  /** Sent in the query, this says who calls. */
  readonly query?: Readonly<Record<string, string>>;
}

type Api = Pick<ConformanceServer, 'store' | 'secret' | 'now'>;

const auths = new WeakMap<Api['store'], Auth>();
/** One for each server: deriving its keys takes longer than logging in. */
function authOf({ store, secret, now }: Api): Auth {
  const auth = auths.get(store) ?? createAuth({ accounts: store.accounts, secret, now });
  auths.set(store, auth);
  return auth;
}

/** A new account with this role, logged in just now. */
export async function newPerson(
  api: Api,
  role: Role = 'user',
  name = `${role}-${Math.random().toString(36).slice(2, 8)}`,
): Promise<Person> {
  const { id } = await api.store.accounts.findOrCreate(
    { service: 'discord', subject: `at-discord-${name}` },
    name,
    role,
  );
  const token = await authOf(api).sessions.open(String(id), 'a test');
  return { id: String(id), headers: { authorization: `Bearer ${token}` } };
}

/** The same account as a program that holds its API key. */
export async function byKey(api: Api, { id }: Person): Promise<Person> {
  const key = makeApiKey();
  const hash = authOf(api).hashKey(key);
  const made = new Date(api.now());
  await api.store.accounts.replaceKey(id, { hash, prefix: key.slice(0, 11) }, made);
  return { id, headers: { 'x-apikey': key } };
}

/** A caller without an account, with a chat bot's link for entering placeholders. */
async function byLink({ secret, now }: Api): Promise<Person> {
  const tokens = createTokens(BOT_TOKEN, { secret, now });
  const { token } = await tokens.sign({ sub: '42', name: '1234', link: 'invite', user: 'fan' });
  return { id: '', headers: {}, query: { token } };
}

/** Callers with a login, by role; the guest sends nothing. */
export const roles = ['guest', 'user', 'other', 'editor', 'admin'] as const;
export type RoleCaller = (typeof roles)[number];
/** Callers with another credential: the API keys of three of them, and the link of a chat bot. */
const credentials = ['userKey', 'editorKey', 'adminKey', 'link'] as const;
export const callers = [...roles, ...credentials] as const;
export type Who = (typeof callers)[number];

/** One of each kind. */
export async function everybody(api: ConformanceServer): Promise<Readonly<Record<Who, Person>>> {
  // One after the other, so that their ids are the same in every run.
  const user = await newPerson(api, 'user', 'user');
  const other = await newPerson(api, 'user', 'other');
  const editor = await newPerson(api, 'editor', 'editor');
  const admin = await newPerson(api, 'admin', 'admin');
  const [userKey, editorKey, adminKey, link] = await Promise.all([
    byKey(api, user),
    byKey(api, editor),
    byKey(api, admin),
    byLink(api),
  ]);
  const guest = { id: '', headers: {} };
  return { guest, user, other, editor, admin, userKey, editorKey, adminKey, link };
}
