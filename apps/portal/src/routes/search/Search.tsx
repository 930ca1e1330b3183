/** The search page: the address is its whole state. */
import { searchName } from '@oshimado/domain';
import { SearchForm, searchPageOf, SearchResults, SearchToolbar } from '@oshimado/widgets/search';
import { useTranslate } from '@oshimado/widgets/sentences';
import { useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { usePageTitle } from '../../platform/page-head';
import { page as pageStyle, title as titleStyle } from '../../shell/page.css';

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
  const t = useTranslate('search');
  const page = useSearchPage();
  const name = searchName(page.state);
  const title = name === '' ? t('page.title') : t('page.titleOf', { conditions: name });
  usePageTitle(title);
  return (
    <div className={pageStyle}>
      <h1 className={titleStyle}>{title}</h1>
      <SearchToolbar page={page} formId={FORM_ID} />
      {page.state.isAdvanced ? (
        <div id={FORM_ID}>
          <SearchForm page={page} />
        </div>
      ) : null}
      <SearchResults page={page} />
    </div>
  );
}
