/** The channels of a group, in the viewer's order. A long list draws only what is seen, and is not dragged. */
import type { Favorite } from '@oshimado/contract';
import { displayName, moveMember } from '@oshimado/domain';
import { IconButton } from '@oshimado/ui/button';
import { CloseIcon } from '@oshimado/ui/icon';
import { SortableList } from '@oshimado/ui/sortable-list';
import { VirtualList } from '@oshimado/ui/virtual-list';
import { useLanguage, useNameProperty, useTranslate } from '../../base/sentences';
import { textLanguage } from '../../parts/video-card/text-language';
import * as css from './favorite-groups.css';
import { useSortLabels } from '../../parts/lists/use-sort-labels';

/** Up to here every row is drawn and has a handle. */
const SORTABLE_MAX = 50;
const ROW_PX = 48;

export interface MemberListProps {
  readonly members: readonly Favorite[];
  /** Called with the ids in their new order, or without one. */
  readonly onChange: (ids: readonly string[]) => void;
}

export function MemberList({ members, onChange }: MemberListProps) {
  const t = useTranslate('favorites');
  const { language } = useLanguage();
  const property = useNameProperty();
  const labels = useSortLabels();
  const ids = members.map(({ id }) => id);
  const row = (member: Favorite) => {
    const name = displayName(member, property);
    return (
      <div className={css.row}>
        <span className={css.rowName} lang={textLanguage(name, language)} translate="no">
          {name}
        </span>
        <IconButton
          icon={CloseIcon}
          label={t('groups.take', { name })}
          onClick={() => onChange(ids.filter((id) => id !== member.id))}
        />
      </div>
    );
  };
  if (members.length > SORTABLE_MAX) {
    return (
      <div className={css.long}>
        <VirtualList
          label={t('groups.members')}
          items={members}
          itemKey={({ id }) => id}
          estimateSize={ROW_PX}
          renderItem={row}
        />
      </div>
    );
  }
  return (
    <SortableList
      label={t('groups.members')}
      labels={labels}
      onReorder={(from, to) => onChange(moveMember(ids, from, to))}
      items={members.map((member) => ({
        id: member.id,
        name: displayName(member, property),
        content: row(member),
      }))}
    />
  );
}
