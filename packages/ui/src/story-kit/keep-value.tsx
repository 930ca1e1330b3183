import { useState, type ComponentType } from 'react';

interface Controlled {
  readonly value: unknown;
  readonly onValueChange: (value: never) => void;
}

/** The owner of a part in a story: holds its value, at first that of the story. */
export function keepValue<Props extends Controlled>(Part: ComponentType<Props>) {
  return function Owner(props: Props) {
    const [value, setValue] = useState<Props['value']>(props.value);
    return <Part {...props} value={value} onValueChange={setValue} />;
  };
}
