import { GROUP_CHANNELS_MAX, GROUP_NAME_MAX } from '@oshimado/contract';
import { groupName, hasRoomForGroup, withMembers } from '@oshimado/domain';
import { FormDialog } from '@oshimado/ui/dialog';
import { Select } from '@oshimado/ui/select';
import { TextField } from '@oshimado/ui/text-field';
import { useState } from 'react';
import { useFavoriteGroups } from '../../base/groups';
import { useDialogLabels, useTranslate } from '../../base/sentences';
import { useNotify } from '../../base/toasts';
import { AddMembers } from './AddMembers';
import * as css from './favorite-groups.css';
import { nextColor } from './next-color';
import { useShownFavorites } from './use-shown-favorites';

export interface AddToGroupDialogProps {
  readonly channelIds?: readonly string[] | undefined;
  readonly title?: string | undefined;
  readonly onClose: () => void;
}

const NEW = '';

/** The channels to add, and the group: one of those there are, or a new one. */
export default function AddToGroupDialog({
  channelIds = [],
  title = '',
  onClose,
}: AddToGroupDialogProps) {
  const t = useTranslate('favorites');
  const tPortal = useTranslate();
  const notify = useNotify();
  const { groups, viewerId, store } = useFavoriteGroups();
  const favorites = useShownFavorites();
  const [ids, setIds] = useState(channelIds);
  const [chosen, setChosen] = useState<string>();
  const [name, setName] = useState(groupName(title));
  const [isSent, setSent] = useState(false);
  const byId = new Map(favorites.map((favorite) => [favorite.id, favorite]));
  const members = ids.flatMap((id) => byId.get(id) ?? []);
  const canMake = hasRoomForGroup(groups);
  // The groups may still be read from the device when the dialog opens.
  const target = chosen ?? groups[0]?.id ?? NEW;
  const group = groups.find(({ id }) => id === target);
  const memberIds = members.map(({ id }) => id);
  const added = withMembers(group?.channelIds ?? [], memberIds);
  const isFull = memberIds.some((id) => !added.includes(id));
  const isNameMissing = !group && groupName(name) === '';

  const send = () => {
    setSent(true);
    if (members.length === 0 || isFull || isNameMissing) return;
    const choice = group
      ? { name: group.name, color: group.color, channelIds: added }
      : { name: groupName(name), color: nextColor(groups), channelIds: added };
    const count = added.length - (group?.channelIds.length ?? 0);
    const sayAdded = () =>
      notify({ key: 'groups', title: t('groups.added', { count, name: choice.name }) });
    void (group ? store.put(viewerId, group.id, choice) : store.add(viewerId, choice)).then(
      sayAdded,
    );
    onClose();
  };
  return (
    <FormDialog
      onClose={onClose}
      title={t('groups.addTo')}
      {...useDialogLabels()}
      submitLabel={tPortal('button.save')}
      onSubmit={send}
    >
      <Select
        label={t('groups.target')}
        value={target}
        options={[
          ...groups.map(({ id, name: label }) => ({ value: id, label })),
          ...(canMake ? [{ value: NEW, label: t('groups.new') }] : []),
        ]}
        onChange={({ currentTarget }) => setChosen(currentTarget.value)}
      />
      {group ? null : (
        <TextField
          label={t('groups.name')}
          value={name}
          onValueChange={setName}
          maxLength={GROUP_NAME_MAX}
          autoComplete="off"
          required
          error={isSent && isNameMissing ? t('groups.nameMissing') : undefined}
        />
      )}
      <AddMembers
        hasChips
        favorites={favorites}
        members={members}
        onChange={setIds}
        onNamed={(next) => {
          if (groupName(name) === '') setName(groupName(next));
        }}
      />
      {isSent && members.length === 0 ? (
        <p className={css.problem} role="alert">
          {t('groups.noneChosen')}
        </p>
      ) : null}
      {isFull ? (
        <p className={css.problem} role="alert">
          {t('groups.channelsFull', { max: GROUP_CHANNELS_MAX })}
        </p>
      ) : null}
    </FormDialog>
  );
}
