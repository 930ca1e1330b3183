import type { InputHTMLAttributes, Ref } from 'react';
import { input, label as labelStyle } from './Switch.css';

export interface SwitchProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'role'> {
  /** What is on or off. */
  readonly label: string;
  /** The `<input>`. */
  readonly ref?: Ref<HTMLInputElement>;
}

/** On or off, in force at once. Renders an `<input type="checkbox" role="switch">` in its `<label>`. */
export const Switch = ({ label, ...rest }: SwitchProps) => (
  <label className={labelStyle}>
    {label}
    {/* The checkbox itself says whether it is on. */}
    {/* oxlint-disable-next-line jsx-a11y/role-has-required-aria-props */}
    <input type="checkbox" role="switch" className={input} {...rest} />
  </label>
);
