/** Default rate limits by class of calls and kind of caller; a deployment may change each. */
import type { LimitClass } from '@oshimado/contract/schemas';

export type CallerKind = 'guest' | 'user' | 'key';

/** A bucket: holds `size` calls and refills from empty in `refillMs`. */
export interface Rule {
  readonly size: number;
  readonly refillMs: number;
}

/** Several buckets at once: each must have a call left. */
export type Rules = Readonly<Record<LimitClass, Readonly<Record<CallerKind, readonly Rule[]>>>>;

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const per = (refillMs: number) => (size: number) => [{ size, refillMs }];
const perMinute = per(MINUTE);
const per5Minutes = per(5 * MINUTE);
const perHour = per(HOUR);
const perDay = per(DAY);
/** "5/s burst 20" is a bucket of 20 that is full again after 4 s. */
const CHAT_BURST: Rule = { size: 20, refillMs: 4 * SECOND };

/** Where only users may call, guests are limited too, because refusals also cost time. */
const REFUSED = perMinute(60);

const everybody = (rules: readonly Rule[]) => ({ guest: rules, user: rules, key: rules });

export const defaultRules: Rules = {
  // Two a second for a whole household: rendering takes some ten milliseconds of a processor.
  page: everybody(perMinute(120)),
  // A first visit fetches some forty files, which browsers cache permanently.
  file: everybody(perMinute(3_000)),
  // A board has a hundred pictures, cached the same way.
  picture: everybody(perMinute(3_000)),
  // Each causes a request to another service.
  fetched: everybody(perMinute(300)),
  read: { guest: perMinute(600), user: perMinute(600), key: perMinute(300) },
  search: { guest: perMinute(60), user: perMinute(120), key: perMinute(60) },
  longSearch: { guest: perMinute(6), user: perMinute(12), key: perMinute(12) },
  autocomplete: { guest: perMinute(120), user: perMinute(240), key: perMinute(60) },
  login: { guest: per5Minutes(25), user: per5Minutes(25), key: per5Minutes(25) },
  refresh: { guest: REFUSED, user: per5Minutes(30), key: REFUSED },
  write: { guest: REFUSED, user: perMinute(60), key: perMinute(60) },
  chat: { guest: REFUSED, user: [CHAT_BURST, ...perMinute(100)], key: [CHAT_BURST] },
  bulk: { guest: REFUSED, user: perHour(10), key: perHour(10) },
  report: { guest: per5Minutes(3), user: per5Minutes(6), key: per5Minutes(6) },
  // An editor enters the ten of a concert at once, and corrects them.
  placeholder: { guest: per5Minutes(15), user: per5Minutes(40), key: per5Minutes(40) },
  lookup: { guest: perMinute(30), user: perMinute(60), key: perMinute(30) },
  createKey: { guest: REFUSED, user: perDay(5), key: REFUSED },
  telemetry: { guest: perMinute(12), user: perMinute(12), key: perMinute(12) },
};

export type RuleChange = {
  readonly limit: LimitClass;
  readonly kind: CallerKind;
  readonly rule: Rule;
};

/** The defaults with overrides. */
export const withChanges = (changes: readonly RuleChange[]): Rules =>
  changes.reduce<Rules>(
    (all, { limit, kind, rule }) => ({ ...all, [limit]: { ...all[limit], [kind]: [rule] } }),
    defaultRules,
  );

const UNITS: Readonly<Record<string, number>> = { s: SECOND, m: MINUTE, h: HOUR, d: DAY };
const CHANGE = /^(\w+)\.(guest|user|key)=(\d{1,7})\/(\d{0,5})([smhd])$/;

/** Parses `search.guest=60/1m,chat.user=5/1s`; undefined if malformed. */
export function parseRuleChanges(text: string): RuleChange[] | undefined {
  const changes: RuleChange[] = [];
  for (const part of text.split(',').map((word) => word.trim())) {
    const [, limit = '', kind, size, count, unit = ''] = CHANGE.exec(part) ?? [];
    if (!(limit in defaultRules) || Number(size) === 0) return undefined;
    changes.push({
      limit: limit as LimitClass,
      kind: kind as CallerKind,
      rule: { size: Number(size), refillMs: Number(count || '1') * (UNITS[unit] ?? MINUTE) },
    });
  }
  return changes;
}
