/** An organization as stored on a device. */
import { ALL_ORGS, DEFAULT_ORG } from '../limits';

export interface StoredOrg {
  /** As the server names it. */
  readonly name: string;
  /** As the title shows it. */
  readonly short: string;
}

/** Short names of the orgs everybody meets first; another one's is its name. */
const SHORT_NAMES: ReadonlyMap<string, string> = new Map([
  [ALL_ORGS, 'Vtuber'],
  [DEFAULT_ORG, 'Holo'],
  ['Nijisanji', 'Niji'],
  ['Independents', 'Indie'],
]);
export const orgNamed = (name: string): StoredOrg => ({
  name,
  short: SHORT_NAMES.get(name) ?? name,
});
