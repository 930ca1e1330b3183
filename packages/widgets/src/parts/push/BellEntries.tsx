/** The entries of a menu that open a bell, one for each of these. */
import { BellIcon } from '@oshimado/ui/icon';
import { MenuItem } from '@oshimado/ui/menu';
import { useTranslate } from '../../base/sentences';
import type { BellSubject } from './bell-subject';

export interface BellEntriesProps {
  readonly subjects: readonly BellSubject[];
  readonly onOpen: (subject: BellSubject) => void;
}

export function BellEntries({ subjects, onOpen }: BellEntriesProps) {
  const t = useTranslate('widgets');
  return subjects.map((subject) => (
    <MenuItem key={`${subject.of} ${subject.id}`} icon={BellIcon} onSelect={() => onOpen(subject)}>
      {t('bell', { name: subject.name })}
    </MenuItem>
  ));
}
