/** The buttons and choices above the results: the form, the order, the type of video, saved searches, feeds. */
import {
  countSearchExtras,
  SEARCH_SORTS,
  SEARCH_TYPES,
  type SearchSort,
  type SearchType,
} from '@oshimado/domain';
import { Button } from '@oshimado/ui/button';
import { FilterIcon } from '@oshimado/ui/icon';
import { Select } from '@oshimado/ui/select';
import { useTranslate } from '../../base/sentences';
import { WatchTogether } from '../../parts/watch-together';
import { SavedSearchesButton } from './SavedSearches';
import { SearchFeedButton } from './SearchFeed';
import type { SearchPage } from './search-page';
import { useFoundVideos, useIsShown } from './use-found-videos';
import * as css from './search.css';

export interface SearchToolbarProps {
  readonly page: SearchPage;
  /** Id of the element that holds the form while it is open. */
  readonly formId: string;
}

function FormToggle({ page: { state, go }, formId }: SearchToolbarProps) {
  const t = useTranslate('search');
  const count = countSearchExtras(state.extras);
  const show = count > 0 ? t('page.showFormCount', { count }) : t('page.showForm');
  return (
    <Button
      startIcon={FilterIcon}
      aria-expanded={state.isAdvanced}
      aria-controls={state.isAdvanced ? formId : undefined}
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
        options={SEARCH_SORTS.map((value) => ({ value, label: t(`page.${value}`) }))}
      />
      <Select
        label={t('page.type')}
        value={state.type}
        onChange={(event) => go({ type: event.currentTarget.value as SearchType })}
        options={SEARCH_TYPES.map((value) => ({ value, label: t(`page.${value}`) }))}
      />
    </div>
  );
}

function FoundTogether({ page }: { readonly page: SearchPage }) {
  const { request, found } = useFoundVideos(page);
  const isShown = useIsShown();
  // Without a search the results before would stay.
  if (!request || found.isError) return null;
  return (
    <WatchTogether
      videos={found.data?.videos.filter((video) => video.type !== 'clip' && isShown(video))}
    />
  );
}

export function SearchToolbar({ page, formId }: SearchToolbarProps) {
  return (
    <div className={css.toolbar}>
      <FormToggle page={page} formId={formId} />
      <Order {...page} />
      <div className={css.tools}>
        <SavedSearchesButton page={page} />
        <SearchFeedButton state={page.state} />
      </div>
      <FoundTogether page={page} />
    </div>
  );
}
