/** Values of fields that `/admin` offers to choose from, in their order. */

/** The values of `Role`. */
export const ROLES = ['user', 'editor', 'admin'] as const;

/** Kinds of what viewers send to the operators. */
export const REPORT_KINDS = ['video', 'channel', 'contact', 'notice'] as const;

/** What the log of security names. */
export const SECURITY_EVENTS = [
  'login',
  'refused',
  'role.set',
  'sessions.end',
  'account.suspend',
  'account.restore',
  'account.delete',
  'export',
  'edits.revert',
  'channels.change',
] as const;

/** Kinds of edits that can be reverted. */
export const REVERTED_ACTIONS = [
  'topic.set',
  'mention.add',
  'mention.remove',
  'song.save',
  'song.remove',
  'placeholder.save',
  'placeholder.remove',
  'event.set',
] as const;
/** Kinds of edits by users. */
export const EDIT_ACTIONS = [...REVERTED_ACTIONS, 'script.change'] as const;
