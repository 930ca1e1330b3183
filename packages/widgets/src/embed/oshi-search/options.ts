/** The attributes of `<oshi-search>`. */
import { numberFrom, text, type Attributes, type OptionsOf } from '../attributes';

export const searchAttributes = {
  /** Organization whose videos are searched. Default: all. */
  org: text,
  /** Most results, 1 to 50; a link leads to all of them. Default 12. */
  max: numberFrom(1, 50, 12),
} as const satisfies Attributes;

export type SearchOptions = OptionsOf<typeof searchAttributes>;
