import { searchFold, topicText } from '@oshimado/domain';
import { shortNumber } from '@oshimado/locales';
import { Combobox } from '@oshimado/ui/combobox';
import { useMemo } from 'react';
import { useComboboxLabels, useLanguage, useTranslate } from '../../base/sentences';
import type { TopicEdit } from './use-topic-edit';

export interface TopicFieldProps {
  readonly edit: TopicEdit;
  /** It cannot be changed by this viewer. Default false. */
  readonly disabled?: boolean;
}

/** The choice of a topic, with the number of videos of each; the list is loaded when the field is first focused. */
export function TopicField({ edit, disabled = false }: TopicFieldProps) {
  const t = useTranslate('editing');
  const { language } = useLanguage();
  const labels = useComboboxLabels();
  const { topics, chosen, isListLoading, choose, openList } = edit;
  const options = useMemo(
    () =>
      topics.map(({ id, count }) => ({
        value: id,
        label: topicText(id),
        ...(count !== null && { hint: shortNumber(count, language) }),
      })),
    [topics, language],
  );
  return (
    <div onFocus={openList}>
      <Combobox
        label={t('quick.topic.label')}
        fold={searchFold}
        options={options}
        value={chosen === null ? [] : [{ value: chosen, label: topicText(chosen) }]}
        onValueChange={([wanted]) => choose(wanted?.value ?? null)}
        busy={isListLoading}
        disabled={disabled}
        labels={labels}
      />
    </div>
  );
}
