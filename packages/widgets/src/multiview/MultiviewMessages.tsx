/** Says in words what the machine of the layout refuses. */
import { useCallback } from 'react';
import { useTranslate } from '../sentences';
import { useNotify } from '../toasts';
import { useMultiviewEvents } from './MultiviewProvider';

const TOAST = 'multiview';

export function MultiviewMessages() {
  const t = useTranslate('multiview');
  const notify = useNotify();
  const warn = useCallback(
    (title: string, description?: string) =>
      notify({ key: TOAST, tone: 'warning', title, ...(description && { description }) }),
    [notify],
  );
  useMultiviewEvents((event) => {
    // Refusals without words would say what the viewer sees: nothing has changed.
    if (event.type === 'change.refused' && event.code !== 'unchanged') {
      warn(t(`refused.${event.code}`));
    } else if (event.type === 'link.refused') {
      const { code, part } = event.problem;
      warn(t('link.refused'), t(`link.problem.${code}`, { part }));
    }
  });
  return null;
}
