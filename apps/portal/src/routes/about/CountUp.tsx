/** A number that counts up to its value when it appears. With reduced motion, and for screen readers, the value is there at once. */
import { VisuallyHidden } from '@oshimado/ui/visually-hidden';
import { useLayoutEffect, useRef } from 'react';
import { useLanguage } from '@oshimado/widgets/sentences';
import { countedTo, figureFormat } from './figures';

const COUNT_MS = 1_200;

export function CountUp({ value }: { value: number }) {
  const { language } = useLanguage();
  const shown = useRef<HTMLSpanElement>(null);
  // Written without a render: sixty a second for each figure are too many for a slow phone.
  useLayoutEffect(() => {
    const format = figureFormat(language);
    const write = (share: number) => {
      if (shown.current) shown.current.textContent = format.format(countedTo(value, share));
    };
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
      write(1);
      return undefined;
    }
    write(0);
    const start = performance.now();
    let frame = 0;
    const step = (now: number) => {
      const share = Math.min(1, (now - start) / COUNT_MS);
      write(share);
      if (share < 1) frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [value, language]);
  return (
    <>
      <span ref={shown} aria-hidden="true" />
      <VisuallyHidden>{figureFormat(language).format(value)}</VisuallyHidden>
    </>
  );
}
