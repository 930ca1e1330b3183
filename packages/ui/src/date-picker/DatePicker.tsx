'use client';

import * as Radix from '@radix-ui/react-popover';
import { useState } from 'react';
import { useAfterPress } from '../after-press';
import { Field, type FieldTexts } from '../field';
import { box, inner, input } from '../field/Field.css';
import { CalendarIcon, Icon } from '../icon';
import { isOfInputMethod } from '../input-method';
import { CloseRequest } from '../overlay/CloseRequest';
import { content } from '../popover/Popover.css';
import { usePortalContainer } from '../portal-container';
import { Calendar } from './Calendar';
import { dateOf, isWithin, parseDay, type DayRange } from './iso-date';

/** Props of `DatePicker`. */
export interface DatePickerProps extends FieldTexts, DayRange {
  /** The day as `YYYY-MM-DD`; null while there is none. The owner keeps it. */
  readonly value: string | null;
  /** Called with the day it shall be, always within the range, or with null. */
  readonly onValueChange: (day: string | null) => void;
  /**
   * Called when the field is left with a text that is no day, or none of the range: until it is mended, the former value is not what the
   * reader means. Default: nothing happens.
   */
  readonly onInvalid?: (text: string) => void;
  /** Today as `YYYY-MM-DD`: parts know no clock. */
  readonly today: string;
  /** Language of the names of months and days, as BCP 47. */
  readonly locale: string;
  /** How a day is typed, shown in the empty field, such as `YYYY-MM-DD`. */
  readonly placeholder: string;
  /** What is wrong with a text that is no day, or none of the range, and what to do. */
  readonly invalidText: string;
  /** Name of the button that opens the calendar, and of the calendar. */
  readonly calendarLabel: string;
  /** Name of the button to the month before. */
  readonly previousLabel: string;
  /** Name of the button to the month after. */
  readonly nextLabel: string;
  /** It cannot be changed now. Default false. */
  readonly disabled?: boolean;
}

/**
 * A day, typed or chosen from a month. What was typed and is no day stays, with a word on what is wrong. Renders an
 * `<input>` with a button, and while it is open a `<div role="dialog">` with a grid.
 */
export function DatePicker({
  value,
  onValueChange,
  onInvalid,
  today,
  locale,
  min,
  max,
  placeholder,
  invalidText,
  calendarLabel,
  previousLabel,
  nextLabel,
  disabled = false,
  error,
  description,
  ...texts
}: DatePickerProps) {
  const container = usePortalContainer();
  const afterPress = useAfterPress();
  const [isOpen, setOpen] = useState(false);
  const [draft, setDraft] = useState<string>();
  const [isLeft, setLeft] = useState(false);
  const [seen, setSeen] = useState(value);
  if (seen !== value) {
    setSeen(value);
    // Another day from elsewhere takes the place of what was typed; no day does not: what is wrong stays to be mended.
    if (value !== null) {
      setDraft(undefined);
      setLeft(false);
    }
  }

  const isWrongDay = (day: string | null | undefined) =>
    day === undefined || (day !== null && !isWithin(day, { min, max }));
  const parsed = draft === undefined ? value : parseDay(draft);
  const isWrong = isWrongDay(parsed);
  // Half a day is no mistake while it is being typed: an alert at each key would talk over the typing.
  const isErrorShown = isWrong && (draft === undefined || isLeft);
  const type = (text: string) => {
    setDraft(text);
    if (!isWrongDay(parseDay(text))) setLeft(false);
  };
  const leave = (): void => {
    if (draft === undefined) return;
    setLeft(isWrong);
    // The second test tells the compiler what the first implies.
    if (isWrong || parsed === undefined) {
      onInvalid?.(draft);
      return;
    }
    setDraft(undefined);
    if (parsed !== value) onValueChange(parsed);
  };
  const choose = (day: string) => {
    setDraft(undefined);
    setLeft(false);
    setOpen(false);
    onValueChange(day);
  };
  const inWords =
    isWrong || !parsed
      ? undefined
      : new Intl.DateTimeFormat(locale, { dateStyle: 'full' }).format(dateOf(parsed));

  return (
    <Radix.Root open={isOpen} onOpenChange={setOpen}>
      <Field
        {...texts}
        description={inWords ?? description}
        error={isErrorShown ? invalidText : error}
      >
        {(control) => (
          <Radix.Anchor asChild>
            <span className={box}>
              <input
                className={input}
                type="text"
                inputMode="numeric"
                autoComplete="off"
                placeholder={placeholder}
                disabled={disabled}
                value={draft ?? value ?? ''}
                onChange={(event) => type(event.currentTarget.value)}
                onBlur={() => afterPress(leave)}
                onKeyDown={(event) => {
                  // That Enter takes a word of the input method, not the day.
                  if (event.key === 'Enter' && !isOfInputMethod(event)) leave();
                }}
                {...control}
              />
              <Radix.Trigger className={inner} aria-label={calendarLabel} disabled={disabled}>
                <Icon icon={CalendarIcon} size="small" />
              </Radix.Trigger>
            </span>
          </Radix.Anchor>
        )}
      </Field>
      <Radix.Portal container={container}>
        <Radix.Content
          className={content}
          aria-label={calendarLabel}
          align="start"
          sideOffset={4}
          collisionPadding={8}
          // The calendar leads the focus to its day by itself.
          onOpenAutoFocus={(event) => event.preventDefault()}
        >
          <CloseRequest />
          <Calendar
            value={value}
            onValueChange={choose}
            today={today}
            locale={locale}
            min={min}
            max={max}
            previousLabel={previousLabel}
            nextLabel={nextLabel}
          />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
