/** One account, and what an admin can do with it. */
import type { Person, Suspension } from '@oshimado/contract';
import { fullTime } from '@oshimado/domain';
import { Badge } from '@oshimado/ui/badge';
import { Button } from '@oshimado/ui/button';
import { Link } from '@oshimado/ui/link';
import { useId } from 'react';
import { PageLink, useWidgets } from '../../../base/context';
import { useLanguage, useTranslate } from '../../../base/sentences';
import { useViewer } from '../../../base/viewer';
import { When } from '../../../parts/when';
import * as css from '../admin.css';
import type { PersonTask } from './PersonDialog';

/** What an admin can do with this account. */
const tasksOf = ({ suspension }: Person): readonly PersonTask[] => [
  'role',
  'sessions',
  suspension ? 'restore' : 'suspend',
  'delete',
];

function SuspensionNote({ suspension: { reason, until } }: { readonly suspension: Suspension }) {
  const t = useTranslate('admin');
  const { language } = useLanguage();
  const { timeZone = 'UTC' } = useWidgets();
  const end =
    until === null
      ? t('people.suspended.endless')
      : t('people.suspended.until', { time: fullTime(Date.parse(until), language, timeZone) });
  return (
    <p className={css.note}>
      {end} · <span translate="no">{reason}</span>
    </p>
  );
}

export interface PersonCardProps {
  readonly person: Person;
  /** Where its edits are. */
  readonly editsHref: string;
  readonly onTask: (task: PersonTask) => void;
}

export function PersonCard({ person, editsHref, onTask }: PersonCardProps) {
  const t = useTranslate('admin');
  const { user } = useViewer();
  const { id, username, role, services, sessions, last_used_at, created_at, suspension } = person;
  const nameId = useId();
  const isOwn = user?.id === id;
  return (
    <article className={css.card}>
      <div className={css.row}>
        <h3 id={nameId} className={css.cardTitle} translate="no">
          {username}
        </h3>
        <Badge tone={role === 'user' ? 'neutral' : 'success'}>{t(`people.roles.${role}`)}</Badge>
        {suspension ? <Badge tone="danger">{t('people.suspended.badge')}</Badge> : null}
      </div>
      {suspension ? <SuspensionNote suspension={suspension} /> : null}
      <dl className={css.facts}>
        <div>
          <dt className={css.fieldName}>{t('people.id')}</dt>
          <dd className={css.fieldValue} translate="no">
            {id}
          </dd>
        </div>
        <div>
          <dt className={css.fieldName}>{t('people.logins')}</dt>
          <dd className={css.fieldValue} translate="no">
            {services.join(', ')}
          </dd>
        </div>
        <div>
          <dt className={css.fieldName}>{t('people.since')}</dt>
          <dd className={css.fieldValue}>
            <When at={Date.parse(created_at)} />
          </dd>
        </div>
        <div>
          <dt className={css.fieldName}>{t('people.devices', { count: sessions })}</dt>
          <dd className={css.fieldValue}>
            {last_used_at === null ? '–' : <When at={Date.parse(last_used_at)} />}
          </dd>
        </div>
        <div>
          <Link href={editsHref} component={PageLink} aria-describedby={nameId}>
            {t('edits.tab')}
          </Link>
        </div>
      </dl>
      {isOwn ? (
        <p className={css.note}>{t('people.own')}</p>
      ) : (
        <div className={css.row}>
          {tasksOf(person).map((task) => (
            <Button
              key={task}
              size="small"
              variant={task === 'delete' ? 'danger' : undefined}
              disabled={task === 'sessions' && sessions === 0}
              aria-haspopup="dialog"
              aria-describedby={nameId}
              onClick={() => onTask(task)}
            >
              {t(`people.${task}.action`)}
            </Button>
          ))}
        </div>
      )}
    </article>
  );
}
