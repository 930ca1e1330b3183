import { useId, type Ref, type SelectHTMLAttributes } from 'react';
import { classNames, type StyleProps } from '../style-props';
import { VisuallyHidden } from '../visually-hidden';
import { field, select } from './Select.css';

/** An option of a `Select`. */
export interface SelectOption {
  /** What choosing it means. */
  readonly value: string;
  /** Its words. */
  readonly label: string;
  /** Language of its words, where it is not that of the page. */
  readonly lang?: string | undefined;
}

/** Props of `Select`, and those of a `<select>`. */
export interface SelectProps
  extends Omit<SelectHTMLAttributes<HTMLSelectElement>, 'children' | keyof StyleProps>, StyleProps {
  /** Names the field. */
  readonly label: string;
  /** Keep the label for screen readers only. Default false. */
  readonly hideLabel?: boolean;
  /** What can be chosen, in its order. */
  readonly options: readonly SelectOption[];
  /** The `<select>`. */
  readonly ref?: Ref<HTMLSelectElement>;
}

/** One of a list, by the platform's own control. Renders a `<select>` with its `<label>`. */
export function Select({
  label,
  hideLabel = false,
  options,
  id,
  className,
  style,
  ...rest
}: SelectProps) {
  const ownId = useId();
  const selectId = id ?? ownId;
  return (
    <span className={classNames(field, className)} style={style}>
      <label htmlFor={selectId}>
        {hideLabel ? <VisuallyHidden>{label}</VisuallyHidden> : label}
      </label>
      <select id={selectId} className={select} {...rest}>
        {options.map((option) => (
          <option key={option.value} value={option.value} lang={option.lang}>
            {option.label}
          </option>
        ))}
      </select>
    </span>
  );
}
