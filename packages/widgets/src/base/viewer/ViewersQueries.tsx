import { useQueryClient } from '@tanstack/react-query';
import { useViewerChange } from './use-viewer-change';

/** Removes cached responses of one viewer after a logout or a login of another. */
export function ViewersQueries() {
  const queries = useQueryClient();
  useViewerChange(() => void queries.resetQueries());
  return null;
}
