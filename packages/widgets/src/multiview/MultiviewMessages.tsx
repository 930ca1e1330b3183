/** What the machine of the layout reports, as toasts: what was replaced or removed can be undone, and refusals are said in words. */
import type { MessageKey } from '@oshimado/locales';
import type { MultiviewEmitted, MultiviewEvent } from '@oshimado/machines/multiview';
import { useTranslate } from '../sentences';
import { useNotify } from '../toasts';
import { useMultiview, useMultiviewEvents } from './MultiviewProvider';

/** Changes that take something away, and what is said of them. */
const REPLACED: Partial<Record<MultiviewEvent['type'], MessageKey<'multiview'>>> = {
  'layout.choose': 'layouts.toast.chosen',
  'layout.clear': 'layouts.toast.cleared',
  'question.confirm': 'layouts.toast.replaced',
  'link.open': 'layouts.toast.opened',
  'cell.delete': 'cell.removed',
};

const KEY = 'multiview';

export function MultiviewMessages() {
  const t = useTranslate('multiview');
  const notify = useNotify();
  const { actor } = useMultiview();

  /** Returns to the layout before the change, also if there were more changes since. */
  const undoTo = (before: unknown) => {
    const { past } = actor.getSnapshot().context.history;
    const at = past.findLastIndex((cells) => cells === before);
    if (at === -1) return;
    for (let step = past.length; step > at; step -= 1) actor.send({ type: 'layout.undo' });
  };
  const offerUndo = (title: MessageKey<'multiview'>) => {
    const before = actor.getSnapshot().context.history.past.at(-1);
    // The first layout of all replaces nothing.
    if (before === undefined || (Array.isArray(before) && before.length === 0)) return;
    const action = { label: t('undo'), onSelect: () => undoTo(before) };
    notify({ key: KEY, tone: 'success', title: t(title), action });
  };
  const warn = (title: string, description?: string) =>
    notify({ key: KEY, tone: 'warning', title, ...(description && { description }) });

  const report = (event: MultiviewEmitted) => {
    if (event.type === 'layout.changed') {
      const title = REPLACED[event.by];
      if (title !== undefined) offerUndo(title);
    } else if (event.type === 'layout.missing') {
      warn(t('layouts.missing', { count: event.videos }), t('layouts.missingHint'));
    } else if (event.type === 'link.refused') {
      const { code, part } = event.problem;
      warn(t('link.refused'), t(`link.problem.${code}`, { part: part + 1 }));
    } else if (event.type === 'preset.refused' && event.code === 'badLayout') {
      // The other refusals are shown where the layout is saved.
      warn(t('layouts.refused.badLayout'));
    } else if (event.type === 'change.refused' && event.code !== 'unchanged') {
      warn(t(`refused.${event.code}`));
    } else if (event.type === 'change.refused' && event.change === 'layout.choose') {
      warn(t('layouts.refused.unchanged'));
    }
  };
  useMultiviewEvents(report);
  return null;
}
