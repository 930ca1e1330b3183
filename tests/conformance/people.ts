/** Accounts of the small world, logged in: what each sends along to be known. */
import type { Role } from '@oshimado/contract';
import { createAuth } from '../../apps/api/src/auth';
import type { ConformanceServer } from './server';

export interface Person {
  readonly id: string;
  /** Sent with a call, these say who calls. */
  readonly headers: Readonly<Record<string, string>>;
}

/** A new account with this role, logged in just now. */
export async function newPerson(
  { store, secret, now }: Pick<ConformanceServer, 'store' | 'secret' | 'now'>,
  role: Role = 'user',
  name = `${role}-${Math.random().toString(36).slice(2, 8)}`,
): Promise<Person> {
  const { accounts } = store;
  const { id } = await accounts.findOrCreate(
    { service: 'discord', subject: `at-discord-${name}` },
    name,
    role,
  );
  const { sessions } = createAuth({ accounts, secret, now });
  const token = await sessions.open(String(id), 'a test');
  return { id: String(id), headers: { authorization: `Bearer ${token}` } };
}

export const roles = ['guest', 'user', 'other', 'editor', 'admin'] as const;
export type Who = (typeof roles)[number];

/** One of each kind; the guest sends nothing. */
export async function everybody(api: ConformanceServer): Promise<Readonly<Record<Who, Person>>> {
  return {
    guest: { id: '', headers: {} },
    user: await newPerson(api, 'user', 'user'),
    other: await newPerson(api, 'user', 'other'),
    editor: await newPerson(api, 'editor', 'editor'),
    admin: await newPerson(api, 'admin', 'admin'),
  };
}
