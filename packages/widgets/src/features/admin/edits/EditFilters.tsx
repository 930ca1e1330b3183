import { EDIT_ACTIONS } from '@oshimado/contract';
import { Select } from '@oshimado/ui/select';
import { useTranslate } from '../../../base/sentences';
import { AdminSearch } from '../AdminSearch';
import { editAges, oneOf, type AdminPlace } from '../admin-place';

const ALL = 'all';

/** Keys of what was done, in the sentences of the history of a video. */
const KINDS = {
  'topic.set': 'topic',
  'mention.add': 'mentionAdded',
  'mention.remove': 'mentionRemoved',
  'song.remove': 'songRemoved',
  'placeholder.save': 'placeholder',
  'script.change': 'script',
} as const;

export interface EditFiltersProps {
  readonly place: AdminPlace;
}

/** Whose edits, of which kind, and of which time. */
export function EditFilters({ place: { user, action, age, go } }: EditFiltersProps) {
  const t = useTranslate('admin');
  const tVideo = useTranslate('editVideo');
  const nameOf = (value: (typeof EDIT_ACTIONS)[number]): string => {
    if (value === 'song.save') return t('edits.songSaved');
    if (value === 'event.set') return tVideo('tabs.event');
    if (value === 'placeholder.remove') return t('edits.placeholderRemoved');
    return tVideo(`history.what.${KINDS[value]}`);
  };
  return (
    <AdminSearch
      label={t('edits.tab')}
      fieldLabel={t('edits.user')}
      value={user}
      inputMode="numeric"
      onSearch={(text) => go({ user: /^\d{1,15}$/.exec(text)?.[0] ?? '' })}
    >
      <Select
        label={t('channels.type')}
        value={action ?? ALL}
        options={[
          { value: ALL, label: t('reports.kinds.all') },
          ...EDIT_ACTIONS.map((value) => ({ value, label: nameOf(value) })),
        ]}
        onChange={({ currentTarget }) => go({ action: oneOf(EDIT_ACTIONS, currentTarget.value) })}
      />
      <Select
        label={t('edits.age')}
        value={age ?? ALL}
        options={([ALL, ...editAges] as const).map((value) => ({
          value,
          label: t(`edits.ages.${value}`),
        }))}
        onChange={({ currentTarget }) => go({ age: oneOf(editAges, currentTarget.value) })}
      />
    </AdminSearch>
  );
}
