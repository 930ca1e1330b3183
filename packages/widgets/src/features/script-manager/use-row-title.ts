import { useTranslate } from '../../base/sentences';
import type { ScriptRow } from './script-manager.connect';

/** The title of a row; a video that the server does not know is named by its id. */
export function useRowTitle(): (row: Pick<ScriptRow, 'title' | 'script'>) => string {
  const t = useTranslate('scripts');
  return ({ title, script }) => title ?? t('untitled', { id: script.video_id });
}
