/** The topic of a stream; the list of topics is loaded when the field is first focused. */
import { topicText } from '@oshimado/domain';
import { Button } from '@oshimado/ui/button';
import { Notice } from '@oshimado/ui/notice';
import { Spinner } from '@oshimado/ui/spinner';
import { useState } from 'react';
import { useTranslate } from '../sentences';
import { TopicField, useTopicEdit } from '../video-edits';
import * as css from './quick-editor.css';

export function QuickTopic({ videoId }: { readonly videoId: string }) {
  const t = useTranslate('editing');
  const edit = useTopicEdit(videoId);
  const { current, chosen, isSaving, canSave, choose, save, retry } = edit;
  // The field keeps its text; a new one is empty.
  const [clearings, setClearings] = useState(0);
  const clear = () => {
    setClearings((before) => before + 1);
    choose(null);
  };
  return (
    <div className={css.part}>
      {current === undefined ? null : (
        <p className={css.text}>
          {t('quick.topic.current', {
            topic: current === null ? t('quick.topic.none') : topicText(current),
          })}
        </p>
      )}
      {edit.isCurrentLoading ? <Spinner label={t('quick.topic.loading')} /> : null}
      {/* A field that was drawn with the former topic would keep its text. */}
      <TopicField key={`${clearings} ${current ?? ''}`} edit={edit} />
      <div className={css.row}>
        <Button size="small" busy={isSaving} disabled={!canSave && !isSaving} onClick={save}>
          {t('quick.topic.save')}
        </Button>
        {chosen === null ? null : (
          <Button size="small" disabled={isSaving} onClick={clear}>
            {t('quick.topic.clear')}
          </Button>
        )}
      </div>
      {edit.hasListFailed || edit.hasCurrentFailed ? (
        <Notice
          tone="warning"
          role="alert"
          action={
            <Button size="small" onClick={retry}>
              {t('retry')}
            </Button>
          }
        >
          {t('quick.topic.failed')}
        </Notice>
      ) : null}
    </div>
  );
}
