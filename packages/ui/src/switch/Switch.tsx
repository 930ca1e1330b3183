import type { InputHTMLAttributes } from 'react';
import { input, label as labelStyle } from './Switch.css';

export interface SwitchProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'role'> {
  readonly label: string;
}

/** On or off, in force at once. Renders an `<input type="checkbox" role="switch">` in its `<label>`. */
export const Switch = ({ label, ...rest }: SwitchProps) => (
  <label className={labelStyle}>
    {label}
    <input type="checkbox" role="switch" className={input} {...rest} />
  </label>
);
