import { Combobox, type ComboboxOption } from '@oshimado/ui/combobox';
import { textLanguage } from '../../parts/video-card';
import {
  autocompleteQuery,
  SUGGESTIONS_PAUSE_MS,
  SUGGESTIONS_QUERY_MIN,
  topicText,
} from '@oshimado/domain';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useClient } from '../../base/context';
import { suggestionsQuery } from '../../base/queries';
import { useLimitSentence } from '../../base/errors';
import { useComboboxLabels, useLanguage, useTranslate } from '../../base/sentences';
import { withOneOrg, type CalendarFilter } from './calendar-address';

const HINTS = {
  channel: 'calendar.kindChannel',
  topic: 'calendar.kindTopic',
  org: 'calendar.kindOrg',
} as const;

const valueOf = ({ kind, value }: CalendarFilter) => `${kind}:${value}`;

/** Suggestions for the typed text, after a pause. Videos are left out: a calendar cannot filter by them. */
function useCalendarSuggestions(typed: string) {
  const client = useClient();
  const [query, setQuery] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setQuery(autocompleteQuery(typed)), SUGGESTIONS_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  const isAsked = encodeURIComponent(query).length >= SUGGESTIONS_QUERY_MIN;
  const { data, error, isFetching, isError } = useQuery({
    ...suggestionsQuery(client, query),
    enabled: isAsked,
  });
  return {
    suggestions: isAsked ? (data ?? []) : [],
    isAsked,
    isBusy: isFetching || autocompleteQuery(typed) !== query,
    isError: isAsked && isError,
    error,
  };
}

export interface CalendarFiltersProps {
  readonly filters: readonly CalendarFilter[];
  readonly onChange: (filters: readonly CalendarFilter[]) => void;
}

/** The filters of a calendar, as chips with suggestions. */
export function CalendarFilters({ filters, onChange }: CalendarFiltersProps) {
  const t = useTranslate('account');
  const { language } = useLanguage();
  const labels = useComboboxLabels();
  const sayLimit = useLimitSentence();
  const [typed, setTyped] = useState('');
  const { suggestions, isBusy, error, isError, isAsked } = useCalendarSuggestions(typed);
  const offered: readonly CalendarFilter[] = suggestions.map(({ type, value, text }) => ({
    kind: type,
    value,
    label: type === 'topic' ? topicText(value) : (text ?? value),
  }));
  const optionOf = (filter: CalendarFilter): ComboboxOption => ({
    value: valueOf(filter),
    label: filter.label,
    lang: textLanguage(filter.label, language),
    hint: t(HINTS[filter.kind]),
  });
  const choose = (options: readonly ComboboxOption[]) => {
    const known = [...filters, ...offered];
    const chosen = options.flatMap(
      ({ value }) => known.find((filter) => valueOf(filter) === value) ?? [],
    );
    onChange(withOneOrg(chosen));
  };
  return (
    <Combobox
      multiple
      label={t('calendar.filter')}
      description={t('calendar.filterHelp')}
      error={isError ? sayLimit(error, t('calendar.suggestFailed')) : undefined}
      placeholder={filters.length === 0 ? t('calendar.placeholder') : ''}
      options={offered.map(optionOf)}
      value={filters.map(optionOf)}
      onValueChange={choose}
      onQueryChange={setTyped}
      busy={isBusy}
      labels={isAsked ? labels : { ...labels, empty: t('calendar.type') }}
    />
  );
}
