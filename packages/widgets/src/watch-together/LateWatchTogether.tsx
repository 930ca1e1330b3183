import { latePart } from '../errors';
import { useHydrated } from '../page';
import type { WatchTogetherProps } from './WatchTogether';

const Late = latePart(() => import('./WatchTogether'));

/** "Watch together"; its code and sentences are loaded after the page. */
export const WatchTogether = (props: WatchTogetherProps) =>
  useHydrated() ? <Late {...props} /> : null;
