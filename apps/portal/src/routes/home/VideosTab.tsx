/** The archive, the clips or both, endless or by numbered pages, as the viewer chose. */
import type { FeedFilter } from '@oshimado/domain';
import { useSettings } from '../../actors/use-settings';
import { useViewer } from '../../actors/use-viewer';
import { WaitForActors } from '../../actors/WaitForActors';
import { ListLoading } from '../../lists/ListedVideos';
import { usePreferences } from '../../preferences/PreferencesProvider';
import { EndlessVideos } from './EndlessVideos';
import type { FeedSource } from './feed-source';
import { NumberedVideos } from './NumberedVideos';
import { uploadLimit } from './upload-limit';
import { useListRestart } from './use-list-restart';
import type { VideoListKind } from './use-video-pages';

export interface VideosTabProps {
  readonly kind: VideoListKind;
  readonly source: FeedSource;
  readonly filter: FeedFilter;
  /** Day picked, `2026-01-31`, or empty. */
  readonly uploadedBefore: string;
  /** Called when the list could not be had. */
  readonly onFailed?: (() => void) | undefined;
}

function KnownList({ kind, source, filter, uploadedBefore, onFailed }: VideosTabProps) {
  const { preferences } = usePreferences();
  const { clipLangs } = useSettings();
  const request = { kind, source, clipLangs, to: uploadLimit(uploadedBefore) };
  useListRestart(request);
  const List = preferences.scrollMode ? EndlessVideos : NumberedVideos;
  return <List request={request} filter={filter} onFailed={onFailed} />;
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
