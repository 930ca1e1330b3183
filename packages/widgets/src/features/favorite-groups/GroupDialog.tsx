/** A group: its name, its color, its channels. A new one without an id. */
import {
  GROUP_CHANNELS_MAX,
  GROUP_COLORS,
  GROUP_NAME_MAX,
  type Favorite,
  type GroupColor,
} from '@oshimado/contract';
import { groupName, searchFold, withMembers } from '@oshimado/domain';
import { isFavorite } from '@oshimado/machines/favorites';
import { Combobox } from '@oshimado/ui/combobox';
import { FormDialog } from '@oshimado/ui/dialog';
import { Select } from '@oshimado/ui/select';
import { TextField } from '@oshimado/ui/text-field';
import { useId, useState } from 'react';
import { useFavoriteGroups, type DeviceGroup } from '../../base/groups';
import {
  useComboboxLabels,
  useLanguage,
  useNameProperty,
  useTranslate,
} from '../../base/sentences';
import { useActors } from '../../base/viewer';
import { channelOption } from '../../parts/channel-picker/channel-option';
import { GroupDot } from '../../parts/favorite-groups';
import * as css from './favorite-groups.css';
import { MemberList } from './MemberList';
import { useShownFavorites } from './use-shown-favorites';

interface ColorsProps {
  readonly value: GroupColor;
  readonly onChange: (color: GroupColor) => void;
}

function Colors({ value, onChange }: ColorsProps) {
  const t = useTranslate('groups');
  const name = useId();
  return (
    <fieldset className={css.colors}>
      <legend className={css.legend}>{t('color')}</legend>
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
          {t(`colors.${color}`)}
        </label>
      ))}
    </fieldset>
  );
}

interface AddProps {
  readonly favorites: readonly Favorite[];
  readonly members: readonly Favorite[];
  readonly onChange: (ids: readonly string[]) => void;
  /** Called with the organization whose favorites are added. */
  readonly onAddOrg: (org: string) => void;
}

/** One by one, or all of an organization. */
function AddMembers({ favorites, members, onChange, onAddOrg }: AddProps) {
  const t = useTranslate('groups');
  const { language } = useLanguage();
  const property = useNameProperty();
  const labels = useComboboxLabels();
  const optionOf = (channel: Favorite) => channelOption(channel, property, language);
  const orgs = [...new Set(favorites.flatMap(({ org }) => (org ? [org] : [])))].sort();
  return (
    <>
      <Combobox
        multiple
        hasChips={false}
        label={t('add')}
        options={favorites.map(optionOf)}
        fold={searchFold}
        value={members.map(optionOf)}
        onValueChange={(next) => onChange(next.map(({ value }) => value))}
        labels={labels}
      />
      {orgs.length > 0 ? (
        <Select
          label={t('addOrg')}
          value=""
          options={[
            { value: '', label: t('chooseOrg') },
            ...orgs.map((org) => ({ value: org, label: org })),
          ]}
          onChange={({ currentTarget }) => onAddOrg(currentTarget.value)}
        />
      ) : null}
    </>
  );
}

const nextColor = (groups: readonly DeviceGroup[]): GroupColor =>
  GROUP_COLORS[groups.length % GROUP_COLORS.length] ?? 'blue';

export interface GroupDialogProps {
  /** Default a new one. */
  readonly id?: string;
  readonly onClose: () => void;
}

export default function GroupDialog({ id, onClose }: GroupDialogProps) {
  const t = useTranslate('groups');
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

  const addOrg = (org: string) => {
    const added = favorites.filter((favorite) => favorite.org === org);
    setIds(
      withMembers(
        ids,
        added.map((favorite) => favorite.id),
      ),
    );
    if (groupName(name) === '') setName(groupName(org));
  };
  const send = () => {
    setSent(true);
    if (groupName(name) === '') return;
    const state = actors?.favorites.getSnapshot();
    const channelIds = ids.filter((one) => !state || isFavorite(state, one));
    const choice = { name: groupName(name), color, channelIds };
    void (id === undefined ? store.add(viewerId, choice) : store.put(viewerId, id, choice));
    onClose();
  };
  return (
    <FormDialog
      onClose={onClose}
      title={id === undefined ? t('new') : t('edit', { name: group?.name ?? name })}
      closeLabel={t('close')}
      cancelLabel={t('cancel')}
      submitLabel={t('save')}
      onSubmit={send}
    >
      <TextField
        label={t('name')}
        value={name}
        onValueChange={setName}
        maxLength={GROUP_NAME_MAX}
        required
        error={isSent && groupName(name) === '' ? t('nameMissing') : undefined}
      />
      <Colors value={color} onChange={setColor} />
      <section className={css.section} aria-labelledby={`${form}-members`}>
        <h3 id={`${form}-members`} className={css.heading}>
          {t('members')}
        </h3>
        <AddMembers
          favorites={favorites}
          members={members}
          onChange={(next) => setIds(withMembers([], next))}
          onAddOrg={addOrg}
        />
        {ids.length >= GROUP_CHANNELS_MAX ? (
          <p className={css.note}>{t('channelsFull', { max: GROUP_CHANNELS_MAX })}</p>
        ) : null}
        {members.length === 0 ? (
          <p className={css.note}>{t('noMembers')}</p>
        ) : (
          <MemberList members={members} onChange={setIds} />
        )}
      </section>
    </FormDialog>
  );
}
