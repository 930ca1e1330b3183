import { Combobox } from '@oshimado/ui/combobox';
import { textLanguage } from '@oshimado/widgets';
import { useState } from 'react';
import { useLanguage, useTranslate } from '../../../i18n/LanguageProvider';
import type { Choice, SearchDraft } from './search-draft';
import * as css from './SearchForm.css';
import { useChannelChoices, useOrgChoices, useTopicChoices } from './use-choices';
import { useComboboxLabels } from '../../../i18n/use-combobox-labels';

export interface DraftFieldsProps {
  readonly draft: SearchDraft;
  readonly onChange: (changes: Partial<SearchDraft>) => void;
}

/** Names of people and things have languages of their own. */
function useNamed() {
  const { language } = useLanguage();
  return (choices: readonly Choice[]) =>
    choices.map((choice) => ({ ...choice, lang: textLanguage(choice.label, language) }));
}

function Topic({ draft, onChange }: DraftFieldsProps) {
  const t = useTranslate('search');
  const labels = useComboboxLabels();
  const { options, isPending, isError } = useTopicChoices();
  return (
    <Combobox
      label={t('form.topic')}
      // A single choice could not be taken back: a chip can.
      multiple
      options={options}
      busy={isPending}
      value={draft.topics}
      onValueChange={(value) => onChange({ topics: value.slice(-1) })}
      labels={isError ? { ...labels, empty: t('form.failed') } : labels}
    />
  );
}

function Channels({ draft, onChange }: DraftFieldsProps) {
  const t = useTranslate('search');
  const named = useNamed();
  const labels = useComboboxLabels();
  const [text, setText] = useState('');
  const { options, isBusy, isError } = useChannelChoices(text);
  const empty = text.trim() === '' ? t('form.typeMore') : labels.empty;
  return (
    <Combobox
      label={t('form.channels')}
      description={t('form.channelsHint')}
      multiple
      options={named(options)}
      onQueryChange={setText}
      busy={isBusy}
      value={named(draft.channels)}
      onValueChange={(channels) => onChange({ channels })}
      labels={{ ...labels, empty: isError ? t('form.failed') : empty }}
    />
  );
}

/** Orgs, topic and channels. */
export function ChoiceFields({ draft, onChange }: DraftFieldsProps) {
  const t = useTranslate('search');
  const labels = useComboboxLabels();
  const orgs = useOrgChoices();
  return (
    <div className={css.fields}>
      <Combobox
        label={t('form.orgs')}
        multiple
        options={orgs}
        busy={orgs.length === 0}
        value={draft.orgs}
        onValueChange={(value) => onChange({ orgs: value })}
        labels={labels}
      />
      <Topic draft={draft} onChange={onChange} />
      <Channels draft={draft} onChange={onChange} />
    </div>
  );
}
