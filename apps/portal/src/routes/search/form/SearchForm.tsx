/** The advanced form: a draft of the conditions, searched when it is sent. */
import { Button } from '@oshimado/ui/button';
import { SearchIcon } from '@oshimado/ui/icon';
import { useState, type SyntheticEvent } from 'react';
import { useTranslate } from '../../../i18n/LanguageProvider';
import { NO_EXTRAS } from '../search-address';
import type { SearchPage } from '../use-search-state';
import { ChoiceFields } from './ChoiceFields';
import { ExtraFields } from './ExtraFields';
import { chipsOf, draftOf, draftProblem, isLengthWrong, isUnsent } from './search-draft';
import * as css from './SearchForm.css';
import { WordsFields } from './WordsFields';

export default function SearchForm({ page: { state, go } }: { page: SearchPage }) {
  const t = useTranslate('search');
  const searched = JSON.stringify([state.chips, state.extras]);
  const [draft, setDraft] = useState(() => draftOf(state));
  const [begunWith, setBegunWith] = useState(searched);
  // Another search is another draft; order and page are not in it.
  if (begunWith !== searched) {
    setBegunWith(searched);
    setDraft(draftOf(state));
  }
  const change = (changes: Partial<typeof draft>) =>
    setDraft((before) => ({ ...before, ...changes }));
  const problem = draftProblem(draft);
  const canSend = !problem && !isLengthWrong(draft.extras);
  const send = (event: SyntheticEvent) => {
    event.preventDefault();
    if (canSend) go({ chips: chipsOf(draft), extras: draft.extras });
  };
  return (
    // Enter in a list of choices chooses; in a field of words it sends.
    <form className={css.form} aria-label={t('form.label')} onSubmit={send}>
      <div className={css.columns}>
        <ChoiceFields draft={draft} onChange={change} />
        <WordsFields draft={draft} onChange={change} />
      </div>
      {problem ? (
        <p role="alert" className={css.problem}>
          {t(`problem.${problem}`)}
        </p>
      ) : null}
      <ExtraFields extras={draft.extras} onChange={(extras) => change({ extras })} />
      <div className={css.actions}>
        <span role="status" className={css.note}>
          {isUnsent(draft, state) ? t('form.unsent') : null}
        </span>
        <Button variant="plain" onClick={() => setDraft(draftOf({ chips: [], extras: NO_EXTRAS }))}>
          {t('form.reset')}
        </Button>
        <Button
          type="submit"
          variant="solid"
          startIcon={SearchIcon}
          aria-disabled={canSend ? undefined : true}
        >
          {t('form.submit')}
        </Button>
      </div>
    </form>
  );
}
