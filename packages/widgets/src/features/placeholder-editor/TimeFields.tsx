/** When a placeholder begins and how long it takes, and the moment that it means. */
import {
  fullTime,
  localeTag,
  momentOf,
  PLACEHOLDER_MINUTES_MAX,
  PLACEHOLDER_ZONES,
  shiftDays,
  shiftHours,
  wallTimeOf,
} from '@oshimado/domain';
import { IconButton } from '@oshimado/ui/button';
import { DatePicker } from '@oshimado/ui/date-picker';
import { MinusIcon, PlusIcon } from '@oshimado/ui/icon';
import { NumberField } from '@oshimado/ui/number-field';
import { Select } from '@oshimado/ui/select';
import { TimeField } from '@oshimado/ui/time-field';
import type { ReactNode } from 'react';
import { useLanguage, useTranslate } from '../../base/sentences';
import { useNow } from '../../base/clock';
import * as css from './placeholder-editor.css';
import type { FieldsProps } from './use-placeholder-form';
import { useProblemText } from './use-problem-text';

interface SteppedProps {
  readonly earlier: string;
  readonly later: string;
  readonly onStep: (by: 1 | -1) => void;
  readonly children: ReactNode;
}

function Stepped({ earlier, later, onStep, children }: SteppedProps) {
  return (
    <div className={css.stepped}>
      <span className={css.step}>
        <IconButton icon={MinusIcon} label={earlier} onClick={() => onStep(-1)} />
      </span>
      {children}
      <span className={css.step}>
        <IconButton icon={PlusIcon} label={later} onClick={() => onStep(1)} />
      </span>
    </div>
  );
}

/** Whether a text is a day that there is. */
const isDay = (day: string) => momentOf({ day, time: '00:00' }, 'gmt', 'UTC') !== undefined;

function DayField({ form: { values, change, problemOf }, local }: FieldsProps) {
  const t = useTranslate('placeholder');
  const tPortal = useTranslate();
  const { language } = useLanguage();
  const problemText = useProblemText();
  const today = wallTimeOf(useNow(), values.zone, local).day;
  const error = problemText('day', problemOf('day'));
  return (
    <Stepped
      earlier={t('date.dayEarlier')}
      later={t('date.dayLater')}
      onStep={(by) => change(shiftDays(values, by))}
    >
      <DatePicker
        label={t('field.day')}
        value={isDay(values.day) ? values.day : null}
        onValueChange={(day) => change({ day: day ?? '' })}
        // A text that is no day is an entry too: the former day is not sent in its place.
        onInvalid={(day) => change({ day })}
        today={today}
        locale={localeTag(language)}
        placeholder={tPortal('display.datePattern')}
        invalidText={t('date.invalid')}
        calendarLabel={tPortal('display.calendar')}
        previousLabel={tPortal('display.previousMonth')}
        nextLabel={tPortal('display.nextMonth')}
        error={error}
      />
    </Stepped>
  );
}

function HourField({ form: { values, change, problemOf }, local }: FieldsProps) {
  const t = useTranslate('placeholder');
  const problemText = useProblemText();
  const error = problemText('time', problemOf('time'));
  return (
    <Stepped
      earlier={t('date.hourEarlier')}
      later={t('date.hourLater')}
      onStep={(by) => change(shiftHours(values, by, values.zone, local))}
    >
      <TimeField
        label={t('field.time')}
        value={values.time}
        onValueChange={(time) => change({ time })}
        error={error}
      />
    </Stepped>
  );
}

/** "The chosen moment is shown in UTC and in the viewer's time." */
function Moment({ form: { values }, local }: FieldsProps) {
  const t = useTranslate('placeholder');
  const { language } = useLanguage();
  const now = useNow();
  const moment = momentOf(values, values.zone, local);
  return (
    <p role="status" className={css.moment} data-part="moment">
      {moment ? (
        <>
          {moment.oddity ? <span>{t(`moment.${moment.oddity}`)}</span> : null}
          <span>{t('moment.utc', { time: fullTime(moment.at, language, 'UTC') })}</span>
          <span>{t('moment.local', { time: fullTime(moment.at, language, local) })}</span>
          {moment.at < now ? <strong>{t('moment.past')}</strong> : null}
        </>
      ) : null}
    </p>
  );
}

export function TimeFields(props: FieldsProps) {
  const t = useTranslate('placeholder');
  const problemText = useProblemText();
  const { form, local } = props;
  const { values, change, problemOf } = form;
  const error = problemText('minutes', problemOf('minutes'));
  return (
    <>
      <div className={css.pair}>
        <Select
          label={t('field.zone')}
          value={values.zone}
          options={PLACEHOLDER_ZONES.map((value) => ({
            value,
            label: t(`zone.${value}`, { zone: local }),
          }))}
          onChange={({ currentTarget: { value } }) => {
            const zone = PLACEHOLDER_ZONES.find((one) => one === value);
            if (zone) change({ zone });
          }}
        />
        <NumberField
          label={t('field.minutes')}
          value={values.minutes}
          onValueChange={(minutes) => change({ minutes })}
          min={1}
          max={PLACEHOLDER_MINUTES_MAX}
          keepsTyped
          increaseLabel={t('date.longer')}
          decreaseLabel={t('date.shorter')}
          error={error}
        />
      </div>
      <div className={css.pair}>
        <DayField {...props} />
        <HourField {...props} />
      </div>
      <Moment {...props} />
    </>
  );
}
