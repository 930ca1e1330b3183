/** What the machine of the layout reports, as toasts: what was replaced or removed can be undone, and refusals are said in words. */
import {
  isChatCell,
  isSameBox,
  localeTag,
  videoCellsOf,
  type MultiviewCell,
} from '@oshimado/domain';
import type { MessageKey } from '@oshimado/locales';
import type { MultiviewEmitted, MultiviewEvent } from '@oshimado/machines/multiview';
import { useLanguage, useTranslate } from '../../../base/sentences';
import { undoEdit } from '../../../base/state/undoable-edit';
import { useNotify } from '../../../base/toasts';
import { useMultiview, useMultiviewEvents } from './MultiviewProvider';

/** Changes that remove something, and their toasts. A link is opened on an empty screen alone; on another one it asks first. */
const REPLACED: Partial<Record<MultiviewEvent['type'], MessageKey<'multiview'>>> = {
  'layout.choose': 'layouts.toast.chosen',
  'layout.clear': 'layouts.toast.cleared',
  'question.confirm': 'layouts.toast.replaced',
  'cell.delete': 'cell.removed',
};

/** Changes that may leave out what was on the screen. */
const REPLACING: ReadonlySet<MultiviewEvent['type']> = new Set([
  'layout.choose',
  'question.confirm',
]);

const KEY = 'multiview';

type Cells = readonly MultiviewCell[];

/** How many videos and chats a change has taken from the screen. */
function lostBy(before: Cells, after: Cells) {
  const isKept = ({ id, service }: { readonly id: string; readonly service: string }) =>
    videoCellsOf(after).some(({ content }) => content.id === id && content.service === service);
  const videos = videoCellsOf(before).filter(({ content }) => !isKept(content)).length;
  const chats = before.filter(isChatCell).length - after.filter(isChatCell).length;
  return { videos, chats: Math.max(0, chats) };
}

/** Whether they differ at most in what chats show, which is no step of the undo history. */
const isSame = (one: Cells, other: Cells) =>
  one.length === other.length &&
  one.every((cell, at) => {
    const { [at]: second } = other;
    return (
      cell === second ||
      (second !== undefined && isChatCell(cell) && isChatCell(second) && isSameBox(cell, second))
    );
  });

export function MultiviewMessages() {
  const t = useTranslate('multiview');
  const tWidgets = useTranslate('widgets');
  const { language } = useLanguage();
  const notify = useNotify();
  const { actor } = useMultiview();

  const states = () => {
    const { history, cells } = actor.getSnapshot().context;
    return [...history.past, cells];
  };
  const undo = () => actor.send({ type: 'layout.undo' });
  const leftOut = (before: Cells, after: Cells) => {
    const { videos, chats } = lostBy(before, after);
    const parts = [
      ...(videos > 0 ? [tWidgets('channel.videos', { count: videos })] : []),
      ...(chats > 0 ? [t('layouts.picture.chats', { count: chats })] : []),
    ];
    if (parts.length === 0) return undefined;
    const list = new Intl.ListFormat(localeTag(language), { type: 'unit', style: 'short' });
    return t('layouts.toast.leftOut', { list: list.format(parts) });
  };
  const offerUndo = (title: MessageKey<'multiview'>, by: MultiviewEvent['type'], after: Cells) => {
    const before = actor.getSnapshot().context.history.past.at(-1);
    // The first layout of all replaces nothing.
    if (before === undefined || before.length === 0) return;
    const description = REPLACING.has(by) ? leftOut(before, after) : undefined;
    notify({
      key: KEY,
      tone: 'success',
      title: t(title),
      undo: () => undoEdit({ states, undo }, { before, isAfter: (cells) => isSame(cells, after) }),
      description,
    });
  };
  const warn = (title: string, description?: string) =>
    notify({ key: KEY, tone: 'warning', title, description });

  const report = (event: MultiviewEmitted) => {
    if (event.type === 'layout.changed') {
      const title = REPLACED[event.by];
      if (title !== undefined) offerUndo(title, event.by, event.cells);
    } else if (event.type === 'layout.missing') {
      warn(t('layouts.missing', { count: event.videos }), t('layouts.missingHint'));
    } else if (event.type === 'link.repaired') {
      const faults = event.faults.map(({ code, part }) =>
        t(`link.problem.${code}`, { part: part + 1 }),
      );
      // Beside the toast that offers to undo it.
      notify({
        key: `${KEY}-link`,
        tone: 'warning',
        title: t('link.repaired'),
        description: faults.join(' '),
      });
    } else if (event.type === 'link.refused') {
      const { code, part } = event.problem;
      warn(t('link.refused'), t(`link.problem.${code}`, { part: part + 1 }));
    } else if (event.type === 'change.refused' && event.code !== 'unchanged') {
      warn(t(`refused.${event.code}`));
    } else if (event.type === 'change.refused' && event.change === 'layout.choose') {
      warn(t('layouts.refused.unchanged'));
    }
  };
  useMultiviewEvents('*', report);
  return null;
}
