/** Search: the form, the order, and what was found. Its whole state is its address. */
import { Button } from '@oshimado/ui/button';
import { SlidersIcon } from '@oshimado/ui/icon';
import { Select } from '@oshimado/ui/select';
import { lazy, Suspense } from 'react';
import { usePageTitle } from '../../app/page-head';
import { useTranslate } from '../../i18n/LanguageProvider';
import { PageSpinner } from '../../shell/PageSpinner';
import { FeedButton } from './feed/FeedButton';
import { Results } from './results/Results';
import { SavedButton } from './saved/SavedButton';
import { countExtras, SORTS, TYPES, type SearchSort, type SearchType } from './search-address';
import { searchName } from './search-name';
import * as css from './Search.css';
import { useSearchState, type SearchPage } from './use-search-state';

const SearchForm = lazy(() => import('./form/SearchForm'));

const FORM_ID = 'search-form';

function FormToggle({ state, go }: SearchPage) {
  const t = useTranslate('search');
  const count = countExtras(state.extras);
  const show = count > 0 ? t('page.showFormCount', { count }) : t('page.showForm');
  return (
    <Button
      startIcon={SlidersIcon}
      aria-expanded={state.isAdvanced}
      aria-controls={state.isAdvanced ? FORM_ID : undefined}
      onClick={() => go({ isAdvanced: !state.isAdvanced, page: state.page })}
    >
      {state.isAdvanced ? t('page.hideForm') : show}
    </Button>
  );
}

function Order({ state, go }: SearchPage) {
  const t = useTranslate('search');
  return (
    <div className={css.order}>
      <Select
        label={t('page.sort')}
        value={state.sort}
        onChange={(event) => go({ sort: event.currentTarget.value as SearchSort })}
        options={SORTS.map((value) => ({ value, label: t(`page.${value}`) }))}
      />
      <Select
        label={t('page.type')}
        value={state.type}
        onChange={(event) => go({ type: event.currentTarget.value as SearchType })}
        options={TYPES.map((value) => ({ value, label: t(`page.${value}`) }))}
      />
    </div>
  );
}

export default function Search() {
  const t = useTranslate('search');
  const page = useSearchState();
  const { state } = page;
  const name = searchName(state);
  const title = name === '' ? t('page.title') : t('page.titleOf', { conditions: name });
  usePageTitle(title);
  return (
    <div className={css.page}>
      <h1 className={css.title}>{title}</h1>
      <div className={css.toolbar}>
        <FormToggle {...page} />
        <SavedButton {...page} />
        <FeedButton {...page} />
        <Order {...page} />
      </div>
      {state.isAdvanced ? (
        <div id={FORM_ID}>
          <Suspense fallback={<PageSpinner />}>
            <SearchForm page={page} />
          </Suspense>
        </div>
      ) : null}
      <Results page={page} />
    </div>
  );
}
