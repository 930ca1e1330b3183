/** The viewer's own lines of a room: read, and replaced by others, for uploads, deletions and their undo. */
import type { Client, TranslationLanguage } from '@oshimado/contract';
import {
  failureKind,
  replacementParts,
  restorationParts,
  type LineReplacement,
  type OwnLine,
  type ReplacementOutcome,
  type ReplacementProgress,
} from '@oshimado/domain';

/** "Own, mode 1, 100 000." */
const OWN_LINES_MAX = 100_000;

export interface OwnLinesRoom {
  /** The video, or the link. */
  readonly room: { readonly id: string; readonly custom_video_id?: string };
  readonly creatorId: string;
  readonly lang: TranslationLanguage;
}

export async function loadOwnLines(
  client: Client,
  { room, creatorId, lang }: OwnLinesRoom,
  signal?: AbortSignal,
): Promise<readonly OwnLine[]> {
  const query = { lang, mode: 1, creator_id: creatorId, limit: OWN_LINES_MAX };
  const lines = await client.getChats({ ...room, ...query }, { signal });
  return lines.flatMap(({ id, name, timestamp, duration = null, message }) =>
    id === undefined ? [] : [{ id, name, timestamp, duration, message }],
  );
}

interface ReplaceOptions extends LineReplacement {
  /** Called before each call. Default none. */
  readonly onPart?: ((progress: ReplacementProgress) => void) | undefined;
  readonly signal?: AbortSignal;
}

/** Reads the own lines and sends the calls that replace them or bring the former ones back. Never rejects. */
export async function replaceLines(
  client: Client,
  place: OwnLinesRoom,
  { lines, former, onPart, signal }: ReplaceOptions,
): Promise<ReplacementOutcome> {
  let own: readonly OwnLine[] | undefined;
  let sentCount = 0;
  try {
    const found = await loadOwnLines(client, place, signal);
    own = former ?? found;
    const parts = former ? restorationParts(former, found, lines) : replacementParts(found, lines);
    for (const part of parts) {
      onPart?.({ part: sentCount + 1, count: parts.length });
      // oxlint-disable-next-line no-await-in-loop -- the server applies the parts in their order
      await client.postScriptLog({ ...place.room, lang: place.lang, body: [...part] }, { signal });
      sentCount += 1;
    }
    return { kind: 'done', own: former ?? found };
  } catch (error) {
    // Where no answer came, the server may have done it.
    if (!own || (sentCount === 0 && failureKind(error) !== 'passing'))
      return { kind: 'unchanged', error };
    return { kind: 'partial', own, error };
  }
}
