/** `t` in the address while the video plays already: a player that is there does not start again. */
import { startSecond } from '@oshimado/domain';
import { useEffect, useEffectEvent, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

const secondIn = (search: string) => startSecond(new URLSearchParams(search).get('t'));

/**
 * A followed link moves what plays to the second it names. Going back or forward does not, nor does a change of another parameter: the
 * viewer has watched on since. `jump` is undefined while the video does not play.
 */
export function useSecondOfLink(
  seconds: number,
  jump: ((seconds: number) => void) | undefined,
): void {
  const { key, search } = useLocation();
  const type = useNavigationType();
  const before = useRef<string>(undefined);
  const follow = useEffectEvent(() => {
    const last = before.current;
    before.current = search;
    const isSame = last !== undefined && last !== search && secondIn(last) === seconds;
    if (seconds > 0 && type !== NavigationType.Pop && !isSame) jump?.(seconds);
  });
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- each address that is opened has a key, also the same one again
  useEffect(() => follow(), [key]);
}
