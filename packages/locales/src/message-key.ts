/** The message keys, as types derived from the English files: an unknown key does not compile. */
import type { English, Namespace } from './namespaces';

type PluralForm = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';

/** `viewers` for `viewers_one` and `viewers_other`; `count` chooses between them. */
type Stem<Key extends string> = Key extends `${infer Start}_${PluralForm}` ? Start : Key;

type KeyOf<Tree> = {
  [Key in keyof Tree & string]: Tree[Key] extends string ? Stem<Key> : `${Key}.${KeyOf<Tree[Key]>}`;
}[keyof Tree & string];

/** A key of a namespace: `MessageKey<'widgets'>` has `feed.empty` and `card.viewers`. */
export type MessageKey<N extends Namespace> = KeyOf<English[N]>;
