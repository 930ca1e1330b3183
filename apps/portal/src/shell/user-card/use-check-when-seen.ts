import { useEffect, useRef } from 'react';
import { useSend } from '../../actors/ActorsProvider';

/** "The user card becomes visible": each time it does, the login is checked; the machine knows whether one is due. */
export function useCheckWhenSeen<T extends Element>() {
  const ref = useRef<T>(null);
  const send = useSend('session');
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const check = () => send({ type: 'session.check', now: Date.now() });
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) check();
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [send]);
  return ref;
}
