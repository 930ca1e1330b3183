/** A number that counts up to its value when it appears. With reduced motion, and for screen readers, the value is there at once. */
import { VisuallyHidden } from '@oshimado/ui/visually-hidden';
import { useEffect, useState } from 'react';
import { useLanguage } from '@oshimado/widgets/sentences';
import { countedTo, formatFigure } from './figures';

const COUNT_MS = 1_200;

function useShare(): number {
  const [share, setShare] = useState(0);
  useEffect(() => {
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const start = performance.now();
    let frame = 0;
    const step = (now: number) => {
      const next = isStill ? 1 : Math.min(1, (now - start) / COUNT_MS);
      setShare(next);
      if (next < 1) frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, []);
  return share;
}

export function CountUp({ value }: { value: number }) {
  const { language } = useLanguage();
  const share = useShare();
  return (
    <>
      <span aria-hidden="true">{formatFigure(countedTo(value, share), language)}</span>
      <VisuallyHidden>{formatFigure(value, language)}</VisuallyHidden>
    </>
  );
}
