/** What the machine of the layout reports, as toasts: a replaced layout can be undone, and refusals are said in words. */
import type { MessageKey } from '@oshimado/locales';
import type {
  MultiviewEmitted,
  MultiviewEvent,
  MultiviewRefusal,
} from '@oshimado/machines/multiview';
import { useMultiview, useMultiviewEvents } from '../multiview';
import { useTranslate } from '../sentences';
import { useNotify } from '../toasts';

type EventType = MultiviewEvent['type'];
type Words = MessageKey<'multiview'>;

/** The changes that replace the whole layout. */
const REPLACED: Partial<Record<EventType, Words>> = {
  'layout.choose': 'layouts.toast.chosen',
  'layout.clear': 'layouts.toast.cleared',
  'question.confirm': 'layouts.toast.replaced',
  'link.open': 'layouts.toast.opened',
};

/** Refusals of the changes that these parts send. */
const REFUSED: Partial<Record<EventType, Partial<Record<MultiviewRefusal, Words>>>> = {
  'layout.choose': {
    unchanged: 'layouts.refused.unchanged',
    unreadable: 'layouts.refused.unreadable',
    asking: 'layouts.refused.asking',
  },
  'layout.apply': { nothing: 'layouts.refused.noPreview', asking: 'layouts.refused.asking' },
  'layout.clear': { unchanged: 'layouts.refused.cleared', asking: 'layouts.refused.asking' },
  'layout.undo': { nothing: 'layouts.refused.nothing', asking: 'layouts.refused.asking' },
  'preset.delete': { unchanged: 'layouts.refused.deleted' },
  'cell.swap': {
    gone: 'layouts.refused.gone',
    unchanged: 'layouts.refused.unchanged',
    asking: 'layouts.refused.asking',
  },
};

const KEY = 'multiview-layout';

/** Call it once below the provider of a multiview, where the toasts shall appear. */
export function useLayoutToasts(): void {
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
  const offerUndo = (title: Words) => {
    const before = actor.getSnapshot().context.history.past.at(-1);
    notify({
      key: KEY,
      tone: 'success',
      title: t(title),
      action: { label: t('layouts.toast.undo'), onSelect: () => undoTo(before) },
    });
  };
  const report = (event: MultiviewEmitted) => {
    if (event.type === 'layout.changed') {
      const title = REPLACED[event.by];
      if (title !== undefined) offerUndo(title);
    } else if (event.type === 'layout.missing') {
      notify({
        key: KEY,
        tone: 'warning',
        title: t('layouts.missing', { count: event.videos }),
        description: t('layouts.missingHint'),
      });
    } else if (event.type === 'change.refused') {
      const title = REFUSED[event.change]?.[event.code];
      if (title !== undefined) notify({ key: KEY, tone: 'warning', title: t(title) });
    } else if (event.type === 'preset.refused' && event.code === 'badLayout') {
      // The other refusals are shown where the layout is saved.
      notify({ key: KEY, tone: 'warning', title: t('layouts.refused.badLayout') });
    }
  };
  useMultiviewEvents(report);
}
