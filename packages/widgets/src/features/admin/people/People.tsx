/** Accounts by name, id or role, newest first. */
import { ROLES, type Person } from '@oshimado/contract';
import { PeopleIcon } from '@oshimado/ui/icon';
import { Select } from '@oshimado/ui/select';
import { useRef, useState } from 'react';
import { useTranslate } from '../../../base/sentences';
import { useNotify } from '../../../base/toasts';
import { AdminList } from '../AdminList';
import { AdminSearch } from '../AdminSearch';
import * as css from '../admin.css';
import { oneOf, type AdminPlace } from '../admin-place';
import { PersonCard } from './PersonCard';
import { PersonDialog, type PersonTask } from './PersonDialog';
import { usePeople } from './use-people';

const ALL = 'all';

export interface PeopleProps {
  readonly place: AdminPlace;
}

function Filters({ place: { words, role, go } }: PeopleProps) {
  const t = useTranslate('admin');
  return (
    <AdminSearch label={t('people.search')} value={words} onSearch={(text) => go({ words: text })}>
      <Select
        label={t('people.roleLabel')}
        value={role ?? ALL}
        options={([ALL, ...ROLES] as const).map((value) => ({
          value,
          label: t(`people.roles.${value}`),
        }))}
        onChange={({ currentTarget }) => go({ role: oneOf(ROLES, currentTarget.value) })}
      />
    </AdminSearch>
  );
}

export function People({ place }: PeopleProps) {
  const t = useTranslate('admin');
  const notify = useNotify();
  const heading = useRef<HTMLHeadingElement>(null);
  const [asked, setAsked] = useState<{ readonly person: Person; readonly task: PersonTask }>();
  const people = usePeople(place);
  return (
    <section className={css.stack} aria-labelledby="people">
      <h2 id="people" ref={heading} tabIndex={-1} className={css.heading}>
        {t('people.tab')}
      </h2>
      <Filters place={place} />
      <AdminList
        pages={people}
        loading={t('people.loading')}
        failed={t('people.failed')}
        empty={{ icon: PeopleIcon, title: t('people.none') }}
      >
        {(person) => (
          <PersonCard
            person={person}
            editsHref={place.hrefFor('edits', { user: person.id })}
            onTask={(task) => setAsked({ person, task })}
          />
        )}
      </AdminList>
      {asked ? (
        <PersonDialog
          {...asked}
          onClose={() => setAsked(undefined)}
          onDone={() => {
            setAsked(undefined);
            notify({ key: 'admin', tone: 'success', title: t(`people.${asked.task}.done`) });
            // The account may be gone, so the focus moves to what stays.
            if (asked.task === 'delete') heading.current?.focus();
          }}
        />
      ) : null}
    </section>
  );
}
