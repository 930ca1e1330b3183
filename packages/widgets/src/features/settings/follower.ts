/** Brings the last choices of settings to the server, also where the server is not reached at first. */
import { failureKind } from '@oshimado/domain';
import { reportError } from '../../base/reporting';
import { whenBack } from '../../base/reporting/when-back';

/** Brings the choice of a setting to the server. Resolves after the first attempt; failures are reported. */
export type Follower = (setting: string, follow: () => Promise<void>) => Promise<void>;

/**
 * Choices reach the server one after the other, in the order in which they were made. One that did not reach it is tried again when the
 * connection is back, as long as the document is open and no later choice of the same setting replaces it.
 */
export function createFollower(): Follower {
  let last = Promise.resolve();
  const replace = new Map<string, () => void>();
  return (setting, follow) => {
    replace.get(setting)?.();
    let isLatest = true;
    let stopWaiting = () => undefined as void;
    replace.set(setting, () => {
      isLatest = false;
      stopWaiting();
    });
    const attempt = async () => {
      if (!isLatest) return;
      stopWaiting();
      try {
        await follow();
      } catch (error) {
        reportError(error);
        if (isLatest && failureKind(error) === 'passing') stopWaiting = whenBack(enqueue);
      }
    };
    const enqueue = () => {
      last = last.then(attempt);
    };
    enqueue();
    return last;
  };
}
