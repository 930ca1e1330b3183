/** The archive or the clips, endless or by numbered pages, as the viewer chose. */
import { usePreferences } from '../../preferences/PreferencesProvider';
import { EndlessVideos } from './EndlessVideos';
import { PagedVideos } from './PagedVideos';
import { uploadLimit } from './upload-limit';
import type { VideoListKind } from './use-video-pages';

export interface VideosTabProps {
  readonly kind: VideoListKind;
  readonly org: string;
  /** Day picked, `2026-01-31`, or empty. */
  readonly uploadedBefore: string;
}

export function VideosTab({ kind, org, uploadedBefore }: VideosTabProps) {
  const { preferences } = usePreferences();
  const request = { kind, org, to: uploadLimit(uploadedBefore) };
  return preferences.scrollMode ? (
    <EndlessVideos request={request} />
  ) : (
    <PagedVideos request={request} />
  );
}
