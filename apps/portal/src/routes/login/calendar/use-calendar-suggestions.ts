import { autocompleteQuery, SUGGESTIONS_PAUSE_MS, SUGGESTIONS_QUERY_MIN } from '@oshimado/domain';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useClient } from '../../../app/ClientProvider';

/** What fits what is being typed, once the viewer pauses. Videos are no filter of a calendar, and none are suggested. */
export function useCalendarSuggestions(typed: string) {
  const client = useClient();
  const [query, setQuery] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setQuery(autocompleteQuery(typed)), SUGGESTIONS_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  const isAsked = encodeURIComponent(query).length >= SUGGESTIONS_QUERY_MIN;
  const { data, isFetching, isError } = useQuery({
    queryKey: ['autocomplete', query],
    queryFn: ({ signal }) => client.getAutocomplete({ q: query }, { signal }),
    enabled: isAsked,
  });
  return {
    suggestions: isAsked ? (data ?? []) : [],
    isAsked,
    isBusy: isFetching || autocompleteQuery(typed) !== query,
    isError: isAsked && isError,
  };
}
