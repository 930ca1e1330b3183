/** Picks guests of a stream. */
import type { Chance } from './chance';
import type { Talent } from './cast/talents';
import type { Topic } from './content/topics';

const GUESTS_MAX = 5;
const ACROSS = 0.25;

/** Mostly people of the same organization and language; sometimes anyone. */
export function guestsOf(
  host: Talent,
  { collab }: Topic,
  talents: readonly Talent[],
  chance: Chance,
): Talent[] {
  if (!chance.happens(collab)) return [];
  const others = talents.filter(({ id, inactive }) => id !== host.id && !inactive);
  const near = others.filter(({ org, language }) => org === host.org && language === host.language);
  const isAcross = chance.happens(ACROSS) || near.length === 0;
  return chance.sample(isAcross ? others : near, chance.int(1, GUESTS_MAX));
}
