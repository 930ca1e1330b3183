import { useMultiviewState } from '../grid';
import { useMatches } from '../../../base/page';

/** Whether layouts are drawn upright: on a phone that is held so. */
export function useIsPortrait(): boolean {
  const isUpright = useMatches('(orientation: portrait)') ?? false;
  return useMultiviewState(({ context }) => context.isMobile) && isUpright;
}
