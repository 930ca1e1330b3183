import { searchFold, typedWords } from '@oshimado/domain';
import { Combobox } from '@oshimado/ui/combobox';
import { textLanguage } from '../../parts/video-card/text-language';
import { useState } from 'react';
import { useLimitSentence } from '../../base/errors';
import { useComboboxLabels, useLanguage, useTranslate } from '../../base/sentences';
import type { Choice, SearchDraft } from './search-draft';
import * as css from './SearchForm.css';
import { useChannelChoices, useOrgChoices, useTopicChoices } from '../../base/queries/use-choices';

export interface DraftFieldsProps {
  readonly draft: SearchDraft;
  readonly onChange: (changes: Partial<SearchDraft>) => void;
}

/** Marks the language of each name, which may differ from that of the page. */
function useNamed() {
  const { language } = useLanguage();
  return (choices: readonly Choice[]) =>
    choices.map((choice) => ({ ...choice, lang: textLanguage(choice.label, language) }));
}

function Topic({ draft, onChange }: DraftFieldsProps) {
  const t = useTranslate('search');
  const labels = useComboboxLabels();
  const sayLimit = useLimitSentence();
  const { options, isPending, error, isError } = useTopicChoices();
  return (
    <Combobox
      label={t('kind.topic')}
      // `multiple` shows the choice as a chip, which the viewer can remove; only the last one is kept.
      multiple
      fold={searchFold}
      options={options}
      busy={isPending}
      value={draft.topics}
      onValueChange={(value) => onChange({ topics: value.slice(-1) })}
      labels={isError ? { ...labels, empty: sayLimit(error, t('form.failed')) } : labels}
    />
  );
}

function Channels({ draft, onChange }: DraftFieldsProps) {
  const t = useTranslate('search');
  const tPortal = useTranslate();
  const named = useNamed();
  const labels = useComboboxLabels();
  const sayLimit = useLimitSentence();
  const [text, setText] = useState('');
  const { options, isBusy, error, isError } = useChannelChoices(text);
  const empty = typedWords(text) === '' ? t('form.typeMore') : labels.empty;
  return (
    <Combobox
      label={tPortal('nav.channels')}
      description={t('form.channelsHint')}
      multiple
      options={named(options)}
      onQueryChange={setText}
      busy={isBusy}
      value={named(draft.channels)}
      onValueChange={(channels) => onChange({ channels })}
      labels={{ ...labels, empty: isError ? sayLimit(error, t('form.failed')) : empty }}
    />
  );
}

/** Organizations, topic and channels. */
export function ChoiceFields({ draft, onChange }: DraftFieldsProps) {
  const tPortal = useTranslate();
  const labels = useComboboxLabels();
  const orgs = useOrgChoices();
  return (
    <div className={css.fields}>
      <Combobox
        label={tPortal('display.orgs')}
        multiple
        fold={searchFold}
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
