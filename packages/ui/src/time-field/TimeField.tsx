'use client';

import type { InputHTMLAttributes, Ref } from 'react';
import { Field, splitField, type FieldTexts } from '../field/Field';
import { box, input } from '../field/Field.css';
import type { StyleProps } from '../style-props';

type InputProps = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  keyof StyleProps | 'value' | 'defaultValue' | 'onChange' | 'type' | 'min' | 'max' | 'step'
>;

/** Props of `TimeField`, and those of its `<input>`. */
export interface TimeFieldProps extends InputProps, FieldTexts {
  /** Time of day as `HH:MM`, or `HH:MM:SS` with seconds; empty while there is none. The owner keeps it. */
  readonly value: string;
  /** Called with the time it shall be, or with an empty text. */
  readonly onValueChange: (value: string) => void;
  /** Ask for seconds too. Default false. */
  readonly seconds?: boolean;
  /** Earliest time, as `HH:MM`. Default without. */
  readonly min?: string;
  /** Latest time, as `HH:MM`. Default without. */
  readonly max?: string;
  /** The `<input>`. */
  readonly ref?: Ref<HTMLInputElement>;
}

const MINUTE_S = 60;

/**
 * A time of day, by the platform's own field: each part is stepped and typed by keys, and written as the reader's system
 * writes it. Renders an `<input type="time">` with its `<label>`.
 */
export function TimeField(props: TimeFieldProps) {
  const [field, { value, onValueChange, seconds = false, ...rest }] = splitField(props);
  return (
    <Field {...field}>
      {(control) => (
        <span className={box}>
          <input
            className={input}
            type="time"
            step={seconds ? 1 : MINUTE_S}
            value={value}
            onChange={(event) => onValueChange(event.currentTarget.value)}
            {...rest}
            {...control}
          />
        </span>
      )}
    </Field>
  );
}
