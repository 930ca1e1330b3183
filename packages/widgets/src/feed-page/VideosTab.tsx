/** The archive, the clips or both, endless or by numbered pages, as the viewer chose. */
import type { FeedFilter } from '@oshimado/domain';
import { useSettings } from '../device';
import { type FeedSource, type VideoListKind } from '../queries';
import { useViewer, WaitForActors } from '../viewer';
import { ListLoading } from '../lists';
import type { FeedPlace } from './feed-address';
import { EndlessVideos } from './EndlessVideos';
import { NumberedVideos } from './NumberedVideos';
import { uploadLimit } from './upload-limit';
import { useListRestart } from './use-list-restart';

export interface VideosTabProps {
  readonly kind: VideoListKind;
  readonly source: FeedSource;
  readonly filter: FeedFilter;
  readonly place: FeedPlace;
  /** Called when the list could not be had. */
  readonly onFailed?: (() => void) | undefined;
}

function KnownList({ kind, source, filter, place, onFailed }: VideosTabProps) {
  const { clipLangs, scrollMode } = useSettings();
  const request = { kind, source, clipLangs, to: uploadLimit(place.uploadedBefore) };
  useListRestart(request, place.isReturn);
  const List = scrollMode ? EndlessVideos : NumberedVideos;
  return <List request={request} filter={filter} place={place} onFailed={onFailed} />;
}

export function VideosTab(props: VideosTabProps) {
  const { isKnown } = useViewer();
  // Which languages of clips the viewer reads is on their device; another list in between would begin at its first page.
  if (props.kind !== 'archive' && !isKnown) {
    return (
      <WaitForActors>
        <ListLoading />
      </WaitForActors>
    );
  }
  return <KnownList {...props} />;
}
