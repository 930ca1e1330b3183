/** What the address says of `/admin`: which part is shown, and what of it. */
import type { Report, Role, SecurityEvent, User } from '@oshimado/contract';
import { may, type Action } from '@oshimado/domain';

/** What each part shows is for these; the order is that of the tabs. */
const SECTIONS = {
  reports: 'report.read',
  people: 'people.read',
  log: 'securityLog.read',
} as const satisfies Record<string, Action>;

export type AdminSection = keyof typeof SECTIONS;

export const reportKinds = [
  'video',
  'channel',
  'contact',
  'notice',
] as const satisfies readonly Report['kind'][];
export const roleNames = ['user', 'editor', 'admin'] as const satisfies readonly Role[];
export const securityEvents = [
  'login',
  'refused',
  'role.set',
  'sessions.end',
  'account.suspend',
  'account.restore',
  'account.delete',
  'export',
] as const satisfies readonly SecurityEvent[];

export interface AdminChoices {
  /** Default `reports`. */
  readonly section: AdminSection;
  /** Which reports. Default `open`. */
  readonly state: 'open' | 'done';
  /** Which reports; null for all kinds. */
  readonly kind: Report['kind'] | null;
  /** Which people: part of a name, or an id; empty for all. */
  readonly words: string;
  /** Which people; null for all roles. */
  readonly role: Role | null;
  /** Which entries of the log; null for all. */
  readonly event: SecurityEvent | null;
}

const WORDS_MAX = 200;

/** The one of a list that a text names; null for any other text. */
export const oneOf = <T extends string>(list: readonly T[], text: string | null): T | null =>
  list.find((one) => one === text) ?? null;

const sectionNames = Object.keys(SECTIONS) as readonly AdminSection[];

/** The parts that this account may see, in their order. */
export const sectionsFor = (user: User): readonly AdminSection[] =>
  sectionNames.filter((name) => may(SECTIONS[name], user));

export const adminIn = (search: URLSearchParams): AdminChoices => ({
  section: oneOf(sectionNames, search.get('tab')) ?? 'reports',
  state: search.get('state') === 'done' ? 'done' : 'open',
  kind: oneOf(reportKinds, search.get('kind')),
  words: (search.get('q') ?? '').slice(0, WORDS_MAX),
  role: oneOf(roleNames, search.get('role')),
  event: oneOf(securityEvents, search.get('event')),
});

/** Writes a change into the query of the address. */
export function writeAdmin(search: URLSearchParams, change: Partial<AdminChoices>): void {
  const { section, state, kind, words, role, event } = { ...adminIn(search), ...change };
  const parameters = {
    tab: section === 'reports' ? null : section,
    state: state === 'done' ? state : null,
    kind,
    q: words || null,
    role,
    event,
  };
  for (const [name, value] of Object.entries(parameters)) {
    if (value === null) search.delete(name);
    else search.set(name, value);
  }
}

/** Where on `/admin` the viewer is, and the way to other places. The page makes one. */
export interface AdminPlace extends AdminChoices {
  /** The address of a part. */
  readonly hrefFor: (section: AdminSection) => string;
  /** No step to go back to: it takes the place of the address. */
  readonly go: (change: Partial<AdminChoices>) => void;
}
