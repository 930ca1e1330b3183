import { ApiError } from '../../base/errors';
import type { LiveFeedApi } from '../live-feed';

/** A board that could not be loaded, on a page: why, and what the viewer can do. */
export const renderFailed = ({ error, notice, retry, isBusy }: LiveFeedApi) => (
  <ApiError error={error} reason={notice?.text} onRetry={retry} isBusy={isBusy} />
);
