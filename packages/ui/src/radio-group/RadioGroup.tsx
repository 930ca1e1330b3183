'use client';

import { useId } from 'react';
import { choice, description as descriptionStyle, texts } from '../checkbox/Checkbox.css';
import { FieldError } from '../field/Field';
import { description as helpStyle, field, label as labelStyle } from '../field/Field.css';
import { classNames, type StyleProps } from '../style-props';
import { options as optionsStyle, radio } from './RadioGroup.css';

/** An option of a `RadioGroup`. */
export interface RadioOption {
  /** What choosing it means. */
  readonly value: string;
  /** Its texts. */
  readonly label: string;
  /** More about it; read with its name. */
  readonly description?: string;
  /** It cannot be chosen now. Default false. */
  readonly disabled?: boolean;
}

/** Props of `RadioGroup`. */
export interface RadioGroupProps extends StyleProps {
  /** What is chosen. */
  readonly label: string;
  /** What helps to choose. */
  readonly description?: string;
  /** What is wrong and what to do. */
  readonly error?: string;
  /** Two to about seven; for more there is `Select`. */
  readonly options: readonly RadioOption[];
  /** The chosen value; null while nothing is. The owner keeps it. */
  readonly value: string | null;
  /** Called with the value that was chosen. */
  readonly onValueChange: (value: string) => void;
  /** Below each other or side by side. Default `vertical`. */
  readonly orientation?: 'vertical' | 'horizontal';
  /** Nothing can be chosen now. Default false. */
  readonly disabled?: boolean;
}

/** One of a few, all in sight. Renders a `<fieldset>` with an `<input type="radio">` each. */
export function RadioGroup({
  label,
  description,
  error,
  options,
  value,
  onValueChange,
  orientation = 'vertical',
  disabled = false,
  className,
  style,
}: RadioGroupProps) {
  const id = useId();
  const describedBy = [description && `${id}-description`, error && `${id}-error`]
    .filter(Boolean)
    .join(' ');
  return (
    <fieldset
      // A plain group cannot be marked as invalid.
      role="radiogroup"
      className={classNames(field, className)}
      style={style}
      disabled={disabled}
      aria-invalid={error ? true : undefined}
      aria-describedby={describedBy || undefined}
    >
      <legend className={labelStyle}>{label}</legend>
      {description ? (
        <span id={`${id}-description`} className={helpStyle}>
          {description}
        </span>
      ) : null}
      <div className={optionsStyle} data-orientation={orientation}>
        {/* By number: a value may hold spaces, which part ids. */}
        {options.map((option, index) => (
          <label key={option.value} className={choice}>
            <input
              type="radio"
              name={id}
              className={radio}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              aria-labelledby={`${id}-${index}`}
              aria-describedby={option.description ? `${id}-${index}-more` : undefined}
              onChange={() => onValueChange(option.value)}
            />
            <span className={texts}>
              <span id={`${id}-${index}`}>{option.label}</span>
              {option.description ? (
                <span id={`${id}-${index}-more`} className={descriptionStyle}>
                  {option.description}
                </span>
              ) : null}
            </span>
          </label>
        ))}
      </div>
      <FieldError id={`${id}-error`} error={error} />
    </fieldset>
  );
}
