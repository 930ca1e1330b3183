import { Combobox, type ComboboxOption } from '@oshimado/ui/combobox';
import { textLanguage } from '@oshimado/widgets';
import { useState } from 'react';
import { useLanguage, useTranslate } from '../../../i18n/LanguageProvider';
import { useComboboxLabels } from '../../../i18n/use-combobox-labels';
import { withOneOrg, type CalendarFilter } from './calendar-address';
import { useCalendarSuggestions } from './use-calendar-suggestions';

const HINTS = {
  channel: 'calendar.kindChannel',
  topic: 'calendar.kindTopic',
  org: 'calendar.kindOrg',
} as const;

const valueOf = ({ kind, value }: CalendarFilter) => `${kind}:${value}`;

export interface CalendarFiltersProps {
  readonly filters: readonly CalendarFilter[];
  readonly onChange: (filters: readonly CalendarFilter[]) => void;
}

/** What a calendar is limited to, as chips with suggestions. */
export function CalendarFilters({ filters, onChange }: CalendarFiltersProps) {
  const t = useTranslate('account');
  const { language } = useLanguage();
  const labels = useComboboxLabels();
  const [typed, setTyped] = useState('');
  const { suggestions, isBusy, isError, isAsked } = useCalendarSuggestions(typed);
  const offered: readonly CalendarFilter[] = suggestions.map(({ type, value, text }) => ({
    kind: type,
    value,
    label: text ?? value,
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
      {...(isError && { error: t('calendar.suggestFailed') })}
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
