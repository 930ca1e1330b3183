import type { InputHTMLAttributes, Ref } from 'react';
import { classNames, type StyleProps } from '../style-props';
import { input, label as labelStyle } from './Switch.css';

/** Props of `Switch`, and those of its `<input>`. */
export interface SwitchProps
  extends
    Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'role' | keyof StyleProps>,
    StyleProps {
  /** What is on or off. */
  readonly label: string;
  /** The `<input>`. */
  readonly ref?: Ref<HTMLInputElement>;
}

/** On or off, in force at once. Renders an `<input type="checkbox" role="switch">` in its `<label>`. */
export const Switch = ({ label, className, style, ...rest }: SwitchProps) => (
  <label className={classNames(labelStyle, className)} style={style}>
    {label}
    {/* The checkbox itself says whether it is on. */}
    {/* oxlint-disable-next-line jsx-a11y/role-has-required-aria-props */}
    <input type="checkbox" role="switch" className={input} {...rest} />
  </label>
);
