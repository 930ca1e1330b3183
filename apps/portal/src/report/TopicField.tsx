/** The topic a video should have; the list is asked for when the field is first used. */
import { formatCount } from '@oshimado/domain';
import {
  selectSubject,
  selectSuggestedTopic,
  selectTopics,
  selectTopicsStatus,
} from '@oshimado/machines/report';
import { Button } from '@oshimado/ui/button';
import { Combobox } from '@oshimado/ui/combobox';
import { Notice } from '@oshimado/ui/notice';
import { useSelector } from '@xstate/react';
import { useMemo, useState } from 'react';
import { useLanguage, useTranslate } from '../i18n/LanguageProvider';
import * as css from './report.css';
import { topicText } from './topic-text';
import { useComboboxLabels } from '../i18n/use-combobox-labels';
import type { ReportActor } from './use-report-actor';

export function TopicField({ actor }: { actor: ReportActor }) {
  const t = useTranslate('report');
  const { language } = useLanguage();
  const topics = useSelector(actor, selectTopics);
  const status = useSelector(actor, selectTopicsStatus);
  const suggested = useSelector(actor, selectSuggestedTopic);
  const current = useSelector(actor, selectSubject)?.video.topic_id;
  const labels = useComboboxLabels();
  const options = useMemo(
    () =>
      topics.map(({ id, count }) => ({
        value: id,
        label: topicText(id),
        ...(count !== null && {
          hint: t('topic.videos', { count, formatted: formatCount(count, language) }),
        }),
      })),
    [topics, t, language],
  );
  const chosen = suggested === null ? [] : [{ value: suggested, label: topicText(suggested) }];
  // The field keeps its words; only a new one is empty again.
  const [clearings, setClearings] = useState(0);
  const clear = () => {
    setClearings((before) => before + 1);
    actor.send({ type: 'topic.suggest', topic: null });
  };
  const ask = () => actor.send({ type: 'topics.open' });
  return (
    <div className={css.part} onFocus={status === 'unasked' ? ask : undefined}>
      <p className={css.text}>
        {t('topic.current', { topic: current ? topicText(current) : t('topic.none') })}
      </p>
      <Combobox
        key={clearings}
        label={t('topic.label')}
        description={t('topic.hint')}
        options={options}
        value={chosen}
        onValueChange={([topic]) =>
          actor.send({ type: 'topic.suggest', topic: topic?.value ?? null })
        }
        busy={status === 'unasked' || status === 'loading'}
        labels={labels}
      />
      {suggested === null ? null : (
        <div>
          <Button size="small" onClick={clear}>
            {t('topic.clear')}
          </Button>
        </div>
      )}
      {status === 'failed' ? (
        <Notice
          tone="warning"
          role="alert"
          action={
            <Button size="small" onClick={ask}>
              {t('retry')}
            </Button>
          }
        >
          {t('topic.failed')}
        </Notice>
      ) : null}
    </div>
  );
}
