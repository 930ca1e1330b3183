/**
 * The beginning of a live board: what a page from the server carries of it. The rest is loaded after the first view, so that the
 * document does not grow with the board.
 */
import type { Client, Video } from '@oshimado/contract';
import { PAGE_SIZE, type LiveSort } from '@oshimado/domain';
import type { DeviceState } from '@oshimado/machines/device-store';
import { replaceEqualDeep } from '@tanstack/query-core';
import { joinFeedFilter } from '../../parts/feed-filter/feed-filter';
import { countLive, selectLive, type LiveCounts } from '../../parts/live-feed/live-feed.connect';
import {
  liveBoardName,
  liveBoardQuery,
  type LiveBoardSource,
  type ServerQuery,
} from '../../base/queries';

/** Counts of a whole board. */
export interface BoardCounts {
  readonly all: LiveCounts;
  /** What the filters let through. */
  readonly shown: LiveCounts;
}

export interface BoardHead {
  /** The rows of the first cards. */
  readonly videos: readonly Video[];
  readonly counts: BoardCounts;
}

export const boardHeadKey = (source: LiveBoardSource) =>
  ['live-head', liveBoardName(source)] as const;

/**
 * The rows of a whole board; those that are equal to a row of its beginning are the same object, so that their cards, which are drawn
 * already, are not drawn again.
 */
export function withEqualRows(rows: readonly Video[], head: readonly Video[]): readonly Video[] {
  const drawn = new Map(head.map((video) => [video.id, video]));
  return rows.map((video) => {
    const before = drawn.get(video.id);
    // Of a row that differs `replaceEqualDeep` makes another copy each time.
    return before && replaceEqualDeep(before, video) === before ? before : video;
  });
}

export interface BoardHeadOptions {
  readonly orgs: readonly string[];
  readonly sort: LiveSort;
  /** What the view cookie says of the viewer's choices. */
  readonly device: Pick<DeviceState, 'settings'>;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** For the server: loads the board and keeps its beginning. */
export function boardHeadQuery(
  client: Client,
  { orgs, sort, device: { settings }, now }: BoardHeadOptions,
): ServerQuery<BoardHead> {
  const source = { orgs };
  const blocked = new Set(settings.blockedChannels.map(({ id }) => id));
  const filter = joinFeedFilter({ orgs, settings, favorites: null, watched: new Set(), blocked });
  return {
    queryKey: boardHeadKey(source),
    queryFn: async (context) => {
      const videos = await liveBoardQuery(client, source).queryFn(context);
      const view = { filter, sort, folds: true, platform: settings.platform };
      const { all, live, upcoming, members } = selectLive({ videos, source, view, now });
      const drawn = settings.homeViewMode === 'grid' ? [...live, ...upcoming] : all;
      return {
        // A card of an event is drawn from all of its streams.
        videos: drawn.slice(0, PAGE_SIZE).flatMap((video) => members.get(video.id) ?? [video]),
        counts: {
          all: countLive(videos, source, now),
          shown: countLive(videos, source, now, filter),
        },
      };
    },
  };
}
