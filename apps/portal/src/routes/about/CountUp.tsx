/** A number that counts up to its value when it appears. With reduced motion, and for screen readers, the value is there at once. */
import { wholeNumber } from '@oshimado/locales';
import { VisuallyHidden } from '@oshimado/ui/visually-hidden';
import { useLayoutEffect, useRef } from 'react';
import { useLanguage } from '@oshimado/widgets/internal/base/sentences';
import { countedTo } from './figures';

const COUNT_MS = 1_200;

export function CountUp({ value }: { value: number }) {
  const { language } = useLanguage();
  const shown = useRef<HTMLSpanElement>(null);
  // Once: a figure that is loaded again, or said in another language, does not count again.
  const start = useRef<number>(undefined);
  // Written without a render: sixty a second for each figure are too many for a slow phone.
  useLayoutEffect(() => {
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const began = (start.current ??= performance.now());
    let frame = 0;
    const step = (now: number) => {
      const share = isStill ? 1 : Math.min(1, (now - began) / COUNT_MS);
      if (shown.current) shown.current.textContent = wholeNumber(countedTo(value, share), language);
      if (share < 1) frame = requestAnimationFrame(step);
    };
    step(performance.now());
    return () => cancelAnimationFrame(frame);
  }, [value, language]);
  return (
    <>
      <span ref={shown} aria-hidden="true" translate="no" />
      <VisuallyHidden>{wholeNumber(value, language)}</VisuallyHidden>
    </>
  );
}
