/** The topic a video should have; the list of topics is loaded when the field is first focused. */
import { searchFold, topicText } from '@oshimado/domain';
import { Button } from '@oshimado/ui/button';
import { Combobox } from '@oshimado/ui/combobox';
import { useMemo, useState } from 'react';
import { useComboboxLabels, useTranslate } from '../../base/sentences';
import { ListFailed } from './ListFailed';
import * as css from './report.css';
import type { ReportTopicApi } from './report.connect';

export function TopicField({ topic }: { readonly topic: ReportTopicApi }) {
  const t = useTranslate('report');
  const tWidgets = useTranslate('widgets');
  const { topics, status, waitS, suggested, current, open, suggest } = topic;
  const labels = useComboboxLabels();
  const options = useMemo(
    () =>
      topics.map(({ id, count }) => ({
        value: id,
        label: topicText(id),
        ...(count !== null && { hint: tWidgets('channel.videos', { count }) }),
      })),
    [topics, tWidgets],
  );
  const value = suggested === null ? [] : [{ value: suggested, label: topicText(suggested) }];
  // The combobox keeps its text; a new one is empty.
  const [clearings, setClearings] = useState(0);
  const clear = () => {
    setClearings((before) => before + 1);
    suggest(null);
  };
  return (
    <div className={css.part} onFocus={status === 'unasked' ? open : undefined}>
      <p className={css.text}>
        {t('topic.current', { topic: current ? topicText(current) : t('topic.none') })}
      </p>
      <Combobox
        key={clearings}
        label={t('topic.label')}
        description={t('topic.hint')}
        fold={searchFold}
        options={options}
        value={value}
        onValueChange={([chosen]) => suggest(chosen?.value ?? null)}
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
        <ListFailed waitS={waitS} onRetry={open}>
          {t('topic.failed')}
        </ListFailed>
      ) : null}
    </div>
  );
}
