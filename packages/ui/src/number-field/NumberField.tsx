'use client';

import { useRef, useState, type KeyboardEvent } from 'react';
import { useAfterPress } from '../after-press';
import { Field, type FieldTexts } from '../field';
import { box, figures, inner, input } from '../field/Field.css';
import { pressForField } from '../field/press-for-field';
import { Icon, MinusIcon, PlusIcon } from '../icon';
import { isOfInputMethod } from '../input-method';
import { clampNumber, parseNumber, stepNumber, type NumberRange } from './number-value';

/** Steps of a page key. */
const PAGE = 10;

/** Props of `NumberField`. */
export interface NumberFieldProps extends FieldTexts, NumberRange {
  /** The number; null while there is none. The owner keeps it. */
  readonly value: number | null;
  /** Called with the number it shall be, within the range unless `keepsTyped`. */
  readonly onValueChange: (value: number | null) => void;
  /**
   * A typed number outside the range is passed on as it is, and null for a text that is no number, which stays: the owner says in
   * `error` what is wrong. Default false: the nearest number of the range, or the former one.
   */
  readonly keepsTyped?: boolean;
  /** Name of the button that takes one step up. */
  readonly increaseLabel: string;
  /** Name of the button that takes one step down. */
  readonly decreaseLabel: string;
  /** The number in words for screen readers, such as "3 minutes". */
  readonly formatValue?: (value: number) => string;
  /** It cannot be changed now. Default false. */
  readonly disabled?: boolean;
}

/**
 * A number, typed or stepped. What was typed stands until the field is left; what is no number then gives way to the last
 * one. The wheel never changes it. Renders an `<input role="spinbutton">` with two buttons.
 */
export function NumberField({
  value,
  onValueChange,
  increaseLabel,
  decreaseLabel,
  formatValue,
  disabled = false,
  keepsTyped = false,
  min,
  max,
  step = 1,
  ...texts
}: NumberFieldProps) {
  const fieldRef = useRef<HTMLInputElement>(null);
  const afterPress = useAfterPress();
  const [draft, setDraft] = useState<string>();
  const range = { min, max, step };

  const settle = (next: number | null) => {
    setDraft(undefined);
    if (next !== value) onValueChange(next);
  };
  const typed = () => {
    const parsed = draft === undefined ? value : parseNumber(draft, Number.isInteger(step));
    if (parsed === undefined || parsed === null || keepsTyped) return parsed;
    return clampNumber(parsed, range);
  };
  const current = typed() ?? value;
  const isLeast = current !== null && min !== undefined && current <= min;
  const isGreatest = current !== null && max !== undefined && current >= max;
  const leave = () => {
    const parsed = typed();
    if (parsed !== undefined || !keepsTyped) settle(parsed === undefined ? value : parsed);
    else if (value !== null) onValueChange(null);
  };
  const stepBy = (count: number) => settle(stepNumber(current, count, range));

  const onKeyDown = (event: KeyboardEvent) => {
    const actions: Readonly<Record<string, (() => void) | undefined>> = {
      ArrowUp: () => stepBy(1),
      ArrowDown: () => stepBy(-1),
      PageUp: () => stepBy(PAGE),
      PageDown: () => stepBy(-PAGE),
      Home: min === undefined ? undefined : () => settle(min),
      End: max === undefined ? undefined : () => settle(max),
      Enter: leave,
    };
    const action = actions[event.key];
    if (!action || isOfInputMethod(event)) return;
    // Enter still sends the form it stands in.
    if (event.key !== 'Enter') event.preventDefault();
    action();
  };

  return (
    <Field {...texts}>
      {(control) => (
        <span className={box}>
          <button
            type="button"
            className={inner}
            aria-label={decreaseLabel}
            tabIndex={-1}
            disabled={disabled}
            // Not `disabled`: a disabled button loses the focus to the page.
            aria-disabled={isLeast || undefined}
            {...pressForField(fieldRef)}
            onClick={() => stepBy(-1)}
          >
            <Icon icon={MinusIcon} size="small" />
          </button>
          <input
            ref={fieldRef}
            className={`${input} ${figures}`}
            type="text"
            inputMode={Number.isInteger(step) ? 'numeric' : 'decimal'}
            role="spinbutton"
            autoComplete="off"
            aria-valuenow={value ?? undefined}
            aria-valuetext={value === null ? undefined : formatValue?.(value)}
            aria-valuemin={min}
            aria-valuemax={max}
            disabled={disabled}
            value={draft ?? (value === null ? '' : String(value))}
            onChange={(event) => setDraft(event.currentTarget.value)}
            onBlur={() => afterPress(leave)}
            onKeyDown={onKeyDown}
            {...control}
          />
          <button
            type="button"
            className={inner}
            aria-label={increaseLabel}
            tabIndex={-1}
            disabled={disabled}
            aria-disabled={isGreatest || undefined}
            {...pressForField(fieldRef)}
            onClick={() => stepBy(1)}
          >
            <Icon icon={PlusIcon} size="small" />
          </button>
        </span>
      )}
    </Field>
  );
}
