/**
 * Who may do what: one table, read by the server's guards and by every button that asks whether to be there
 * (specification, section 6). What is not in the table nobody may do.
 */
import type { Role } from '@oshimado/contract';

/** Who asks; undefined for a guest. */
export interface Viewer {
  /** Id of the account. */
  readonly id: string;
  /** `user`, `editor` or `admin`. */
  readonly role: Role;
}

interface Rule {
  /** The least that is asked of anybody; `nobody` where only the owner may. */
  readonly least: 'guest' | Role | 'nobody';
  /** Whether who made the thing may as well. Default false. */
  readonly owner?: boolean;
  /** Whether the login must be of the last 24 hours. Default false; for editors' writes true. */
  readonly fresh?: boolean;
}

export const permissions = {
  'video.report': { least: 'guest' },
  'channel.request': { least: 'guest' },
  'account.change': { least: 'user' },
  'account.renewKey': { least: 'user', fresh: true },
  'account.linkProvider': { least: 'user', fresh: true },
  'account.delete': { least: 'user', fresh: true },
  'favorites.change': { least: 'user' },
  'playlist.create': { least: 'user' },
  'playlist.change': { least: 'nobody', owner: true },
  'playlist.delete': { least: 'nobody', owner: true },
  /** "Anyone can assign a topic to a video." */
  'topic.set': { least: 'user' },
  /** "Only editors and admins can remove or change it once set." */
  'topic.change': { least: 'editor', fresh: true },
  'mention.add': { least: 'user' },
  'mention.remove': { least: 'user' },
  'song.add': { least: 'user' },
  /** "Updating or deleting existing songs needs editor level or higher", or being who tagged it. */
  'song.change': { least: 'editor', owner: true, fresh: true },
  'song.delete': { least: 'editor', owner: true, fresh: true },
  'placeholder.create': { least: 'editor', fresh: true },
  'placeholder.change': { least: 'editor', owner: true, fresh: true },
  'placeholder.delete': { least: 'editor', owner: true, fresh: true },
  'chat.post': { least: 'user' },
  'script.changeOwn': { least: 'user' },
  'script.changeOthers': { least: 'editor', fresh: true },
  'script.readOthers': { least: 'editor' },
  'audit.readOwn': { least: 'user' },
  'audit.readAll': { least: 'editor' },
  'audit.revert': { least: 'editor', fresh: true },
  /** The quick editor in the menu of a video. */
  'video.quickEdit': { least: 'editor' },
} as const satisfies Record<string, Rule>;

export type Action = keyof typeof permissions;

const RANK = { guest: 0, user: 1, editor: 2, admin: 3, nobody: 4 } as const;

/**
 * `yes`; `login`, a guest who may once logged in; `fresh`, who may after logging in again; `no`.
 */
export type Permission = 'yes' | 'login' | 'fresh' | 'no';

export interface Circumstances {
  /** User id of who made the thing; undefined or null when a source did. */
  readonly ownerId?: string | null | undefined;
  /** Whether the login is at most 24 hours old. Default true, for who only wants to know what to show. */
  readonly freshLogin?: boolean;
}

/** Whether the viewer may do it, and what would help when not. */
export function permissionFor(
  action: Action,
  viewer: Viewer | undefined,
  { ownerId, freshLogin = true }: Circumstances = {},
): Permission {
  const rule: Rule = permissions[action];
  if (rule.least === 'guest') return 'yes';
  if (!viewer) return 'login';
  const owns = rule.owner === true && ownerId === viewer.id;
  const ranks = RANK[viewer.role] >= RANK[rule.least];
  if (!owns && !ranks) return 'no';
  // Who takes back an own slip needs no more than to be logged in.
  if (rule.fresh === true && !owns && !freshLogin) return 'fresh';
  return 'yes';
}

/** Whether to offer it. */
export const may = (action: Action, viewer: Viewer | undefined, more?: Circumstances): boolean =>
  permissionFor(action, viewer, more) === 'yes';
