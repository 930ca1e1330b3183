/** The search page: the address is its whole state. */
import {
  SearchForm,
  SearchHeading,
  searchPageOf,
  SearchResults,
  SearchToolbar,
  useSearchTitle,
} from '@oshimado/widgets/internal/features/search';
import { useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { usePageTitle } from '../../platform/page-head';
import { form, searchPage } from './Search.css';

const FORM_ID = 'search-form';

function useSearchPage() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  return useMemo(
    () => searchPageOf(query, (href) => void navigate(href, { preventScrollReset: true })),
    [query, navigate],
  );
}

export default function Search() {
  const page = useSearchPage();
  usePageTitle(useSearchTitle(page.state));
  return (
    <div className={searchPage}>
      <SearchHeading page={page} />
      <SearchToolbar page={page} formId={FORM_ID} />
      {page.state.isAdvanced ? (
        <div id={FORM_ID} className={form}>
          <SearchForm page={page} />
        </div>
      ) : null}
      <SearchResults page={page} />
    </div>
  );
}
