/** Says that the device's clock is wrong, as long as it is. Draws nothing itself. */
import { Suspense, useEffect, useSyncExternalStore } from 'react';
import { useWidgets } from '../context';
import { useTranslate } from '../sentences';
import { pageClock } from '../ticker';
import { useToasts } from './ToastsProvider';

const KEY = 'clock';
const isClockWrong = () => pageClock.shift() !== 0;

function Said() {
  const t = useTranslate('notices');
  const { notify, withdraw } = useToasts();
  useEffect(() => {
    notify({
      key: KEY,
      tone: 'warning',
      title: t('clock.wrong'),
      description: t('clock.hint'),
      durationMs: Number.POSITIVE_INFINITY,
    });
    return () => withdraw(KEY);
  }, [t, notify, withdraw]);
  return null;
}

/** Notes when the server drew this page, if the document comes from there: one of the browser's cache may be of any time. */
function useDocumentTime() {
  const { initialNow } = useWidgets();
  useEffect(() => {
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    if (!visit || visit.transferSize === 0) return;
    pageClock.noteServer(initialNow + performance.now() - visit.responseStart);
  }, [initialNow]);
}

export function ClockNotice() {
  const { ticker } = useWidgets();
  useDocumentTime();
  const isWrong = useSyncExternalStore(ticker().subscribe, isClockWrong, () => false);
  if (!isWrong) return null;
  return (
    <Suspense fallback={null}>
      <Said />
    </Suspense>
  );
}
