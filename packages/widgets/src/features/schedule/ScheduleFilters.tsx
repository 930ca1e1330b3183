/** From which day on a schedule is shown, whose streams, of which topic, and by which clock. Fetched when it is first opened. */
import { localeTag, searchFold, topicText } from '@oshimado/domain';
import { Combobox } from '@oshimado/ui/combobox';
import { DatePicker } from '@oshimado/ui/date-picker';
import { Popover } from '@oshimado/ui/popover';
import { Select } from '@oshimado/ui/select';
import { Switch } from '@oshimado/ui/switch';
import { useId, type ReactElement } from 'react';
import { useChangeSetting, useSettings } from '../../base/device';
import { useLimitSentence } from '../../base/errors';
import { useFavoriteGroups } from '../../base/groups';
import { useTopicChoices } from '../../base/queries/use-choices';
import { useComboboxLabels, useLanguage, useTranslate } from '../../base/sentences';
import type { ShownOrgs } from '../../parts/feed-lists';
import { OrgsField } from '../../parts/feed-lists/OrgsField';
import { writtenLanguage } from '../../parts/video-card/text-language';
import type { SchedulePlace } from './schedule-place';
import * as css from './SchedulePage.css';

export interface ScheduleFiltersProps {
  readonly place: SchedulePlace;
  readonly shownOrgs: ShownOrgs;
  /** `2026-11-27`. */
  readonly today: string;
}

function TopicField({ place: { topic, go } }: Pick<ScheduleFiltersProps, 'place'>) {
  const t = useTranslate('schedule');
  const labels = useComboboxLabels();
  const sayLimit = useLimitSentence();
  const { options, isPending, error, isError } = useTopicChoices();
  return (
    <Combobox
      // `multiple` shows the choice as a chip, which can be removed; only the last one is kept.
      multiple
      label={t('topic')}
      placeholder={t('anyTopic')}
      fold={searchFold}
      options={options}
      busy={isPending}
      error={isError ? sayLimit(error, t('topicsFailed')) : undefined}
      value={topic === '' ? [] : [{ value: topic, label: topicText(topic) }]}
      onValueChange={(chosen) => go({ topic: chosen.at(-1)?.value ?? '' })}
      labels={labels}
    />
  );
}

function DayField({ place: { date, go }, today }: Pick<ScheduleFiltersProps, 'place' | 'today'>) {
  const t = useTranslate('schedule');
  const { t: tPortal, language } = useLanguage();
  return (
    <DatePicker
      label={t('firstDay')}
      value={date || today}
      onValueChange={(day) => go({ date: day === null || day === today ? '' : day })}
      today={today}
      locale={localeTag(language)}
      placeholder={tPortal('display.datePattern')}
      invalidText={tPortal('display.dateInvalid')}
      calendarLabel={tPortal('display.calendar')}
      previousLabel={tPortal('display.previousMonth')}
      nextLabel={tPortal('display.nextMonth')}
    />
  );
}

/** Nothing for who has no groups. */
function GroupField({ place: { group, go } }: Pick<ScheduleFiltersProps, 'place'>) {
  const t = useTranslate('schedule');
  const { groups } = useFavoriteGroups();
  if (groups.length === 0) return null;
  return (
    <Select
      label={t('group')}
      options={[
        { value: '', label: t('allFavorites') },
        ...groups.map(({ id, name }) => ({
          value: id,
          label: name,
          lang: writtenLanguage(name),
        })),
      ]}
      value={groups.some(({ id }) => id === group) ? group : ''}
      onChange={(event) => go({ group: event.currentTarget.value })}
    />
  );
}

function LateHours() {
  const t = useTranslate('schedule');
  const { lateHours } = useSettings();
  const change = useChangeSetting();
  const id = useId();
  return (
    <div>
      <Switch
        label={t('lateHours')}
        aria-describedby={id}
        checked={lateHours}
        onChange={(event) => change('lateHours', event.currentTarget.checked)}
      />
      <p id={id} className={css.hint}>
        {t('lateHoursHint')}
      </p>
    </div>
  );
}

export function ScheduleFilters({
  trigger,
  place,
  shownOrgs,
  today,
}: ScheduleFiltersProps & { readonly trigger: ReactElement }) {
  const t = useTranslate('schedule');
  const { isFavorites, go } = place;
  return (
    <Popover label={t('filter')} trigger={trigger} align="end" defaultOpen>
      <div className={css.panel}>
        <DayField place={place} today={today} />
        <Switch
          label={t('favoritesOnly')}
          checked={isFavorites}
          onChange={(event) => go({ isFavorites: event.currentTarget.checked })}
        />
        {isFavorites ? <GroupField place={place} /> : <OrgsField {...shownOrgs} />}
        <TopicField place={place} />
        <LateHours />
      </div>
    </Popover>
  );
}
