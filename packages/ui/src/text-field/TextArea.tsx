'use client';

import type { Ref, TextareaHTMLAttributes } from 'react';
import { Field, splitField, type FieldTexts } from '../field/Field';
import { box } from '../field/Field.css';
import type { StyleProps } from '../style-props';
import { area } from './TextArea.css';

type AreaProps = Omit<
  TextareaHTMLAttributes<HTMLTextAreaElement>,
  keyof StyleProps | 'value' | 'defaultValue' | 'onChange'
>;

/** Props of `TextArea`, and those of its `<textarea>`. */
export interface TextAreaProps extends AreaProps, FieldTexts {
  /** What it holds; the owner keeps it. */
  readonly value: string;
  /** Called with what it shall hold. */
  readonly onValueChange: (value: string) => void;
  /** Lines shown at first. Default 3. */
  readonly rows?: number;
  /** The `<textarea>`. */
  readonly ref?: Ref<HTMLTextAreaElement>;
}

/** Several lines of text. Renders a `<textarea>` with its `<label>`. */
export function TextArea(props: TextAreaProps) {
  const [field, { value, onValueChange, rows = 3, ...rest }] = splitField(props);
  return (
    <Field {...field}>
      {(control) => (
        <span className={box}>
          <textarea
            className={area}
            rows={rows}
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
