import type { VideoFull } from '@oshimado/contract';
import { permissionFor, suggestTopic, topicText } from '@oshimado/domain';
import { Button } from '@oshimado/ui/button';
import { useTranslate } from '../../base/sentences';
import { TopicForm, useTopicEdit } from '../../parts/video-edits';
import { useViewer } from '../../base/viewer';
import * as css from './EditVideo.css';

/** The topic: anyone logged in sets one that is missing, editors change and remove it. Words of the title suggest one. */
export function TopicTab({
  video: { id, title },
}: {
  readonly video: Pick<VideoFull, 'id' | 'title'>;
}) {
  const t = useTranslate('editVideo');
  const { user } = useViewer();
  const edit = useTopicEdit(id);
  const action = edit.current === null ? 'topic.set' : 'topic.change';
  const permission = permissionFor(action, user ?? undefined);
  const suggested = edit.current === null ? suggestTopic({ title }) : undefined;
  return (
    <>
      <p className={css.rule}>{t('topic.rule')}</p>
      {edit.isByRule ? <p className={css.rule}>{t('topic.byRule')}</p> : null}
      {permission === 'no' && edit.current !== undefined ? (
        <p className={css.rule}>{t('topic.set')}</p>
      ) : null}
      <TopicForm edit={edit} disabled={permission !== 'yes'} />
      {suggested === undefined || suggested === edit.chosen || permission !== 'yes' ? null : (
        <div>
          <Button size="small" onClick={() => edit.choose(suggested)}>
            {t('topic.suggested', { topic: topicText(suggested) })}
          </Button>
        </div>
      )}
      <p className={css.note}>{t('topic.delay')}</p>
    </>
  );
}
