/** The topic of a stream; the list of topics is loaded when the field is first focused. */
import { formatCount, topicText } from '@oshimado/domain';
import { Button } from '@oshimado/ui/button';
import { Combobox } from '@oshimado/ui/combobox';
import { Notice } from '@oshimado/ui/notice';
import { Spinner } from '@oshimado/ui/spinner';
import { useMemo, useState } from 'react';
import { useComboboxLabels, useLanguage, useTranslate } from '../sentences';
import * as css from './quick-editor.css';
import { useTopicEdit, type TopicEdit } from './use-topic-edit';

function TopicField({ edit }: { readonly edit: TopicEdit }) {
  const t = useTranslate('editing');
  const { language } = useLanguage();
  const labels = useComboboxLabels();
  const { topics, chosen, isListLoading, choose, openList } = edit;
  const options = useMemo(
    () =>
      topics.map(({ id, count }) => ({
        value: id,
        label: topicText(id),
        ...(count !== null && { hint: formatCount(count, language) }),
      })),
    [topics, language],
  );
  return (
    <div className={css.field} onFocus={openList}>
      <Combobox
        label={t('quick.topic.label')}
        options={options}
        value={chosen === null ? [] : [{ value: chosen, label: topicText(chosen) }]}
        onValueChange={([wanted]) => choose(wanted?.value ?? null)}
        busy={isListLoading}
        labels={labels}
      />
    </div>
  );
}

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
