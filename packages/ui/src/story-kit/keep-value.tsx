import { useState, type ComponentType } from 'react';

interface Controlled {
  readonly value: unknown;
  readonly onValueChange: (value: never) => void;
}

/** The owner that a part needs in a story: holds the value that the story began with, and what became of it. */
export function keepValue<Props extends Controlled>(Part: ComponentType<Props>) {
  return function Owner(props: Props) {
    const [value, setValue] = useState<Props['value']>(props.value);
    return <Part {...props} value={value} onValueChange={setValue} />;
  };
}
