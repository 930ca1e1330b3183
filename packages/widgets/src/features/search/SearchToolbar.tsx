/** The buttons and choices above the results: the form, the order, the type of video, saved searches, feeds. */
import {
  chipText,
  countSearchExtras,
  SEARCH_SORTS,
  SEARCH_TYPES,
  type SearchSort,
  type SearchState,
  type SearchType,
} from '@oshimado/domain';
import { Button } from '@oshimado/ui/button';
import { FilterIcon } from '@oshimado/ui/icon';
import { Select } from '@oshimado/ui/select';
import { useTranslate } from '../../base/sentences';
import { LateBell, type BellSubject } from '../../parts/push';
import { WatchTogether } from '../../parts/watch-together';
import { SavedSearchesButton } from './SavedSearchesButton';
import { SearchFeedButton } from './SearchFeedButton';
import type { SearchPage } from './search-page';
import { useFoundVideos, useIsShown } from './use-found-videos';
import * as css from './search.css';

export interface SearchToolbarProps {
  readonly page: SearchPage;
  /** Id of the element that holds the form while it is open. */
  readonly formId: string;
}

function FormToggle({ page: { state, go, formButton }, formId }: SearchToolbarProps) {
  const t = useTranslate('search');
  const count = countSearchExtras(state.extras);
  const show = count > 0 ? t('page.showFormCount', { count }) : t('page.showForm');
  return (
    <Button
      ref={formButton}
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
  const tPortal = useTranslate();
  return (
    <div className={css.order}>
      <Select
        label={tPortal('display.sort')}
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

/** A search for one topic or one organization alone is what a bell can be about. */
function subjectOf({ chips, extras, type }: SearchState): BellSubject | undefined {
  const [chip, ...others] = chips;
  if (!chip || others.length > 0 || type === 'clip' || countSearchExtras(extras) > 0)
    return undefined;
  if (chip.type !== 'topic' && chip.type !== 'org') return undefined;
  return { of: chip.type, id: chip.value, name: chipText(chip) };
}

function SubjectBell({ state }: Pick<SearchPage, 'state'>) {
  const subject = subjectOf(state);
  return subject ? <LateBell key={`${subject.of} ${subject.id}`} {...subject} /> : null;
}

export function SearchToolbar({ page, formId }: SearchToolbarProps) {
  return (
    <div className={css.toolbar}>
      <FormToggle page={page} formId={formId} />
      <Order {...page} />
      <div className={css.tools}>
        <SavedSearchesButton page={page} />
        <SearchFeedButton state={page.state} />
        <SubjectBell state={page.state} />
      </div>
      <FoundTogether page={page} />
    </div>
  );
}
