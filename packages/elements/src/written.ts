/** `oshi-ready` as `OshiReady`. */
export type Capitalized<Name extends string> = Name extends `${infer First}-${infer Rest}`
  ? `${Capitalize<First>}${Capitalized<Rest>}`
  : Capitalize<Name>;

/** Values as an app writes them: numbers and switches may be texts, such as `max="12"` and `muted=""`. */
export type WrittenValues<Values> = {
  [Name in keyof Values]: Values[Name] extends infer Value
    ? Value extends boolean
      ? Value | `${Value}` | ''
      : Value extends number
        ? Value | `${Value}`
        : Value
    : never;
};
