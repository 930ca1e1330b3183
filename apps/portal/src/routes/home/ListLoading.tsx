import { VideoListSkeleton } from '@oshimado/widgets';
import { usePreferences } from '../../preferences/PreferencesProvider';

/** The place of a list that is not there yet, in the shape the viewer chose. */
export function ListLoading() {
  const { preferences } = usePreferences();
  return <VideoListSkeleton shape={preferences.viewMode} gridSize={preferences.gridSize} />;
}
