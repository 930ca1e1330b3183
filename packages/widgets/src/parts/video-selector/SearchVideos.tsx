/** Searches videos by words of their title, by channel, or by both. */
import {
  pickedVideo,
  readSearch,
  typedWords,
  wordsChip,
  type SearchChip,
  type SearchState,
} from '@oshimado/domain';
import { Button } from '@oshimado/ui/button';
import { Combobox, type ComboboxOption } from '@oshimado/ui/combobox';
import { EmptyState } from '@oshimado/ui/empty-state';
import { SearchIcon } from '@oshimado/ui/icon';
import { TextField } from '@oshimado/ui/text-field';
import { VisuallyHidden } from '@oshimado/ui/visually-hidden';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useClient } from '../../base/context';
import { useSettings } from '../../base/device';
import { ApiError, useLimitSentence } from '../../base/errors';
import { useNextPage } from '../../base/page';
import { keptPages, SEARCH, searchQuery, searchRequest } from '../../base/queries';
import { RESULTS_PER_PAGE } from '../../base/queries/search';
import { useChannelChoices } from '../../base/queries/use-choices';
import { useComboboxLabels, useTranslate } from '../../base/sentences';
import { ListedVideos, ListLoading } from '../lists';
import * as css from './SelectorDialog.css';

interface Searched {
  readonly words: string;
  readonly channels: readonly ComboboxOption[];
}

const chipsOf = ({ words, channels }: Searched): readonly SearchChip[] => [
  ...(typedWords(words) === '' ? [] : [wordsChip('title & desc', typedWords(words))]),
  ...channels.map(({ value, label }) => ({ type: 'channel' as const, value, text: label })),
];

const plainSearch = readSearch(new URLSearchParams());
const stateOf = (searched: Searched): SearchState => ({ ...plainSearch, chips: chipsOf(searched) });

function useResults(searched: Searched) {
  const client = useClient();
  const { clipLangs } = useSettings();
  const state = stateOf(searched);
  return useInfiniteQuery({
    ...keptPages,
    queryKey: [SEARCH, 'selector', state.chips, clipLangs],
    queryFn: ({ pageParam, signal }) =>
      searchQuery(client, searchRequest({ ...state, page: pageParam }, clipLangs)).queryFn({
        signal,
      }),
    initialPageParam: 1,
    getNextPageParam: ({ total }, _all, page) =>
      page * RESULTS_PER_PAGE < total ? page + 1 : undefined,
    enabled: state.chips.length > 0,
  });
}

interface ResultsProps {
  readonly searched: Searched;
  readonly exclude: ReadonlySet<string>;
}

function Results({ searched, exclude }: ResultsProps) {
  const t = useTranslate();
  const tSearch = useTranslate('search');
  const tMultiview = useTranslate('multiview');
  const list = useResults(searched);
  const { data, isError, isFetching, isLoading, hasNextPage, isFetchNextPageError } = list;
  const loadMore = useNextPage(list);
  const videos = useMemo(() => {
    const all = data?.pages.flatMap((page) => page.videos) ?? [];
    // Rows that came while the list was read push others onto the next page.
    return [...new Map(all.map((video) => [video.id, video])).values()].filter((video) => {
      const picked = pickedVideo(video);
      return picked !== undefined && !exclude.has(picked.id);
    });
  }, [data, exclude]);
  if (isLoading) {
    return (
      <>
        <VisuallyHidden>
          <span role="status">{tSearch('results.loading')}</span>
        </VisuallyHidden>
        <ListLoading />
      </>
    );
  }
  if (isError && !data) {
    return <ApiError error={list.error} onRetry={() => void list.refetch()} isBusy={isFetching} />;
  }
  if (!data) {
    return (
      <EmptyState
        icon={SearchIcon}
        headingLevel={3}
        title={tSearch('results.startTitle')}
        description={tMultiview('selector.searchHint')}
      />
    );
  }
  return (
    <>
      {videos.length === 0 && !hasNextPage ? (
        <EmptyState
          icon={SearchIcon}
          headingLevel={3}
          title={tSearch('results.empty')}
          description={tMultiview('selector.searchHint')}
        />
      ) : (
        <ListedVideos videos={videos} label={tSearch('results.label')} />
      )}
      {isFetchNextPageError ? (
        <ApiError error={list.error} onRetry={loadMore} isBusy={isFetching} />
      ) : null}
      {hasNextPage && !isFetchNextPageError ? (
        <Button variant="plain" busy={isFetching} onClick={loadMore}>
          {t('list.more')}
        </Button>
      ) : null}
    </>
  );
}

export function SearchVideos({ exclude }: Pick<ResultsProps, 'exclude'>) {
  const t = useTranslate('search');
  const tPortal = useTranslate();
  const labels = useComboboxLabels();
  const sayLimit = useLimitSentence();
  const [words, setWords] = useState('');
  const [typed, setTyped] = useState('');
  const [searched, setSearched] = useState<Searched>({ words: '', channels: [] });
  const { options, isBusy, error, isError } = useChannelChoices(typed);
  return (
    <div className={css.feed}>
      <form
        role="search"
        className={css.form}
        onSubmit={(event) => {
          event.preventDefault();
          setSearched((before) => ({ ...before, words }));
        }}
      >
        <TextField
          type="search"
          className={css.field}
          label={t('kind.title')}
          value={words}
          onValueChange={setWords}
          startIcon={SearchIcon}
          clearLabel={t('form.clear', { field: t('kind.title') })}
          autoComplete="off"
        />
        <Combobox
          multiple
          className={css.field}
          label={tPortal('nav.channels')}
          options={options}
          value={searched.channels}
          onValueChange={(channels) => setSearched({ words, channels })}
          onQueryChange={setTyped}
          busy={isBusy}
          labels={labels}
          error={isError ? sayLimit(error, t('form.failed')) : undefined}
        />
        <Button type="submit" variant="solid" className={css.submit}>
          {tPortal('searchBar.search')}
        </Button>
      </form>
      <Results searched={searched} exclude={exclude} />
    </div>
  );
}
