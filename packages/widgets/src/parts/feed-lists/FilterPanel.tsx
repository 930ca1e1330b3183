/** Sort, date, organizations and feed filters, beside their button. Fetched when it is first opened. */
import { localeTag, type LiveSort } from '@oshimado/domain';
import { DatePicker } from '@oshimado/ui/date-picker';
import { Button } from '@oshimado/ui/button';
import { Popover } from '@oshimado/ui/popover';
import { Select } from '@oshimado/ui/select';
import { useState } from 'react';
import { FeedFilters } from '../feed-filter';
import { useLanguage, useTranslate } from '../../base/sentences';
import type { FilterPanelProps } from './display-controls.types';
import type { ArchiveContent, FeedChoices } from './feed-address';
import * as css from './FilterPanel.css';
import { OrgsField } from './OrgsField';

const CONTENTS: readonly ArchiveContent[] = ['streams', 'all', 'missing'];

/** The day it is where the viewer is. */
function todayHere(): string {
  const now = new Date();
  const two = (number: number) => String(number).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

function SortField({ place }: { place: FeedChoices }) {
  const t = useTranslate();
  return (
    <Select
      label={t('display.sort')}
      value={place.sort}
      onChange={(event) => place.changeSort(event.currentTarget.value as LiveSort)}
      options={[
        { value: 'latest', label: t('display.latest') },
        { value: 'viewers', label: t('display.viewers') },
      ]}
    />
  );
}

function DateField({ place }: { place: FeedChoices }) {
  const { t, language } = useLanguage();
  const [today] = useState(todayHere);
  const { uploadedBefore, changeUploadedBefore } = place;
  return (
    <div className={css.date}>
      <DatePicker
        label={t('display.uploadedBefore')}
        value={uploadedBefore === '' ? null : uploadedBefore}
        onValueChange={(day) => changeUploadedBefore(day ?? '')}
        today={today}
        max={today}
        locale={localeTag(language)}
        placeholder={t('display.datePattern')}
        invalidText={t('display.dateInvalid')}
        calendarLabel={t('display.calendar')}
        previousLabel={t('display.previousMonth')}
        nextLabel={t('display.nextMonth')}
      />
      {uploadedBefore === '' ? null : (
        <Button
          className={css.clear}
          size="small"
          variant="plain"
          onClick={() => changeUploadedBefore('')}
        >
          {t('display.clearDate')}
        </Button>
      )}
    </div>
  );
}

/** "All" is one more choice of the archive; the clips alone are a tab. */
function ArchiveField({ place }: { place: FeedChoices }) {
  const t = useTranslate();
  return (
    <Select
      label={t('display.archive.label')}
      value={place.archive}
      onChange={(event) => place.changeArchive(event.currentTarget.value as ArchiveContent)}
      options={CONTENTS.map((value) => ({ value, label: t(`display.archive.${value}`) }))}
    />
  );
}

export function FilterPanel({ trigger, place, shownOrgs }: FilterPanelProps) {
  const t = useTranslate();
  return (
    <Popover label={t('display.filter')} trigger={trigger} align="end" defaultOpen>
      <div className={css.panel}>
        {place.tab === 'live' ? <SortField place={place} /> : <DateField place={place} />}
        {place.tab === 'archive' ? <ArchiveField place={place} /> : null}
        {shownOrgs ? <OrgsField {...shownOrgs} /> : null}
        <FeedFilters />
      </div>
    </Popover>
  );
}
