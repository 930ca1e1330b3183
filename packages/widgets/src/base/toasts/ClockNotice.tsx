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

export function ClockNotice() {
  const { ticker } = useWidgets();
  const isWrong = useSyncExternalStore(ticker().subscribe, isClockWrong, () => false);
  if (!isWrong) return null;
  return (
    <Suspense fallback={null}>
      <Said />
    </Suspense>
  );
}
