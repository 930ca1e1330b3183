/** What an admin does with an account, asked for once more. */
import type { Person } from '@oshimado/contract';
import { FormDialog } from '@oshimado/ui/dialog';
import { RadioGroup } from '@oshimado/ui/radio-group';
import { useState } from 'react';
import { useTranslate } from '../../../base/sentences';
import { AdminFailure } from '../AdminFailure';
import { oneOf, roleNames } from '../admin-place';
import { useChangePerson, type PersonChange } from './use-people';

export type PersonTask = 'role' | 'sessions' | 'delete';

export interface PersonDialogProps {
  readonly person: Person;
  readonly task: PersonTask;
  readonly onClose: () => void;
  /** It is done; the list is being loaded again. */
  readonly onDone: () => void;
}

export function PersonDialog({ person, task, onClose, onDone }: PersonDialogProps) {
  const t = useTranslate('admin');
  const [role, setRole] = useState(person.role);
  const change = useChangePerson();
  const name = person.username;
  const bodies: Readonly<Record<PersonTask, PersonChange['body']>> = {
    role: { do: 'setRole', role },
    sessions: { do: 'endSessions' },
    delete: 'delete',
  };
  return (
    <FormDialog
      onClose={onClose}
      title={t(`people.${task}.title`, { name })}
      description={t(`people.${task}.text`)}
      closeLabel={t('reports.closeDialog')}
      cancelLabel={t('reports.cancel')}
      submitLabel={t(`people.${task}.submit`)}
      submitVariant={task === 'delete' ? 'danger' : 'solid'}
      submitDisabled={task === 'role' && role === person.role}
      busy={change.isPending}
      onSubmit={() => change.mutate({ id: person.id, body: bodies[task] }, { onSuccess: onDone })}
    >
      {task === 'role' ? (
        <RadioGroup
          label={t('people.roleLabel')}
          value={role}
          onValueChange={(value) => setRole(oneOf(roleNames, value) ?? role)}
          options={roleNames.map((value) => ({
            value,
            label: t(`people.roles.${value}`),
            description: t(`people.rights.${value}`),
          }))}
        />
      ) : null}
      {change.isError ? (
        <AdminFailure title={t(`people.${task}.failed`)} error={change.error} />
      ) : null}
    </FormDialog>
  );
}
