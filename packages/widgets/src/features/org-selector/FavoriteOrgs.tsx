/** The starred organizations; their order is changed by dragging, by keys or by the buttons of each. */
import type { ListedOrg, OrgRow } from '@oshimado/domain';
import { SortableList } from '@oshimado/ui/sortable-list';
import { VisuallyHidden } from '@oshimado/ui/visually-hidden';
import { useSendDevice } from '../../base/device';
import { useState } from 'react';
import { useTranslate } from '../../base/sentences';
import { MoveButtons } from '../../parts/lists/MoveButtons';
import { useSortLabels } from '../../parts/lists/use-sort-labels';
import * as css from './OrgDialog.css';
import { OrgLine } from './OrgLine';
import { useOrgLabel } from '../../base/sentences/use-org-name';

export interface FavoriteOrgsProps {
  readonly rows: readonly OrgRow[];
  /** Whether a filter hides some of them; the order cannot be changed then. */
  readonly isFiltered: boolean;
  readonly onChoose: (org: ListedOrg) => void;
}

export function FavoriteOrgs({ rows, isFiltered, onChoose }: FavoriteOrgsProps) {
  const t = useTranslate('favorites');
  const labels = useSortLabels();
  const labelOf = useOrgLabel();
  const send = useSendDevice();
  const [announcement, setAnnouncement] = useState('');
  if (isFiltered) {
    return (
      <ul className={css.list}>
        {rows.map(({ org }) => (
          <li key={org.name} className={css.item}>
            <OrgLine org={org} isFavorite onChoose={onChoose} />
          </li>
        ))}
      </ul>
    );
  }
  const move = (name: string, to: number) => send({ type: 'org.moveStar', name, to });
  const reorder = (from: number, to: number) => {
    const name = rows[from]?.org.name;
    if (name !== undefined) move(name, to);
  };
  return (
    <>
      <SortableList
        label={t('orgs.favorites')}
        onReorder={reorder}
        labels={labels}
        items={rows.map((row, index) => ({
          id: row.org.name,
          name: labelOf(row.org.name),
          content: (
            <div className={css.favorite}>
              <OrgLine org={row.org} isFavorite onChoose={onChoose} />
              <MoveButtons
                name={labelOf(row.org.name)}
                at={index}
                count={rows.length}
                onMove={(to) => {
                  const { name } = row.org;
                  move(name, to);
                  setAnnouncement(
                    t('sort.placed', {
                      name: labelOf(name),
                      position: to + 1,
                      count: rows.length,
                    }),
                  );
                }}
              />
            </div>
          ),
        }))}
      />
      <VisuallyHidden>
        <span role="status">{announcement}</span>
      </VisuallyHidden>
    </>
  );
}
