/**
 * Permissions by role, and whether an API key is enough. The table is used by the server's guards and by buttons that depend on a
 * permission (specification, section 6). What is not in the table is not allowed.
 */
import type { Role } from '@oshimado/contract';

/** The account; undefined for a guest. */
export interface Viewer {
  /** Id of the account. */
  readonly id: string;
  /** `user`, `editor` or `admin`. */
  readonly role: Role;
}

/** How the caller is authenticated: by login, or by the account's API key, which programs use. */
export type Credential = 'login' | 'key';

interface Rule {
  /** The lowest role with this permission; `nobody` if only the owner has it. */
  readonly least: Role | 'nobody';
  /** Whether the owner of the item has it too. Default false. */
  readonly owner?: boolean;
  /** Whether the login must be of the last 24 hours. Default false; for editors' writes true. */
  readonly fresh?: boolean;
  /**
   * Whether the account's API key has it too. Default false. A key never has more permissions than the role of its
   * account, and no login with an age.
   */
  readonly key?: boolean;
}

/**
 * Who may do what. `least`: the least role that may; `owner`: so may the owner of the item; `fresh`: the login must be at
 * most 24 hours old; `key`: an API key is enough.
 */
export const permissions = {
  'account.change': { least: 'user' },
  'account.renewKey': { least: 'user', fresh: true },
  /** Not fresh: replacing a leaked key must be easy. */
  'account.renewCalendarKey': { least: 'user' },
  'account.linkProvider': { least: 'user', fresh: true },
  'account.delete': { least: 'user', fresh: true },
  'favorites.change': { least: 'user', key: true },
  'history.change': { least: 'user', key: true },
  'playlist.create': { least: 'user', key: true },
  'playlist.change': { least: 'nobody', owner: true, key: true },
  'playlist.delete': { least: 'nobody', owner: true, key: true },
  /** "Anyone can assign a topic to a video." */
  'topic.set': { least: 'user', key: true },
  /** "Only editors and admins can remove or change it once set." */
  'topic.change': { least: 'editor', fresh: true },
  'mention.add': { least: 'user', key: true },
  'mention.remove': { least: 'user', key: true },
  'event.set': { least: 'editor', fresh: true },
  'song.add': { least: 'user', key: true },
  /** "Updating or deleting existing songs needs editor level or higher", or having tagged it. */
  'song.change': { least: 'editor', owner: true, fresh: true, key: true },
  'song.delete': { least: 'editor', owner: true, fresh: true, key: true },
  'placeholder.create': { least: 'editor', fresh: true, key: true },
  'placeholder.change': { least: 'editor', owner: true, fresh: true, key: true },
  'placeholder.delete': { least: 'editor', owner: true, fresh: true, key: true },
  'chat.post': { least: 'user', key: true },
  'script.changeOwn': { least: 'user', key: true },
  'script.changeOthers': { least: 'editor', fresh: true },
  'audit.readAll': { least: 'editor', key: true },
  'audit.revert': { least: 'editor', fresh: true },
  /** Reports may name how to reach their sender, so no key reads them. */
  'report.read': { least: 'editor' },
  'report.answer': { least: 'editor', fresh: true },
  'video.remove': { least: 'admin', fresh: true },
  'people.read': { least: 'admin' },
  'people.change': { least: 'admin', fresh: true },
  'securityLog.read': { least: 'admin' },
  'source.read': { least: 'admin' },
  'limit.read': { least: 'admin' },
  'channelList.read': { least: 'admin' },
  'channelList.change': { least: 'admin', fresh: true },
  'placeholder.readAll': { least: 'editor' },
} as const satisfies Record<string, Rule>;

/** What a permission is for. */
export type Action = keyof typeof permissions;

const RANK = { user: 1, editor: 2, admin: 3, nobody: 4 } as const;

/**
 * `yes`; `login`: a guest who has to log in; `fresh`: the login is too old; `noKey`: an API key, although a login of the same
 * account would be allowed; `no`.
 */
export type Permission = 'yes' | 'login' | 'fresh' | 'noKey' | 'no';

/** What decides about a permission beside the role. */
export interface Circumstances {
  /** User id of the item's owner; undefined or null for items from a source. */
  readonly ownerId?: string | null | undefined;
  /** Whether the login is at most 24 hours old. Default true, to decide what to show. */
  readonly freshLogin?: boolean;
  /** Default `login`. */
  readonly credential?: Credential;
}

/** Whether the viewer has the permission, and if not, what would help. */
export function permissionFor(
  action: Action,
  viewer: Viewer | undefined,
  { ownerId, freshLogin = true, credential = 'login' }: Circumstances = {},
): Permission {
  const rule: Rule = permissions[action];
  if (!viewer) return 'login';
  const owns = rule.owner === true && ownerId === viewer.id;
  const ranks = RANK[viewer.role] >= RANK[rule.least];
  if (!owns && !ranks) return 'no';
  if (credential === 'key') return rule.key === true ? 'yes' : 'noKey';
  // Owners change their own things with any login.
  if (rule.fresh === true && !owns && !freshLogin) return 'fresh';
  return 'yes';
}

/** Whether to offer the action. */
export const may = (action: Action, viewer: Viewer | undefined, more?: Circumstances): boolean =>
  permissionFor(action, viewer, more) === 'yes';
