/** An organization as stored on a device. */
import { ALL_ORGS, DEFAULT_ORG } from '../limits';

/** An organization as a device keeps it. */
export interface StoredOrg {
  /** Name on the server. */
  readonly name: string;
  /** Name shown in the title. */
  readonly short: string;
}

/** Short names of the largest organizations; others use their full name. */
const SHORT_NAMES: ReadonlyMap<string, string> = new Map([
  [ALL_ORGS, 'Vtuber'],
  [DEFAULT_ORG, 'Holo'],
  ['Nijisanji', 'Niji'],
  ['Independents', 'Indie'],
]);
/** The organization of this name; one whose short name is not known here keeps its whole name. */
export const orgNamed = (name: string): StoredOrg => ({
  name,
  short: SHORT_NAMES.get(name) ?? name,
});
