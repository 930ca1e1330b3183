/** Subscriptions of a text channel: which channels of YouTube are relayed in which language, from which translators. */

/** A channel that is relayed into a text channel in one language. */
export interface RelaySubscription {
  /** `YT_` and the id of a channel on YouTube. */
  readonly link: string;
  /** Language of the translations. */
  readonly lang: string;
  /** Only these translators; empty: all. */
  readonly whitelist: readonly string[];
  /** Never these translators. */
  readonly blacklist: readonly string[];
}

/** All subscriptions of a text channel, in their order. */
export type Subscriptions = readonly RelaySubscription[];
/** A list of translators: those that alone are relayed, or those that never are. */
export type TranslatorList = 'whitelist' | 'blacklist';

/** Translators' names on the portal are shorter. */
const TRANSLATOR_NAME_MAX = 100;

/** "A link and language pair may occur once." */
export const subscriptionKey = ({ link, lang }: Pick<RelaySubscription, 'link' | 'lang'>): string =>
  `${link} ${lang}`;

const hasKey = (key: string) => (one: RelaySubscription) => subscriptionKey(one) === key;

/** Adds one at the end; undefined if this channel is subscribed in this language already. */
export function withSubscription(
  list: Subscriptions,
  { link, lang }: Pick<RelaySubscription, 'link' | 'lang'>,
): Subscriptions | undefined {
  const added = { link, lang, whitelist: [], blacklist: [] };
  return list.some(hasKey(subscriptionKey(added))) ? undefined : [...list, added];
}

/** The list without the subscription of this `subscriptionKey`. */
export const withoutSubscription = (list: Subscriptions, key: string): Subscriptions =>
  list.filter((one) => subscriptionKey(one) !== key);

/** Puts a removed one back where it was, unless it has been added again. */
export const restoreSubscription = (
  list: Subscriptions,
  removed: RelaySubscription,
  index: number,
): Subscriptions =>
  list.some(hasKey(subscriptionKey(removed))) ? list : list.toSpliced(index, 0, removed);

/** What adding a name did: `moved` from the other list, or refused. */
export type NameOutcome = 'added' | 'moved' | 'known' | 'empty' | 'tooLong';

/** Result of adding the name of a translator. */
export interface NameChange {
  readonly outcome: NameOutcome;
  /** The same list if the name was refused. */
  readonly list: Subscriptions;
}

const other = (kind: TranslatorList): TranslatorList =>
  kind === 'whitelist' ? 'blacklist' : 'whitelist';

const changed = (
  list: Subscriptions,
  key: string,
  change: (one: RelaySubscription) => RelaySubscription,
): Subscriptions => list.map((one) => (hasKey(key)(one) ? change(one) : one));

/** Adds a translator to a list of a subscription. "A name moves from one list to the other." */
export function withName(
  list: Subscriptions,
  key: string,
  kind: TranslatorList,
  text: string,
): NameChange {
  const name = text.trim();
  const refused = (outcome: NameOutcome): NameChange => ({ outcome, list });
  if (name === '') return refused('empty');
  if (name.length > TRANSLATOR_NAME_MAX) return refused('tooLong');
  const subscription = list.find(hasKey(key));
  if (!subscription || subscription[kind].includes(name)) return refused('known');
  const from = other(kind);
  const isMoved = subscription[from].includes(name);
  return {
    outcome: isMoved ? 'moved' : 'added',
    list: changed(list, key, (one) => ({
      ...one,
      [kind]: [...one[kind], name],
      [from]: one[from].filter((known) => known !== name),
    })),
  };
}

/** The subscriptions without this name in one list of one of them. */
export const withoutName = (
  list: Subscriptions,
  key: string,
  kind: TranslatorList,
  name: string,
): Subscriptions =>
  changed(list, key, (one) => ({ ...one, [kind]: one[kind].filter((known) => known !== name) }));

const sameNames = (one: readonly string[], two: readonly string[]) =>
  one.length === two.length && one.every((name, index) => name === two[index]);

/** Whether nothing has to be saved. */
export const sameSubscriptions = (one: Subscriptions, two: Subscriptions): boolean =>
  one.length === two.length &&
  one.every((left, index) => {
    const right = two[index];
    return (
      right !== undefined &&
      subscriptionKey(left) === subscriptionKey(right) &&
      sameNames(left.whitelist, right.whitelist) &&
      sameNames(left.blacklist, right.blacklist)
    );
  });
