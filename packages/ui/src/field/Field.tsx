import { useId, type ReactNode } from 'react';
import { DangerIcon, Icon } from '../icon';
import { classNames, type StyleProps } from '../style-props';
import { VisuallyHidden } from '../visually-hidden';
import * as css from './Field.css';

/** Props common to all fields. */
export interface FieldTexts extends StyleProps {
  /** Names the field. */
  readonly label: string;
  /** Keep the label for screen readers only. Default false. */
  readonly hideLabel?: boolean;
  /** What helps to fill it in; read with its name. */
  readonly description?: string;
  /** What is wrong with it and what to do; marks it as invalid and is read at once. */
  readonly error?: string;
}

/** What ties an input to its texts. */
export interface FieldControl {
  /** What the label names. */
  readonly id: string;
  /** Ids of help and error. */
  readonly 'aria-describedby': string | undefined;
  /** There is an error. */
  readonly 'aria-invalid': true | undefined;
}

/** Props of `Field`: the texts around an input, and the input. */
export interface FieldProps extends FieldTexts {
  /** Id of the input. Default one of its own. */
  readonly id?: string;
  /** Draws the input with what ties it to the texts. */
  readonly children: (control: FieldControl) => ReactNode;
}

export interface FieldErrorProps {
  /** Id that the input names in `aria-describedby`. */
  readonly id: string;
  /** What is wrong; nothing while it is undefined. */
  readonly error: string | undefined;
}

/** The error of a field. It is there before the error is, so that the error is read when it comes. Renders a `<span>`. */
export const FieldError = ({ id, error }: FieldErrorProps) => (
  <span role="alert" id={id} className={error ? css.error : css.noError}>
    {error ? (
      <>
        <Icon icon={DangerIcon} size="small" />
        {error}
      </>
    ) : null}
  </span>
);

/** Label, help and error around an input. Renders a `<div>` with a `<label>`. */
export function Field({
  label,
  hideLabel = false,
  description,
  error,
  id,
  className,
  style,
  children,
}: FieldProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  const [descriptionId, errorId] = [`${inputId}-description`, `${inputId}-error`];
  const describedBy = [description && descriptionId, error && errorId].filter(Boolean).join(' ');
  return (
    <div className={classNames(css.field, className)} style={style}>
      <label htmlFor={inputId} className={css.label}>
        {hideLabel ? <VisuallyHidden>{label}</VisuallyHidden> : label}
      </label>
      {children({
        id: inputId,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {description ? (
        <span id={descriptionId} className={css.description}>
          {description}
        </span>
      ) : null}
      <FieldError id={errorId} error={error} />
    </div>
  );
}

/** The props of a part that is one input: what belongs to the field around it, and what to the input. */
export function splitField<Props extends FieldTexts & Pick<FieldProps, 'id'>>({
  label,
  hideLabel,
  description,
  error,
  id,
  className,
  style,
  ...control
}: Props) {
  return [{ label, hideLabel, description, error, id, className, style }, control] as const;
}
