/** Chooses favorites for a group: one by one, all of an organization, all of a generation. */
import type { Favorite } from '@oshimado/contract';
import { searchFold } from '@oshimado/domain';
import { Combobox } from '@oshimado/ui/combobox';
import { Select } from '@oshimado/ui/select';
import {
  useComboboxLabels,
  useLanguage,
  useNameProperty,
  useTranslate,
} from '../../base/sentences';
import { channelOption } from '../channel-picker/channel-option';

export interface AddMembersProps {
  readonly favorites: readonly Favorite[];
  readonly members: readonly Favorite[];
  /** The choices are listed as chips; else their owner lists them. Default false. */
  readonly hasChips?: boolean;
  /** Called with the ids of all members, each once; they may be more than a group holds. */
  readonly onChange: (ids: readonly string[]) => void;
  /** Called with the name of an organization or generation whose favorites were added. */
  readonly onNamed: (name: string) => void;
}

interface Batch {
  readonly label: string;
  /** What a group of them would be called. */
  readonly name: string;
  readonly ids: readonly string[];
}

/** Favorites by a field, sorted by the words shown. Those without the field are in none. */
function batchesOf(
  favorites: readonly Favorite[],
  wordsOf: (favorite: Favorite) => Omit<Batch, 'ids'> | undefined,
): readonly Batch[] {
  const batches = new Map<string, Batch>();
  for (const favorite of favorites) {
    const words = wordsOf(favorite);
    if (!words) continue;
    const ids = batches.get(words.label)?.ids ?? [];
    batches.set(words.label, { ...words, ids: [...ids, favorite.id] });
  }
  return [...batches.values()].sort((a, b) => (a.label < b.label ? -1 : 1));
}

const orgOf = ({ org }: Favorite) => (org ? { label: org, name: org } : undefined);
/** Organizations have generations of the same name. */
const generationOf = ({ org, group }: Favorite) =>
  group ? { label: org ? `${org} / ${group}` : group, name: group } : undefined;

export function AddMembers({
  favorites,
  members,
  hasChips = false,
  onChange,
  onNamed,
}: AddMembersProps) {
  const t = useTranslate('favorites');
  const { language } = useLanguage();
  const property = useNameProperty();
  const labels = useComboboxLabels();
  const optionOf = (channel: Favorite) => channelOption(channel, property, language);
  const ids = members.map(({ id }) => id);
  const choose = (batches: readonly Batch[], label: string) => {
    const batch = batches.find((one) => one.label === label);
    if (!batch) return;
    onChange([...new Set([...ids, ...batch.ids])]);
    onNamed(batch.name);
  };
  const selects = [
    {
      label: t('groups.addOrg'),
      none: t('groups.chooseOrg'),
      batches: batchesOf(favorites, orgOf),
    },
    {
      label: t('groups.addGeneration'),
      none: t('groups.chooseGeneration'),
      batches: batchesOf(favorites, generationOf),
    },
  ];
  return (
    <>
      <Combobox
        multiple
        hasChips={hasChips}
        label={t('groups.add')}
        options={favorites.map(optionOf)}
        fold={searchFold}
        value={members.map(optionOf)}
        onValueChange={(next) => onChange(next.map(({ value }) => value))}
        labels={labels}
      />
      {selects.map(({ label, none, batches }) =>
        batches.length > 0 ? (
          <Select
            key={label}
            label={label}
            value=""
            options={[
              { value: '', label: none },
              ...batches.map((batch) => ({ value: batch.label, label: batch.label })),
            ]}
            onChange={({ currentTarget }) => choose(batches, currentTarget.value)}
          />
        ) : null,
      )}
    </>
  );
}
