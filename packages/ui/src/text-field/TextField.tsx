import { useRef, type InputHTMLAttributes } from 'react';
import { Field, type FieldTexts } from '../field';
import { box, inner, input, start } from '../field/Field.css';
import { CloseIcon, Icon, type IconType } from '../icon';

type InputProps = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'value' | 'defaultValue' | 'onChange' | 'type'
>;

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
}

/** One line of text. Renders an `<input>` with its `<label>`. */
export function TextField({
  label,
  hideLabel,
  description,
  error,
  value,
  onValueChange,
  type = 'text',
  startIcon,
  clearLabel,
  id,
  ...rest
}: TextFieldProps) {
  const ref = useRef<HTMLInputElement>(null);
  const clear = () => {
    onValueChange('');
    ref.current?.focus();
  };
  return (
    <Field label={label} hideLabel={hideLabel} description={description} error={error} id={id}>
      {(control) => (
        <span className={box}>
          {startIcon ? (
            <span className={start}>
              <Icon icon={startIcon} size="small" />
            </span>
          ) : null}
          <input
            ref={ref}
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
