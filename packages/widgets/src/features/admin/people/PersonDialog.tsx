/** What an admin does with an account, asked for once more. */
import { ROLES, SUSPENSION_REASON_MAX, type Person } from '@oshimado/contract';
import { localeTag } from '@oshimado/domain';
import { FormDialog } from '@oshimado/ui/dialog';
import { RadioGroup } from '@oshimado/ui/radio-group';
import { Select } from '@oshimado/ui/select';
import { TextArea } from '@oshimado/ui/text-field';
import { useState } from 'react';
import { useNow } from '../../../base/clock';
import { useLanguage, useDialogLabels, useTranslate } from '../../../base/sentences';
import { AdminFailure } from '../AdminFailure';
import { oneOf } from '../admin-place';
import { useChangePerson, type PersonChange } from './use-people';

export type PersonTask = 'role' | 'sessions' | 'suspend' | 'restore' | 'delete';

const DAY_MS = 86_400_000;
const ENDLESS = 'endless';
/** Lengths of a suspension that are offered, in days. */
const LENGTHS = [1, 3, 7, 30, 365];

interface Suspending {
  readonly reason: string;
  /** Days as text, or `endless`. */
  readonly length: string;
}

interface SuspensionFieldsProps extends Suspending {
  readonly onChange: (change: Partial<Suspending>) => void;
}

function SuspensionFields({ reason, length, onChange }: SuspensionFieldsProps) {
  const t = useTranslate('admin');
  const { language } = useLanguage();
  const days = new Intl.NumberFormat(localeTag(language), {
    style: 'unit',
    unit: 'day',
    unitDisplay: 'long',
  });
  return (
    <>
      <TextArea
        label={t('people.suspend.reason')}
        description={t('people.suspend.reasonHint')}
        value={reason}
        maxLength={SUSPENSION_REASON_MAX}
        onValueChange={(text) => onChange({ reason: text })}
      />
      <Select
        label={t('people.suspend.length')}
        value={length}
        options={[
          ...LENGTHS.map((count) => ({ value: String(count), label: days.format(count) })),
          { value: ENDLESS, label: t('people.suspend.endless') },
        ]}
        onChange={({ currentTarget }) => onChange({ length: currentTarget.value })}
      />
    </>
  );
}

/** When a suspension of this length ends; null without an end. */
const endAfter = (length: string, now: number): string | null =>
  length === ENDLESS ? null : new Date(now + Number(length) * DAY_MS).toISOString();

export interface PersonDialogProps {
  readonly person: Person;
  readonly task: PersonTask;
  readonly onClose: () => void;
  /** It is done; the list is being loaded again. */
  readonly onDone: () => void;
}

export function PersonDialog({ person, task, onClose, onDone }: PersonDialogProps) {
  const t = useTranslate('admin');
  const now = useNow();
  const [role, setRole] = useState(person.role);
  const [suspending, setSuspending] = useState<Suspending>({ reason: '', length: '7' });
  const change = useChangePerson();
  const name = person.username;
  const bodies: Readonly<Record<PersonTask, PersonChange['body']>> = {
    role: { do: 'setRole', role },
    sessions: { do: 'endSessions' },
    suspend: {
      do: 'suspend',
      reason: suspending.reason,
      until: endAfter(suspending.length, now),
    },
    restore: { do: 'restore' },
    delete: 'delete',
  };
  return (
    <FormDialog
      onClose={onClose}
      title={t(`people.${task}.title`, { name })}
      description={t(`people.${task}.text`)}
      {...useDialogLabels()}
      submitLabel={t(`people.${task}.submit`)}
      submitVariant={task === 'delete' || task === 'suspend' ? 'danger' : 'solid'}
      submitDisabled={
        (task === 'role' && role === person.role) ||
        (task === 'suspend' && suspending.reason.trim() === '')
      }
      busy={change.isPending}
      onSubmit={() => change.mutate({ id: person.id, body: bodies[task] }, { onSuccess: onDone })}
    >
      {task === 'role' ? (
        <RadioGroup
          label={t('people.roleLabel')}
          value={role}
          onValueChange={(value) => setRole(oneOf(ROLES, value) ?? role)}
          options={ROLES.map((value) => ({
            value,
            label: t(`people.roles.${value}`),
            description: t(`people.rights.${value}`),
          }))}
        />
      ) : null}
      {task === 'suspend' ? (
        <SuspensionFields
          {...suspending}
          onChange={(part) => setSuspending({ ...suspending, ...part })}
        />
      ) : null}
      {change.isError ? (
        <AdminFailure title={t(`people.${task}.failed`)} error={change.error} />
      ) : null}
    </FormDialog>
  );
}
