import { Spinner } from '@oshimado/ui/spinner';
import { latePart, PartFailed } from '../../base/late-part';
import { useTranslate } from '../../base/sentences';
import type { SearchPage } from './search-page';
import { formLoading } from './search.css';

export interface SearchFormProps {
  readonly page: SearchPage;
}

function FormLoading() {
  const t = useTranslate();
  return (
    <div className={formLoading}>
      <Spinner label={t('loading')} />
    </div>
  );
}

/** The advanced form. Its code is loaded when it is opened. */
export const SearchForm = latePart<SearchFormProps>(() => import('./OpenSearchForm'), {
  Loading: FormLoading,
  Failed: PartFailed,
});
