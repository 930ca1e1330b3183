/** Toasts for what the editor's machine says. */
import type { ScriptEditRefusal } from '@oshimado/domain';
import { useTranslate } from '../../base/sentences';
import { useNotify } from '../../base/toasts';
import { type EditorActor } from './EditorProvider';
import { useActorEvent } from '../../base/state/use-actor-event';

/** How long toasts about edits stay. */
const RESULT_MS = 4_000;

export function useEditorToasts(actor: EditorActor): void {
  const t = useTranslate('scriptEditor');
  const notify = useNotify();
  const refused = (code: ScriptEditRefusal) =>
    notify({
      key: 'script-refused',
      tone: 'warning',
      title: t('refused.title'),
      description: t(`refused.${code}`),
      durationMs: RESULT_MS,
    });
  useActorEvent(actor, 'edit.refused', ({ code }) => refused(code));
  useActorEvent(actor, 'privilege.refused', () =>
    notify({
      key: 'script-privilege',
      tone: 'warning',
      title: t('mode.refused'),
      description: t('mode.refusedText'),
    }),
  );
  useActorEvent(actor, 'script.merged', ({ count }) =>
    notify({
      key: 'script-merged',
      title: t('merged.done', { whole: count }),
      durationMs: RESULT_MS,
    }),
  );
}
