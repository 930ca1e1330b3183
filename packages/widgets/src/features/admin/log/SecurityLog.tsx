/** Logins, refusals and what was done with accounts, newest first. */
import { ROLES, SECURITY_EVENTS, type SecurityEntry } from '@oshimado/contract';
import { HistoryIcon } from '@oshimado/ui/icon';
import { Select } from '@oshimado/ui/select';
import { useTranslate } from '../../../base/sentences';
import { When } from '../../../parts/when';
import { useAdminClient } from '../admin-client';
import { AdminList } from '../AdminList';
import * as css from '../admin.css';
import { oneOf, type AdminPlace } from '../admin-place';
import { useAdminPages } from '../use-admin-pages';

const ALL = 'all';
type EventKey =
  | 'login'
  | 'refused'
  | 'role'
  | 'sessions'
  | 'suspend'
  | 'restore'
  | 'delete'
  | 'export'
  | 'revert'
  | 'channels';

/** Keys of their sentences. */
const EVENT_KEYS = {
  login: 'login',
  refused: 'refused',
  'role.set': 'role',
  'sessions.end': 'sessions',
  'account.suspend': 'suspend',
  'account.restore': 'restore',
  'account.delete': 'delete',
  export: 'export',
  'edits.revert': 'revert',
  'channels.change': 'channels',
} as const satisfies Record<SecurityEntry['event'], EventKey>;

/** Ids stay where the name is gone or unknown. */
const nameOf = (name: string | null, id: string | null) => name ?? id;

function Entry({ entry }: { readonly entry: SecurityEntry }) {
  const t = useTranslate('admin');
  const { event, at, details } = entry;
  const actor = nameOf(entry.actor, entry.actor_id);
  const subject = nameOf(entry.subject, entry.subject_id);
  const role = oneOf(ROLES, details['role'] ?? null);
  const more =
    role === null
      ? (details['service'] ??
        details['call'] ??
        details['reason'] ??
        details['what'] ??
        details['count'])
      : t(`people.roles.${role}`);
  return (
    <div className={css.card}>
      <div className={css.row}>
        <strong>{t(`log.events.${EVENT_KEYS[event]}`)}</strong>
        {subject === null ? null : <span translate="no">{subject}</span>}
        {more === undefined ? null : <span translate="no">{more}</span>}
      </div>
      <p className={css.note}>
        {actor === null ? t('log.nobody') : <span translate="no">{actor}</span>} ·{' '}
        <When at={Date.parse(at)} />
      </p>
    </div>
  );
}

export interface SecurityLogProps {
  readonly place: AdminPlace;
}

export function SecurityLog({ place: { event, go } }: SecurityLogProps) {
  const t = useTranslate('admin');
  const client = useAdminClient();
  const entries = useAdminPages('log', { event }, (page, signal) =>
    client.getSecurityLog({ ...(event !== null && { event }), ...page }, { signal }),
  );
  return (
    <section className={css.stack} aria-labelledby="log">
      <h2 id="log" className={css.heading}>
        {t('log.heading')}
      </h2>
      <p className={css.note}>{t('log.text')}</p>
      <div className={css.bar}>
        <Select
          label={t('log.event')}
          value={event ?? ALL}
          options={[
            { value: ALL, label: t('log.events.all') },
            ...SECURITY_EVENTS.map((value) => ({
              value,
              label: t(`log.events.${EVENT_KEYS[value]}`),
            })),
          ]}
          onChange={({ currentTarget }) =>
            go({ event: oneOf(SECURITY_EVENTS, currentTarget.value) })
          }
        />
      </div>
      <AdminList
        pages={entries}
        loading={t('log.loading')}
        failed={t('log.failed')}
        empty={{ icon: HistoryIcon, title: t('log.none') }}
      >
        {(entry) => <Entry entry={entry} />}
      </AdminList>
    </section>
  );
}
