/** Adds an organization to the list, or changes its names and groups; its channels follow. */
import { LISTED_GROUPS_MAX, LISTED_NAME_MAX, type ListedOrg } from '@oshimado/contract';
import { Button } from '@oshimado/ui/button';
import { FormDialog } from '@oshimado/ui/dialog';
import { PlusIcon, DeleteIcon } from '@oshimado/ui/icon';
import { Notice } from '@oshimado/ui/notice';
import { TextField } from '@oshimado/ui/text-field';
import { useRef, useState } from 'react';
import { useTranslate } from '../../../base/sentences';
import * as css from '../admin.css';
import { AdminFailure } from '../AdminFailure';
import { isChangedByOther, isTaken, useChangeList } from './use-channel-list';

interface GroupValues {
  /** Stays the same while it is typed into. */
  readonly key: number;
  readonly name: string;
  /** Its name in the list; undefined for a new one. */
  readonly before: string | undefined;
  /** One with channels is not removed. */
  readonly channels: number;
}

interface GroupFieldsProps {
  readonly groups: readonly GroupValues[];
  readonly onChange: (groups: readonly GroupValues[]) => void;
}

function GroupFields({ groups, onChange }: GroupFieldsProps) {
  const t = useTranslate('admin');
  const add = useRef<HTMLButtonElement>(null);
  const nextKey = Math.max(-1, ...groups.map(({ key }) => key)) + 1;
  return (
    <fieldset className={css.group}>
      <legend className={css.fieldName}>{t('channels.groups')}</legend>
      {groups.map((group, at) => (
        <div key={group.key} className={css.row}>
          <TextField
            label={t('channels.groupNumber', { number: String(at + 1) })}
            hideLabel
            autoComplete="off"
            spellCheck={false}
            maxLength={LISTED_NAME_MAX}
            value={group.name}
            onValueChange={(name) =>
              onChange(groups.map((one) => (one === group ? { ...one, name } : one)))
            }
          />
          <Button
            size="small"
            startIcon={DeleteIcon}
            disabled={group.channels > 0}
            aria-label={t('channels.removeGroup', { name: group.name })}
            onClick={() => {
              onChange(groups.filter((one) => one !== group));
              // The pressed button is gone, so the focus moves to what stays.
              add.current?.focus();
            }}
          >
            {t('channels.remove')}
          </Button>
        </div>
      ))}
      <div>
        <Button
          ref={add}
          size="small"
          startIcon={PlusIcon}
          disabled={groups.length >= LISTED_GROUPS_MAX}
          onClick={() =>
            onChange([...groups, { key: nextKey, name: '', before: undefined, channels: 0 }])
          }
        >
          {t('channels.addGroup')}
        </Button>
      </div>
    </fieldset>
  );
}

interface FailureProps {
  readonly error: unknown;
}

function Failure({ error }: FailureProps) {
  const t = useTranslate('admin');
  if (isChangedByOther(error)) return <Notice tone="warning" role="alert" title={t('conflict')} />;
  if (isTaken(error)) return <Notice tone="danger" role="alert" title={t('channels.orgTaken')} />;
  return <AdminFailure title={t('channels.saveFailed')} error={error} />;
}

const groupsOf = (org: ListedOrg | undefined): readonly GroupValues[] =>
  (org?.groups ?? []).map(({ name, channels }, key) => ({ key, name, before: name, channels }));

export interface OrgDialogProps {
  /** As it was when the dialog was opened; undefined for a new one. */
  readonly org: ListedOrg | undefined;
  /** The organizations of the list as they are now. */
  readonly orgs: readonly ListedOrg[];
  readonly onClose: () => void;
  /** It is saved; the list is being loaded again. */
  readonly onDone: () => void;
}

export function OrgDialog({ org, orgs, onClose, onDone }: OrgDialogProps) {
  const t = useTranslate('admin');
  const [names, setNames] = useState({
    name: org?.name ?? '',
    short: org?.short ?? '',
    name_jp: org?.name_jp ?? '',
  });
  const [groups, setGroups] = useState(() => groupsOf(org));
  const saving = useChangeList();
  const isConflict = isChangedByOther(saving.error);
  const save = () => {
    const named = groups
      .map(({ name, before }) => ({ name: name.trim(), before }))
      .filter(({ name }) => name !== '');
    // Somebody else was faster: what was typed is saved over what they saved, or as a new one.
    const now = isConflict ? orgs.find(({ name }) => name === org?.name) : org;
    const before = now && { name: now.name, version: now.version };
    saving.mutate(
      {
        call: 'saveOrg',
        body: { ...(before && { before }), org: { ...names, groups: named } },
      },
      { onSuccess: onDone },
    );
  };
  const field = (key: keyof typeof names) => ({
    value: names[key],
    autoComplete: 'off',
    spellCheck: false,
    maxLength: LISTED_NAME_MAX,
    onValueChange: (text: string) => setNames({ ...names, [key]: text }),
  });
  return (
    <FormDialog
      onClose={onClose}
      title={org ? t('channels.editTitle', { name: org.name }) : t('channels.addOrg')}
      closeLabel={t('reports.closeDialog')}
      cancelLabel={t('reports.cancel')}
      submitLabel={t(isConflict ? 'channels.saveOver' : 'people.role.submit')}
      submitDisabled={names.name.trim() === ''}
      busy={saving.isPending}
      onSubmit={save}
    >
      <TextField label={t('channels.name')} required {...field('name')} />
      <TextField label={t('channels.short')} {...field('short')} />
      <TextField label={t('channels.nameJp')} {...field('name_jp')} />
      <GroupFields groups={groups} onChange={setGroups} />
      {saving.isError ? <Failure error={saving.error} /> : null}
    </FormDialog>
  );
}
