/** A search field as a stranger's page gets it, and what it finds: nothing is asked for before a visitor searches. */
import { wordSearchPath } from '@oshimado/domain';
import { Button, ButtonLink } from '@oshimado/ui/button';
import { EmptyState } from '@oshimado/ui/empty-state';
import { SearchIcon } from '@oshimado/ui/icon';
import { TextField } from '@oshimado/ui/text-field';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useClient } from '../../base/context';
import { useTranslate } from '../../base/sentences';
import { VideoList } from '../../parts/video-list';
import '../card-parts';
import { EmbedPage } from '../EmbedPage';
import type { EmbedHooks } from '../lazy-element';
import { ListFailed, ListWaiting } from '../ListStates';
import type { Drawing } from '../mount-in-shadow';
import { nameParts } from '../named-parts';
import { useAnswer } from '../use-answer';
import { useSelect } from '../use-select';
import { useUnknownOrg } from '../use-unknown-org';
import * as css from './EmbedSearch.css';
import type { OshiSearchEvents } from './events';
import type { SearchOptions } from './options';
import { useOwnKeys } from './use-own-keys';
import { wordSearchQuery } from './word-search-query';

nameParts({ field: [css.field] });

type Hooks = EmbedHooks<OshiSearchEvents>;

/** As long as the server reads. */
const TEXT_MAX = 200;

interface FieldProps {
  /** Called with the words, without blanks around them; not without any. */
  readonly onSearch: (text: string) => void;
}

/** A form of the shadow root is none of the page: it never sends the form around the element. */
function SearchField({ onSearch }: FieldProps) {
  const t = useTranslate('elements');
  const [typed, setTyped] = useState('');
  const form = useRef<HTMLFormElement>(null);
  useOwnKeys(form);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const text = typed.trim();
    if (text !== '') onSearch(text);
  };
  return (
    <form ref={form} role="search" className={css.form} data-part="form" onSubmit={submit}>
      <TextField
        className={css.field}
        label={t('search.label')}
        hideLabel
        type="search"
        placeholder={t('search.label')}
        maxLength={TEXT_MAX}
        autoComplete="off"
        enterKeyHint="search"
        startIcon={SearchIcon}
        value={typed}
        onValueChange={setTyped}
      />
      <Button type="submit" variant="solid" className={css.button}>
        {t('search.button')}
      </Button>
    </form>
  );
}

export interface ResultsProps extends Omit<Hooks, 'onPhase'> {
  readonly text: string;
  readonly options: SearchOptions;
}

/** What is found for some words. */
export function Results({ text, options, emit, complain }: ResultsProps) {
  const t = useTranslate('elements');
  const { api, org, max } = options;
  const { data, failure, isBusy, retry } = useAnswer(
    wordSearchQuery(useClient(), { text, org, max }),
  );
  useEffect(() => {
    if (failure) emit('oshi-error', { code: failure.code });
  }, [failure, emit]);
  useUnknownOrg({ api, org, isEmpty: data?.videos.length === 0, complain });
  const found = data && data.videos.length > 0 ? data : undefined;
  const words =
    found && t(found.isTotalMinimum ? 'search.foundMin' : 'search.found', { count: found.total });
  return (
    <div className={css.results} data-part="results" aria-busy={isBusy}>
      {/* There before it says something, so that it is read when it does. */}
      <p role="status" className={css.count} data-part="count">
        {words}
      </p>
      {data || failure ? null : <ListWaiting text={t('search.loading')} count={max} />}
      {failure ? (
        <ListFailed failure={failure} title={t('search.failed')} isBusy={isBusy} retry={retry} />
      ) : null}
      {data && !found ? (
        <slot name="empty">
          <EmptyState
            icon={SearchIcon}
            title={t('search.empty')}
            description={t('search.emptyHint')}
          />
        </slot>
      ) : null}
      {found && words ? (
        <>
          <VideoList videos={found.videos} label={words} headingLevel={2} renderLimit={max} />
          <ButtonLink
            className={css.all}
            data-part="all"
            href={api + wordSearchPath(text, org)}
            target="_blank"
            rel="noopener"
          >
            {t('search.all')}
          </ButtonLink>
        </>
      ) : null}
    </div>
  );
}

function Search({ options, onPhase, emit, complain }: Hooks & { readonly options: SearchOptions }) {
  const [asked, setAsked] = useState({ text: '', nth: 0 });
  // After it is drawn, so that a page that is notified finds it.
  useEffect(() => {
    onPhase('shown');
    emit('oshi-ready', {});
  }, [onPhase, emit]);
  const search = (text: string) => {
    // A page that handles the search itself wants no former results beside its own.
    const isOurs = emit('oshi-search', { text });
    setAsked(({ nth }) => ({ text: isOurs ? text : '', nth: nth + 1 }));
  };
  const { text, nth } = asked;
  return (
    <div className={css.search} data-part="search" data-state={text === '' ? 'idle' : 'results'}>
      <SearchField onSearch={search} />
      {text === '' ? null : (
        // The same words once more are another search: it may have failed before.
        <Results key={nth} {...{ text, options, emit, complain }} />
      )}
    </div>
  );
}

export type EmbedSearchProps = Hooks & Drawing<SearchOptions>;

export function EmbedSearch({ onPhase, emit, complain, ...drawing }: EmbedSearchProps) {
  const { options } = drawing;
  return (
    <EmbedPage {...drawing} onSelect={useSelect(emit)}>
      {/* Another server has other videos. */}
      <Search key={options.api} {...{ options, onPhase, emit, complain }} />
    </EmbedPage>
  );
}
