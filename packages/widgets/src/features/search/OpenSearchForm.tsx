/** The advanced form: a draft of the conditions, searched when it is submitted. */
import { Button } from '@oshimado/ui/button';
import { SearchIcon } from '@oshimado/ui/icon';
import { useState, type SyntheticEvent } from 'react';
import { useTranslate } from '../../base/sentences';
import { NO_SEARCH_EXTRAS } from '@oshimado/domain';
import type { SearchPage } from './search-page';
import { ChoiceFields } from './ChoiceFields';
import { ExtraFields } from './ExtraFields';
import { chipsOf, draftOf, draftProblem, isLengthWrong, isUnsent } from './search-draft';
import * as css from './SearchForm.css';
import { WordsFields } from './WordsFields';

export default function OpenSearchForm({ page: { state, go } }: { readonly page: SearchPage }) {
  const t = useTranslate('search');
  const tPortal = useTranslate();
  const searched = JSON.stringify([state.chips, state.extras]);
  const [draft, setDraft] = useState(() => draftOf(state));
  const [begunWith, setBegunWith] = useState(searched);
  // A new search replaces the draft; a new order or page does not.
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
    // Submitted before it is hydrated, a form of the method "dialog" does nothing; with another one the browser would load the page again.
    <form
      method="dialog"
      className={css.form}
      aria-label={tPortal('searchBar.filter')}
      onSubmit={send}
    >
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
        <Button
          variant="plain"
          onClick={() => setDraft(draftOf({ chips: [], extras: NO_SEARCH_EXTRAS }))}
        >
          {t('form.reset')}
        </Button>
        <Button
          type="submit"
          variant="solid"
          startIcon={SearchIcon}
          aria-disabled={canSend ? undefined : true}
        >
          {tPortal('searchBar.search')}
        </Button>
      </div>
    </form>
  );
}
