/** What the address says of `/admin`: which part is shown, and what of it. */
import {
  EDIT_ACTIONS,
  REPORT_KINDS,
  ROLES,
  SECURITY_EVENTS,
  type Report,
  type Role,
  type SecurityEvent,
  type User,
} from '@oshimado/contract';
import { may, type Action } from '@oshimado/domain';

/** What each part shows is for these; the order is that of the tabs. */
const SECTIONS = {
  reports: 'report.read',
  edits: 'audit.readAll',
  placeholders: 'placeholder.readAll',
  people: 'people.read',
  log: 'securityLog.read',
  sources: 'source.read',
  limits: 'limit.read',
  channels: 'channelList.read',
} as const satisfies Record<string, Action>;

export type AdminSection = keyof typeof SECTIONS;

/** How long ago edits may be, by their names in the address. */
export const editAges = ['hour', 'day', 'week', 'month'] as const;
export type EditAge = (typeof editAges)[number];

export interface AdminChoices {
  /** Default `reports`. */
  readonly section: AdminSection;
  /** Which reports. Default `open`. */
  readonly state: 'open' | 'done';
  /** Which reports; null for all kinds. */
  readonly kind: Report['kind'] | null;
  /** Which people or channels: part of a name, or an id; empty for all. */
  readonly words: string;
  /** Which channels: the name of an organization; empty for all. */
  readonly org: string;
  /** Which people; null for all roles. */
  readonly role: Role | null;
  /** Which entries of the log; null for all. */
  readonly event: SecurityEvent | null;
  /** Whose edits: the id of an account; empty for all. */
  readonly user: string;
  /** Which edits; null for all kinds. */
  readonly action: (typeof EDIT_ACTIONS)[number] | null;
  /** Edits of this last time; null for all. */
  readonly age: EditAge | null;
  /** Which placeholders. Default `upcoming`. */
  readonly when: 'upcoming' | 'past';
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
  kind: oneOf(REPORT_KINDS, search.get('kind')),
  words: (search.get('q') ?? '').slice(0, WORDS_MAX),
  org: (search.get('org') ?? '').slice(0, WORDS_MAX),
  role: oneOf(ROLES, search.get('role')),
  event: oneOf(SECURITY_EVENTS, search.get('event')),
  user: /^\d{1,15}$/.exec(search.get('user') ?? '')?.[0] ?? '',
  action: oneOf(EDIT_ACTIONS, search.get('action')),
  age: oneOf(editAges, search.get('age')),
  when: search.get('when') === 'past' ? 'past' : 'upcoming',
});

/** Writes a change into the query of the address. */
export function writeAdmin(search: URLSearchParams, change: Partial<AdminChoices>): void {
  const { section, state, words, org, user, when, ...others } = { ...adminIn(search), ...change };
  const parameters = {
    tab: section === 'reports' ? null : section,
    state: state === 'done' ? state : null,
    q: words || null,
    org: org || null,
    user: user || null,
    when: when === 'past' ? when : null,
    ...others,
  };
  for (const [name, value] of Object.entries(parameters)) {
    if (value === null) search.delete(name);
    else search.set(name, value);
  }
}

/** Where on `/admin` the viewer is, and the way to other places. The page makes one. */
export interface AdminPlace extends AdminChoices {
  /** The address of a part, with nothing chosen but this. Default: nothing. */
  readonly hrefFor: (section: AdminSection, choices?: Partial<AdminChoices>) => string;
  /** No step to go back to: it takes the place of the address. */
  readonly go: (change: Partial<AdminChoices>) => void;
}
