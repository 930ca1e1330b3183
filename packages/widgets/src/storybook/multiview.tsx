/** A layout with players that stand still, for the parts of a multiview. */
import type { Client, Video } from '@oshimado/contract';
import { decodeMultiview, type MediaState } from '@oshimado/domain';
import { useEffect, useState, type ComponentType } from 'react';
import { MultiviewProvider, useMultiview } from '../features/multiview/grid';
import { SyncProvider } from '../features/multiview/sync';
import { ChatProvider } from '../parts/live-translations';
import { createFakeMedia } from '../testing/fake-media';
import { at, past, sampleVideo, talents } from './sample-videos';
import type { FeatureStoryOptions } from './feature';

const idOf = (index: number) => `cell${index}`.padEnd(11, '_');

/** Live streams, one for each cell. */
export const cellVideos = (count: number): readonly Video[] =>
  Array.from({ length: count }, (_, index) =>
    sampleVideo({ id: idOf(index), channel: talents[index % talents.length] ?? talents[0] }),
  );

/** Recordings of one event, each half an hour later than the one before. */
export const eventVideos = (count: number): readonly Video[] =>
  cellVideos(count).map((video, index) => ({
    ...video,
    ...past({ id: video.id, channel: video.channel, duration: 7_200 }),
    start_actual: at(-3 * 24 * 60 + index * 30),
    available_at: at(-3 * 24 * 60 + index * 30),
  }));

/** Answers for the videos of the cells. */
export const cellsOnPage = (
  videos: readonly Video[],
  more: Partial<Client> = {},
): { readonly feature: FeatureStoryOptions } => ({
  feature: { client: { getVideos: () => Promise.resolve([...videos]), ...more } },
});

export interface MultiviewStoryOptions {
  /** The layout, with the videos `cell0______`, `cell1______` and so on. Default empty. */
  readonly code?: string;
  /** What the players report. Default: none has a player. */
  readonly players?: Partial<MediaState>;
  /** Default false. */
  readonly isMobile?: boolean;
  /** Archive sync is open. Default false. */
  readonly isSyncing?: boolean;
  /** Parameters of the address. Default none. */
  readonly query?: Readonly<Record<string, string>>;
}

function FakePlayers({ state }: { readonly state: Partial<MediaState> }) {
  const { actor, players } = useMultiview();
  useEffect(() => {
    for (const { id } of actor.getSnapshot().context.cells)
      players.setMedia(id, createFakeMedia(state));
  }, [actor, players, state]);
  return null;
}

const noOffsets = {};
const nothing = () => undefined;

/** Puts a story into a multiview. */
export const withMultiview =
  ({
    code = '',
    players,
    isMobile = false,
    isSyncing = false,
    query = {},
  }: MultiviewStoryOptions) =>
  (Story: ComponentType) => {
    function InMultiview() {
      const [initial] = useState(() => {
        const decoded = decodeMultiview(code);
        return { cells: decoded.ok ? decoded.cells : [] };
      });
      return (
        <ChatProvider>
          <MultiviewProvider initial={initial} isMobile={isMobile}>
            <SyncProvider
              hasArchives={isSyncing}
              query={query}
              offsets={noOffsets}
              onOffsets={nothing}
            >
              {players ? <FakePlayers state={players} /> : null}
              <Story />
            </SyncProvider>
          </MultiviewProvider>
        </ChatProvider>
      );
    }
    return <InMultiview />;
  };
