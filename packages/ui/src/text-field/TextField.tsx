'use client';

import { useCallback, useRef, type InputHTMLAttributes, type Ref } from 'react';
import { Field, splitField, type FieldTexts } from '../field/Field';
import { setRef } from '../field/set-ref';
import { box, inner, input, start } from '../field/Field.css';
import { CloseIcon, Icon, type IconType } from '../icon';
import type { StyleProps } from '../style-props';

type InputProps = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  keyof StyleProps | 'value' | 'defaultValue' | 'onChange' | 'type'
>;

/** Props of `TextField`, and those of its `<input>`. */
export interface TextFieldProps extends InputProps, FieldTexts {
  /** What it holds; the owner keeps it. */
  readonly value: string;
  /** Called with what it shall hold. */
  readonly onValueChange: (value: string) => void;
  /** What is written: it decides the keyboard of a phone. Default `text`. */
  readonly type?: 'text' | 'search' | 'email' | 'url' | 'tel' | 'password';
  /** Picture at its start. */
  readonly startIcon?: IconType;
  /** Name of the button that empties it; without it there is none. */
  readonly clearLabel?: string;
  /** The `<input>`. */
  readonly ref?: Ref<HTMLInputElement>;
}

/** One line of text. Renders an `<input>` with its `<label>`. */
export function TextField(props: TextFieldProps) {
  const [field, { value, onValueChange, type = 'text', startIcon, clearLabel, ref, ...rest }] =
    splitField(props);

  const own = useRef<HTMLInputElement>(null);
  const attach = useCallback(
    (element: HTMLInputElement | null) => {
      own.current = element;
      return setRef(ref, element);
    },
    [ref],
  );
  const clear = () => {
    onValueChange('');
    own.current?.focus();
  };
  return (
    <Field {...field}>
      {(control) => (
        <span className={box}>
          {startIcon ? (
            <span className={start}>
              <Icon icon={startIcon} size="small" />
            </span>
          ) : null}
          <input
            ref={attach}
            className={input}
            type={type}
            value={value}
            onChange={(event) => onValueChange(event.currentTarget.value)}
            {...rest}
            {...control}
          />
          {clearLabel && value !== '' && !rest.disabled ? (
            <button type="button" className={inner} aria-label={clearLabel} onClick={clear}>
              <Icon icon={CloseIcon} size="small" />
            </button>
          ) : null}
        </span>
      )}
    </Field>
  );
}
