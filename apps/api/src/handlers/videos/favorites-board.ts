/**
 * Live and upcoming videos of a viewer's favorites without a query each time: caches one board for all viewers, read again when
 * the store changes or after a while, with rows serialized once, and the favorites of recent callers.
 */
import type { Video } from '@oshimado/contract';
import { video as videoSchema } from '@oshimado/contract/schemas';
import { LRUCache } from 'lru-cache';
import type { Store } from '../../store';
import { answerVideoList, withOwnEvents } from './video-list';

export interface FavoritesBoardOptions {
  readonly store: Pick<Store, 'reads' | 'favorites' | 'version'>;
  readonly now: () => number;
}

interface Row {
  readonly isPlaceholder: boolean;
  /** The video without `mentions` and `event_id`. */
  readonly plain: string;
  /** What these add to it. */
  readonly mentions: string;
  readonly event: string;
}

export interface BoardChoice {
  readonly placeholders: boolean;
  readonly mentions: boolean;
  readonly events: boolean;
}

interface Board {
  readonly version: number;
  readonly builtAt: number;
  readonly rows: readonly Row[];
  /** Positions in `rows`, by channel that uploads or takes part. */
  readonly byChannel: ReadonlyMap<string, readonly number[]>;
}

const BOARD_TTL_MS = 15_000;
/** Another process may have changed the favorites. */
const FAVORITES_TTL_MS = 1_000;
/** Two thousand accounts with a hundred favorites each. */
const FAVORITES_MAX_BYTES = 8 * 1_024 * 1_024;
const FAVORITE_BYTES = 40;
const ROWS_MAX = 9_999;

/** A member of an object as text, to put behind others; empty for an unknown value. */
const memberText = (name: string, value: unknown): string =>
  value === undefined ? '' : `,${JSON.stringify(name)}:${JSON.stringify(value)}`;

const textOf = ({ plain, mentions, event }: Row, show: BoardChoice): string =>
  `${plain.slice(0, -1)}${show.mentions ? mentions : ''}${show.events ? event : ''}}`;

function indexRows(videos: readonly Video[]): Pick<Board, 'rows' | 'byChannel'> {
  const byChannel = new Map<string, number[]>();
  const rows = videos.map((video, at): Row => {
    const channels = new Set([video.channel.id, ...(video.mentions ?? []).map(({ id }) => id)]);
    for (const id of channels) {
      const known = byChannel.get(id);
      if (known) known.push(at);
      else byChannel.set(id, [at]);
    }
    const { mentions, event_id, ...plain } = videoSchema.parse(video);
    return {
      isPlaceholder: video.type === 'placeholder',
      plain: JSON.stringify(plain),
      mentions: memberText('mentions', mentions),
      event: memberText('event_id', event_id),
    };
  });
  return { rows, byChannel };
}

export function createFavoritesBoard({ store, now }: FavoritesBoardOptions) {
  const favorites = new LRUCache<string, { at: number; ids: readonly string[] }>({
    maxSize: FAVORITES_MAX_BYTES,
    sizeCalculation: ({ ids }) => (ids.length + 1) * FAVORITE_BYTES,
  });
  let board: Board | undefined;
  let building: { version: number; made: Promise<Board> } | undefined;

  const build = async (version: number): Promise<Board> => {
    const builtAt = now();
    const list = await answerVideoList(store.reads, {
      // Without a time limit: the client applies its own, three weeks.
      filter: { type: ['stream', 'placeholder'], status: ['live', 'upcoming'] },
      page: { sort: 'available_at', order: 'asc', limit: ROWS_MAX, offset: 0 },
      include: ['mentions'],
      always: { liveInfo: true, translators: true },
    });
    return {
      version,
      builtAt,
      ...indexRows(await withOwnEvents(store.reads, Array.isArray(list) ? list : list.items)),
    };
  };

  const currentBoard = async (): Promise<Board> => {
    const { version } = store;
    if (board?.version === version && now() - board.builtAt < BOARD_TTL_MS) return board;
    if (building?.version !== version) {
      const made = build(version).finally(() => {
        if (building?.made === made) building = undefined;
      });
      building = { version, made };
    }
    board = await building.made;
    return board;
  };

  const favoritesOf = async (userId: string): Promise<readonly string[]> => {
    const held = favorites.get(userId);
    if (held && now() - held.at < FAVORITES_TTL_MS) return held.ids;
    const at = now();
    const ids = await store.favorites.heardIds(userId);
    favorites.set(userId, { at, ids });
    return ids;
  };

  return {
    /** The list as JSON text, by time. */
    textFor: async (userId: string, show: BoardChoice): Promise<string> => {
      const [ids, { rows, byChannel }] = await Promise.all([favoritesOf(userId), currentBoard()]);
      const found = new Set(ids.flatMap((id) => byChannel.get(id) ?? []));
      const texts = [...found]
        .sort((a, b) => a - b)
        .map((at) => rows[at])
        .filter((row) => row !== undefined)
        .filter(({ isPlaceholder }) => show.placeholders || !isPlaceholder)
        .map((row) => textOf(row, show));
      return `[${texts.join(',')}]`;
    },
    /** Call after the favorites of this account changed. */
    forget: (userId: string): void => void favorites.delete(userId),
  };
}

export type FavoritesBoard = ReturnType<typeof createFavoritesBoard>;
