/** Entries of the log of edits as rows: what was done, and the values before and after. Pure. */
import { REVERTED_ACTIONS, type AuditAction, type AuditEntry } from '@oshimado/contract';
import { formatDuration, topicText } from '@oshimado/domain';

/** What was done, named by its sentence `history.what.<kind>`. */
export type EditKind =
  | 'topic'
  | 'mentionAdded'
  | 'mentionRemoved'
  | 'songAdded'
  | 'songChanged'
  | 'songRemoved'
  | 'placeholder'
  | 'script'
  | 'eventJoined'
  | 'eventParted'
  | 'eventReset'
  | 'removed'
  | 'other';

export interface EditRow {
  readonly id: string;
  /** Epoch milliseconds. */
  readonly at: number;
  /** null for a bot or an account that is gone. */
  readonly who: string | null;
  /** Id of the account; null like `who`. */
  readonly userId: string | null;
  /** Usually the id of a video. */
  readonly targetId: string;
  /** Title of the video; null where the log does not contain it. */
  readonly targetTitle: string | null;
  readonly kind: EditKind;
  /** The value before the edit, in words; null if there was none or the log does not contain it. */
  readonly before: string | null;
  readonly after: string | null;
  /** It takes another edit back. */
  readonly isRevert: boolean;
  readonly isReverted: boolean;
  /** This kind can be taken back, and has not been yet. */
  readonly canRevert: boolean;
}

const REVERTED: readonly AuditAction[] = REVERTED_ACTIONS;

const idsIn = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.map(String) : [];

/** Ids of all channels that mentions of these entries name. */
export const channelsIn = (entries: readonly AuditEntry[]): readonly string[] => [
  ...new Set(
    entries
      .filter(({ action }) => action.startsWith('mention.'))
      .flatMap(({ before, after }) => [...idsIn(before), ...idsIn(after)]),
  ),
];

const EVENT_KINDS = ['eventJoined', 'eventParted', 'eventReset'] as const;

function eventKind(after: unknown): EditKind {
  const same = typeof after === 'object' && after !== null && 'same' in after ? after.same : null;
  if (typeof same !== 'boolean') return 'eventReset';
  return same ? 'eventJoined' : 'eventParted';
}

function kindOf({ action, before, after }: AuditEntry): EditKind {
  const has = (value: unknown) => value !== null && value !== undefined;
  if (action === 'topic.set') return 'topic';
  if (action.startsWith('mention.')) return has(after) ? 'mentionAdded' : 'mentionRemoved';
  if (action.startsWith('song.')) {
    if (!has(before)) return 'songAdded';
    return has(after) ? 'songChanged' : 'songRemoved';
  }
  if (action.startsWith('placeholder.')) return 'placeholder';
  if (action === 'event.set') return eventKind(after);
  if (action === 'video.remove') return 'removed';
  return action === 'script.change' ? 'script' : 'other';
}

const textIn = (value: object, key: string) => {
  const found: unknown = key in value ? (value as Record<string, unknown>)[key] : undefined;
  return typeof found === 'string' && found !== '' ? found : undefined;
};
const secondsIn = (value: object, key: string) => {
  const found: unknown = key in value ? (value as Record<string, unknown>)[key] : undefined;
  return typeof found === 'number' ? formatDuration(found) : '?';
};

function songText(song: object): string {
  const names = [textIn(song, 'name'), textIn(song, 'original_artist')];
  const title = names.filter((name) => name !== undefined).join(' / ');
  return `${title} (${secondsIn(song, 'start')} – ${secondsIn(song, 'end')})`;
}

/** A value of an entry in words; null if there is none. */
function valueText(
  value: unknown,
  kind: EditKind,
  nameOf: (channelId: string) => string,
): string | null {
  if (kind === 'topic') return typeof value === 'string' ? topicText(value) : null;
  if (kind === 'mentionAdded' || kind === 'mentionRemoved') {
    return idsIn(value).map(nameOf).join(', ') || null;
  }
  if (typeof value !== 'object' || value === null) return null;
  if (EVENT_KINDS.some((one) => one === kind)) return textIn(value, 'with') ?? null;
  if (kind === 'placeholder') return textIn(value, 'title') ?? null;
  return kind.startsWith('song') ? songText(value) : null;
}

export function connectEdit(entry: AuditEntry, nameOf: (channelId: string) => string): EditRow {
  const kind = kindOf(entry);
  const isReverted = entry.reverted_by !== null;
  return {
    id: entry.id,
    at: Date.parse(entry.at),
    who: entry.username,
    userId: entry.user_id,
    targetId: entry.target_id,
    targetTitle: entry.target_title ?? null,
    kind,
    // Both sides name the same stream.
    before: entry.action === 'event.set' ? null : valueText(entry.before, kind, nameOf),
    after: valueText(entry.after, kind, nameOf),
    isRevert: entry.reverts !== null,
    isReverted,
    canRevert: !isReverted && REVERTED.includes(entry.action),
  };
}
