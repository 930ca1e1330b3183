/** Collects the channels of a file, each once, with its groups and with what is left out. */
import type { GroupColor } from '@oshimado/contract';
import { groupName } from '../favorite-groups';
import { FOLLOWED_SKIPS_MAX, SKIPPED_TEXT_MAX } from './followed-channels.limits';
import type {
  FollowedChannel,
  FollowedFile,
  FollowedSkip,
  FollowedSource,
} from './followed-channels.types';
import { followedKey } from './followed-key';

/** A place in a file. */
export type FollowedPlace = Pick<FollowedSkip, 'line' | 'entry'>;

/** An entry as a file has it. */
export interface FollowedEntry extends FollowedPlace {
  /** An id, a handle or an address. */
  readonly address: string;
  /** Empty where there is none. */
  readonly name: string;
  /** Names of the groups it is in. Default none. */
  readonly groups?: readonly string[];
}

interface Group {
  color: GroupColor | undefined;
  readonly keys: Set<string>;
}

/** Characters are kept whole. */
const shortened = (text: string): string => {
  const characters = Array.from(text.trim().slice(0, SKIPPED_TEXT_MAX * 2));
  return characters.length > SKIPPED_TEXT_MAX || text.trim().length > SKIPPED_TEXT_MAX * 2
    ? `${characters.slice(0, SKIPPED_TEXT_MAX).join('')}…`
    : characters.join('');
};

export function createFollowedCollector() {
  const channels = new Map<string, FollowedChannel>();
  const groups = new Map<string, Group>();
  const skips: FollowedSkip[] = [];
  const listed = new Set<string>();
  let skippedCount = 0;
  let repeatedCount = 0;

  const skip = (one: FollowedSkip) => {
    skippedCount += 1;
    if (skips.length < FOLLOWED_SKIPS_MAX) skips.push({ ...one, text: shortened(one.text) });
  };
  const group = (name: string, color?: GroupColor): Group | undefined => {
    const shown = groupName(name);
    if (shown === '') return undefined;
    const known = groups.get(shown) ?? { color, keys: new Set<string>() };
    known.color ??= color;
    groups.set(shown, known);
    return known;
  };

  return {
    skip,
    /** A group, also before the first of its channels. */
    group,
    add: ({ address, name, groups: names = [], line, entry }: FollowedEntry) => {
      const found = followedKey(address);
      if ('reason' in found) {
        const text = name.trim() === '' ? address : `${name} ${address}`;
        skip({ reason: found.reason, line, entry, text });
        return;
      }
      const { key } = found;
      const known = channels.get(key);
      // A profile lists channels that the list of all has too: that is no repetition.
      if (names.length === 0) {
        if (listed.has(key)) repeatedCount += 1;
        listed.add(key);
      }
      if (!known || known.name === '') channels.set(key, { key, name: name.trim() });
      for (const one of names) group(one)?.keys.add(key);
    },
    /** How many channels there are until now. */
    count: () => channels.size,
    file: (source: FollowedSource): FollowedFile => ({
      ok: true,
      source,
      channels: [...channels.values()],
      groups: [...groups].flatMap(([name, { color, keys }]) =>
        keys.size === 0 ? [] : [{ name, color, keys: [...keys] }],
      ),
      repeatedCount,
      skips,
      skippedCount,
    }),
  };
}

export type FollowedCollector = ReturnType<typeof createFollowedCollector>;
