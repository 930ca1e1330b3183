/** A list of videos in the shape the viewer chose, and its place while it is on its way. */
import type { Video } from '@oshimado/contract';
import { VideoList, VideoListSkeleton } from '../video-list';
import { useDisplay } from '../../base/device';

function useListShape() {
  const [{ viewMode, gridSize }] = useDisplay();
  return { shape: viewMode, gridSize };
}

export interface ListedVideosProps {
  readonly videos: readonly Video[];
  /** Name of the list, read aloud. */
  readonly label: string;
  /** Leaves the channels out, on a channel's own page. Default false. */
  readonly hideChannel?: boolean;
}

/** All of them are drawn: the server, or the page, has given no more than are to be seen. */
export function ListedVideos({ videos, label, hideChannel = false }: ListedVideosProps) {
  return (
    <VideoList
      {...useListShape()}
      videos={videos}
      label={label}
      renderLimit={videos.length}
      headingLevel={2}
      hideChannel={hideChannel}
      // The first alone, before the scripts: more would slow each other down.
      priorityCount={1}
    />
  );
}

export function ListLoading() {
  return <VideoListSkeleton {...useListShape()} />;
}
