/**
 * Adds an organization to the list, or changes its names and groups; its channels follow. What was typed stays when that fails; where
 * someone else has saved first, it is put on top of what they saved.
 */
import { LISTED_GROUPS_MAX, LISTED_NAME_MAX, nameOf, type ListedOrg } from '@oshimado/contract';
import { Button } from '@oshimado/ui/button';
import { FormDialog } from '@oshimado/ui/dialog';
import { PlusIcon, DeleteIcon } from '@oshimado/ui/icon';
import { Notice } from '@oshimado/ui/notice';
import { TextField } from '@oshimado/ui/text-field';
import { useRef, useState } from 'react';
import { useDialogLabels, useTranslate } from '../../../base/sentences';
import * as css from '../admin.css';
import { AdminFailure } from '../AdminFailure';
import { Facts } from './Facts';
import { nextKeyOf, orgInputOf, orgValuesOf, rebaseOrg, type GroupValues } from './org-form';
import { isChangedByOther, isTaken, useChangeList, useChannelList } from './use-channel-list';

interface GroupFieldsProps {
  readonly groups: readonly GroupValues[];
  readonly onChange: (groups: readonly GroupValues[]) => void;
}

function GroupFields({ groups, onChange }: GroupFieldsProps) {
  const t = useTranslate('admin');
  const add = useRef<HTMLButtonElement>(null);
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
            onChange([
              ...groups,
              { key: nextKeyOf(groups), name: '', before: undefined, channels: 0 },
            ])
          }
        >
          {t('channels.addGroup')}
        </Button>
      </div>
    </fieldset>
  );
}

/** What the entry is now, after somebody else has changed it; null if it is gone. */
function Current({ org }: { readonly org: ListedOrg | null }) {
  const t = useTranslate('admin');
  if (!org) return <p className={css.fieldValue}>{t('channels.orgGone')}</p>;
  const texts = [org.name, org.short, org.name_jp, ...org.groups.map(({ name }) => name)];
  return (
    <p className={css.fieldValue}>
      {t('channels.now')} <Facts texts={texts} />
    </p>
  );
}

interface FailureProps {
  readonly error: unknown;
  /** Undefined until it is loaded. */
  readonly current: ListedOrg | null | undefined;
  /** What the entry is now could not be loaded. */
  readonly currentError: unknown;
}

function Failure({ error, current, currentError }: FailureProps) {
  const t = useTranslate('admin');
  if (isChangedByOther(error))
    return (
      <Notice tone="warning" role="alert" title={t('conflict')}>
        {current === undefined ? null : <Current org={current} />}
        {currentError === null ? null : t('channels.failed')}
      </Notice>
    );
  if (isTaken(error)) return <Notice tone="danger" role="alert" title={t('channels.orgTaken')} />;
  return <AdminFailure title={t('channels.saveFailed')} error={error} />;
}

/** The organization as it is in the list now, once somebody else has changed it; null if it is gone, undefined until it is loaded. */
function useCurrent(name: string | undefined, isConflict: boolean) {
  const { data, error, isFetching } = useChannelList({ enabled: isConflict });
  if (!isConflict) return { current: undefined, currentError: null, isLoading: false };
  const found = data?.orgs.find((one) => one.name === name) ?? null;
  return {
    current: isFetching || error || !data ? undefined : found,
    currentError: isFetching ? null : error,
    isLoading: isFetching,
  };
}

export interface OrgDialogProps {
  /** As it was when the dialog was opened; undefined for a new one. */
  readonly org: ListedOrg | undefined;
  readonly onClose: () => void;
  /** It is saved; the list is being loaded again. */
  readonly onDone: () => void;
}

export function OrgDialog({ org, onClose, onDone }: OrgDialogProps) {
  const t = useTranslate('admin');
  const [values, setValues] = useState(() => orgValuesOf(org));
  // The entry that the values are a change of.
  const [base, setBase] = useState(org);
  const saving = useChangeList();
  const isConflict = isChangedByOther(saving.error);
  const { current, currentError, isLoading } = useCurrent(org?.name, isConflict);
  if (current !== undefined && current?.version !== base?.version) {
    setBase(current ?? undefined);
    setValues(rebaseOrg(values, base, current ?? undefined));
  }
  const save = () => {
    const before = base && { name: base.name, version: base.version };
    saving.mutate(
      { call: 'saveOrg', body: { ...(before && { before }), org: orgInputOf(values) } },
      { onSuccess: onDone },
    );
  };
  const field = (key: 'name' | 'short' | 'name_jp') => ({
    value: values[key],
    autoComplete: 'off',
    spellCheck: false,
    maxLength: LISTED_NAME_MAX,
    onValueChange: (text: string) => setValues({ ...values, [key]: text }),
  });
  return (
    <FormDialog
      onClose={onClose}
      title={org ? t('channels.editTitle', { name: org.name }) : t('channels.addOrg')}
      {...useDialogLabels()}
      submitLabel={t(isConflict ? 'channels.saveOver' : 'people.role.submit')}
      submitDisabled={nameOf(values.name) === ''}
      busy={saving.isPending || isLoading}
      onSubmit={save}
    >
      <TextField label={t('channels.name')} required {...field('name')} />
      <TextField label={t('channels.short')} {...field('short')} />
      <TextField label={t('channels.nameJp')} {...field('name_jp')} />
      <GroupFields groups={values.groups} onChange={(groups) => setValues({ ...values, groups })} />
      {saving.isError ? (
        <Failure error={saving.error} current={current} currentError={currentError} />
      ) : null}
    </FormDialog>
  );
}
