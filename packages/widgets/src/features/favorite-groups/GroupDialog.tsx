/** A group: its name, its color, its channels. A new one without an id. */
import {
  GROUP_CHANNELS_MAX,
  GROUP_COLORS,
  GROUP_NAME_MAX,
  type GroupColor,
} from '@oshimado/contract';
import { groupName } from '@oshimado/domain';
import { isFavorite } from '@oshimado/machines/favorites';
import { FormDialog } from '@oshimado/ui/dialog';
import { TextField } from '@oshimado/ui/text-field';
import { useId, useState } from 'react';
import { useFavoriteGroups } from '../../base/groups';
import { useDialogLabels, useTranslate } from '../../base/sentences';
import { useActors } from '../../base/viewer';
import { GroupDot } from '../../parts/favorite-groups';
import { AddMembers } from '../../parts/favorite-groups/AddMembers';
import { nextColor } from '../../parts/favorite-groups/next-color';
import { useShownFavorites } from '../../parts/favorite-groups/use-shown-favorites';
import * as css from './favorite-groups.css';
import { MemberList } from './MemberList';

interface ColorsProps {
  readonly value: GroupColor;
  readonly onChange: (color: GroupColor) => void;
}

function Colors({ value, onChange }: ColorsProps) {
  const t = useTranslate('favorites');
  const name = useId();
  return (
    <fieldset className={css.colors}>
      <legend className={css.legend}>{t('groups.color')}</legend>
      {GROUP_COLORS.map((color) => (
        <label key={color} className={css.color}>
          <input
            type="radio"
            className={css.radio}
            name={name}
            checked={color === value}
            onChange={() => onChange(color)}
          />
          <GroupDot color={color} />
          {t(`groups.colors.${color}`)}
        </label>
      ))}
    </fieldset>
  );
}

export interface GroupDialogProps {
  /** Default a new one. */
  readonly id?: string;
  readonly onClose: () => void;
}

export default function GroupDialog({ id, onClose }: GroupDialogProps) {
  const t = useTranslate('favorites');
  const tPortal = useTranslate();
  const { groups, viewerId, store } = useFavoriteGroups();
  const favorites = useShownFavorites();
  const actors = useActors();
  const form = useId();
  const group = groups.find((one) => one.id === id);
  const [name, setName] = useState(group?.name ?? '');
  const [color, setColor] = useState(group?.color ?? nextColor(groups));
  const [ids, setIds] = useState(group?.channelIds ?? []);
  const [isSent, setSent] = useState(false);
  const byId = new Map(favorites.map((favorite) => [favorite.id, favorite]));
  const members = ids.flatMap((one) => byId.get(one) ?? []);

  const isOverfull = members.length > GROUP_CHANNELS_MAX;

  const send = () => {
    setSent(true);
    if (groupName(name) === '' || isOverfull) return;
    const state = actors?.favorites.getSnapshot();
    const channelIds = ids.filter((one) => !state || isFavorite(state, one));
    const choice = { name: groupName(name), color, channelIds };
    void (id === undefined ? store.add(viewerId, choice) : store.put(viewerId, id, choice));
    onClose();
  };
  return (
    <FormDialog
      onClose={onClose}
      title={id === undefined ? t('groups.new') : t('groups.edit', { name: group?.name ?? name })}
      {...useDialogLabels()}
      submitLabel={tPortal('button.save')}
      onSubmit={send}
    >
      <TextField
        label={t('groups.name')}
        value={name}
        onValueChange={setName}
        maxLength={GROUP_NAME_MAX}
        autoComplete="off"
        required
        error={isSent && groupName(name) === '' ? t('groups.nameMissing') : undefined}
      />
      <Colors value={color} onChange={setColor} />
      <section className={css.section} aria-labelledby={`${form}-members`}>
        <h3 id={`${form}-members`} className={css.heading}>
          {t('groups.members')}
        </h3>
        <AddMembers
          favorites={favorites}
          members={members}
          onChange={setIds}
          onNamed={(next) => {
            if (groupName(name) === '') setName(groupName(next));
          }}
        />
        {members.length >= GROUP_CHANNELS_MAX ? (
          <p className={css.note} role={isOverfull ? 'alert' : undefined}>
            {t('groups.channelsFull', { max: GROUP_CHANNELS_MAX })}
          </p>
        ) : null}
        {members.length === 0 ? (
          <p className={css.note}>{t('groups.noMembers')}</p>
        ) : (
          <MemberList members={members} onChange={setIds} />
        )}
      </section>
    </FormDialog>
  );
}
