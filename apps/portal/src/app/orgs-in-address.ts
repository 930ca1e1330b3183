/** `org` of an address names one organization or several, with a comma between them: `?org=Hololive,Nijisanji`. */
import { ALL_ORGS } from '@oshimado/domain';

/** As many boards as a page may ask for at once. */
export const ORGS_AT_ONCE_MAX = 8;

/** A comma within a name is written `\,`. */
const escapeName = (name: string) => name.replace(/[\\,]/g, (sign) => `\\${sign}`);
const NAME = /(?:\\.|[^\\,])+/g;

/** Each name once; "All Vtubers" holds all others. Empty where the address names none. */
export function parseOrgs(text: string | null): readonly string[] {
  const names = (text ?? '').match(NAME) ?? [];
  const read = names.map((name) => name.replace(/\\(.)/g, '$1').trim()).filter(Boolean);
  return read.includes(ALL_ORGS) ? [ALL_ORGS] : [...new Set(read)].slice(0, ORGS_AT_ONCE_MAX);
}

export const writeOrgs = (orgs: readonly string[]): string => orgs.map(escapeName).join(',');
