import type { VideoFull } from '@oshimado/contract';
import { permissionFor } from '@oshimado/domain';
import { useTranslate } from '../../base/sentences';
import { TopicForm, useTopicEdit } from '../../parts/video-edits';
import { useViewer } from '../../base/viewer';
import * as css from './EditVideo.css';

/** The topic: anyone logged in sets one that is missing, editors change and remove it. */
export function TopicTab({ video: { id } }: { readonly video: Pick<VideoFull, 'id'> }) {
  const t = useTranslate('editVideo');
  const { user } = useViewer();
  const edit = useTopicEdit(id);
  const action = edit.current === null ? 'topic.set' : 'topic.change';
  const permission = permissionFor(action, user ?? undefined);
  return (
    <>
      <p className={css.rule}>{t('topic.rule')}</p>
      {permission === 'no' && edit.current !== undefined ? (
        <p className={css.rule}>{t('topic.set')}</p>
      ) : null}
      <TopicForm edit={edit} disabled={permission !== 'yes'} />
      <p className={css.note}>{t('topic.delay')}</p>
    </>
  );
}
