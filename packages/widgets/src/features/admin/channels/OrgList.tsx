/** The organizations of the list, with their groups and the number of their channels. */
import type { ListedOrg } from '@oshimado/contract';
import { Button } from '@oshimado/ui/button';
import { PlusIcon } from '@oshimado/ui/icon';
import { useId, useRef, useState } from 'react';
import { useLanguage, useTranslate } from '../../../base/sentences';
import { useNotify } from '../../../base/toasts';
import { textLanguage } from '../../../parts/video-card';
import * as css from '../admin.css';
import { EntryActions } from './EntryActions';
import { Facts } from './Facts';
import { OrgDialog } from './OrgDialog';
import { RemoveDialog } from './RemoveDialog';

type OrgTask = { readonly kind: 'save'; readonly org: ListedOrg | undefined } | OrgRemoval;
interface OrgRemoval {
  readonly kind: 'remove';
  readonly org: ListedOrg;
}

interface OrgRowProps {
  readonly org: ListedOrg;
  readonly canChange: boolean;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
}

function OrgRow({ org, canChange, onEdit, onRemove }: OrgRowProps) {
  const t = useTranslate('admin');
  const { language } = useLanguage();
  const nameId = useId();
  const names = [org.short, org.name_jp, ...org.groups.map(({ name }) => name)];
  return (
    <article className={css.card}>
      <h4
        id={nameId}
        className={css.cardTitle}
        lang={textLanguage(org.name, language)}
        translate="no"
      >
        {org.name}
      </h4>
      <p className={css.note}>
        <Facts texts={names} /> {t('channels.count', { whole: org.channels })}
      </p>
      {canChange ? (
        <EntryActions
          nameId={nameId}
          onEdit={onEdit}
          // The server refuses to remove one that has channels.
          onRemove={org.channels > 0 ? undefined : onRemove}
        />
      ) : null}
    </article>
  );
}

export interface OrgListProps {
  readonly orgs: readonly ListedOrg[];
  /** False for a list that is a file. */
  readonly canChange: boolean;
}

export function OrgList({ orgs, canChange }: OrgListProps) {
  const t = useTranslate('admin');
  const notify = useNotify();
  const heading = useRef<HTMLHeadingElement>(null);
  const [task, setTask] = useState<OrgTask>();
  const close = () => setTask(undefined);
  const done = (title: string) => {
    close();
    notify({ key: 'admin', tone: 'success', title });
    // The row may be gone, so the focus moves to what stays.
    heading.current?.focus();
  };
  return (
    <section className={css.stack} aria-labelledby="listed-orgs">
      <h3 id="listed-orgs" ref={heading} tabIndex={-1} className={css.heading}>
        {t('channels.orgs')}
      </h3>
      {canChange ? (
        <div>
          <Button
            startIcon={PlusIcon}
            aria-haspopup="dialog"
            onClick={() => setTask({ kind: 'save', org: undefined })}
          >
            {t('channels.addOrg')}
          </Button>
        </div>
      ) : null}
      {orgs.length === 0 ? (
        <p className={css.note}>{t('channels.noOrgs')}</p>
      ) : (
        <ol className={css.list}>
          {orgs.map((org) => (
            <li key={org.name}>
              <OrgRow
                org={org}
                canChange={canChange}
                onEdit={() => setTask({ kind: 'save', org })}
                onRemove={() => setTask({ kind: 'remove', org })}
              />
            </li>
          ))}
        </ol>
      )}
      {task?.kind === 'save' ? (
        <OrgDialog org={task.org} onClose={close} onDone={() => done(t('channels.saved'))} />
      ) : null}
      {task?.kind === 'remove' ? (
        <RemoveDialog
          name={task.org.name}
          text={t('channels.removeOrgText')}
          change={{ call: 'removeOrg', name: task.org.name, version: task.org.version }}
          onClose={close}
          onDone={() => done(t('channels.removed'))}
        />
      ) : null}
    </section>
  );
}
