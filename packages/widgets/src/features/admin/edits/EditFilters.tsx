import { Button } from '@oshimado/ui/button';
import { SearchIcon } from '@oshimado/ui/icon';
import { Select } from '@oshimado/ui/select';
import { TextField } from '@oshimado/ui/text-field';
import { useState } from 'react';
import { useTranslate } from '../../../base/sentences';
import * as css from '../admin.css';
import { editActions, editAges, oneOf, type AdminPlace } from '../admin-place';

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
  const [text, setText] = useState(user);
  const [shown, setShown] = useState(user);
  if (shown !== user) {
    setShown(user);
    setText(user);
  }
  const nameOf = (value: (typeof editActions)[number]): string => {
    if (value === 'song.save') return t('edits.songSaved');
    if (value === 'event.set') return tVideo('tabs.event');
    if (value === 'placeholder.remove') return t('edits.placeholderRemoved');
    return tVideo(`history.what.${KINDS[value]}`);
  };
  return (
    <form
      role="search"
      aria-label={t('edits.heading')}
      method="dialog"
      className={css.bar}
      onSubmit={(event) => {
        event.preventDefault();
        go({ user: /^\d{1,15}$/.exec(text.trim())?.[0] ?? '' });
      }}
    >
      <TextField
        type="search"
        inputMode="numeric"
        label={t('edits.user')}
        autoComplete="off"
        value={text}
        onValueChange={setText}
      />
      <Select
        label={t('reports.kind')}
        value={action ?? ALL}
        options={[
          { value: ALL, label: t('reports.kinds.all') },
          ...editActions.map((value) => ({ value, label: nameOf(value) })),
        ]}
        onChange={({ currentTarget }) => go({ action: oneOf(editActions, currentTarget.value) })}
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
      <Button type="submit" startIcon={SearchIcon}>
        {t('people.find')}
      </Button>
    </form>
  );
}
