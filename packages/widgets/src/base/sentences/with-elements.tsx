/** Sentences with elements in the place of values, such as a title in a language of its own. */
import { Fragment, type ReactNode } from 'react';

/** Of the private use area: no sentence has it. */
const MARK = '\u{E000}';

/**
 * `withElements({ title: <span lang="ja">…</span> }, (marks) => t('of', marks))`: the translation keeps its word order, and
 * each value becomes the element.
 */
export function withElements<K extends string>(
  elements: Readonly<Record<K, ReactNode>>,
  write: (marks: Readonly<Record<string, string>>) => string,
): ReactNode {
  const slots = new Map(Object.entries<ReactNode>(elements));
  const marks = Object.fromEntries(
    [...slots.keys()].map((name) => [name, `${MARK}${name}${MARK}`]),
  );
  // Between two marks is the name of an element, outside of them the text of the sentence.
  return write(marks)
    .split(MARK)
    .map((part, index) => (
      // oxlint-disable-next-line react/no-array-index-key -- the parts of a sentence are never sorted
      <Fragment key={index}>{index % 2 === 1 ? slots.get(part) : part}</Fragment>
    ));
}
