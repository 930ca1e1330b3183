'use client';

import { useId, type InputHTMLAttributes, type Ref } from 'react';
import { setRef } from '../field/set-ref';
import { classNames, type StyleProps } from '../style-props';
import { choice, description as descriptionStyle, input, texts } from './Checkbox.css';

type InputProps = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'checked' | 'defaultChecked' | 'onChange' | keyof StyleProps
>;

/** Props of `Checkbox`, and those of its `<input>`. */
export interface CheckboxProps extends InputProps, StyleProps {
  /** What is chosen by it. */
  readonly label: string;
  /** More about it; read with its name. */
  readonly description?: string;
  /** Whether it is checked; `mixed` for a group of which some are checked. Controlled. */
  readonly checked: boolean | 'mixed';
  /** Called with whether it shall be chosen. */
  readonly onCheckedChange: (checked: boolean) => void;
  /** The `<input>`. */
  readonly ref?: Ref<HTMLInputElement>;
}

/** Chosen or not, in force when the form is sent; for what is in force at once there is `Switch`. Renders an `<input type="checkbox">` in its `<label>`. */
export function Checkbox({
  label,
  description,
  checked,
  onCheckedChange,
  className,
  style,
  ref,
  ...rest
}: CheckboxProps) {
  const id = useId();
  // There is no attribute for it.
  const mix = (box: HTMLInputElement | null) => {
    if (box) box.indeterminate = checked === 'mixed';
    return setRef(ref, box);
  };
  return (
    <label className={classNames(choice, className)} style={style}>
      <input
        ref={mix}
        type="checkbox"
        className={input}
        checked={checked === true}
        onChange={(event) => onCheckedChange(event.currentTarget.checked)}
        aria-labelledby={`${id}-label`}
        aria-describedby={description ? `${id}-description` : undefined}
        {...rest}
      />
      <span className={texts}>
        <span id={`${id}-label`}>{label}</span>
        {description ? (
          <span id={`${id}-description`} className={descriptionStyle}>
            {description}
          </span>
        ) : null}
      </span>
    </label>
  );
}
