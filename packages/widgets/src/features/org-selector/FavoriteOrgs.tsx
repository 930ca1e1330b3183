/** The starred organizations; their order is changed by dragging, by keys or by the buttons of each. */
import type { ListedOrg, OrgRow } from '@oshimado/domain';
import { IconButton } from '@oshimado/ui/button';
import { ArrowDownIcon, ArrowUpIcon } from '@oshimado/ui/icon';
import { SortableList, type SortablePlace } from '@oshimado/ui/sortable-list';
import { VisuallyHidden } from '@oshimado/ui/visually-hidden';
import { useSendDevice } from '../../base/device';
import { useState } from 'react';
import { useTranslate } from '../../base/sentences';
import * as css from './OrgDialog.css';
import { OrgLine } from './OrgLine';
import { useOrgLabel } from '../../base/sentences/use-org-name';

interface MoveButtonsProps {
  readonly name: string;
  readonly canMoveUp: boolean;
  readonly canMoveDown: boolean;
  readonly onMove: (by: -1 | 1) => void;
}

/** At either end a button stays focusable: a button that disappears would lose the focus. */
function MoveButtons({ name, canMoveUp, canMoveDown, onMove }: MoveButtonsProps) {
  const t = useTranslate('search');
  return (
    <>
      <IconButton
        icon={ArrowUpIcon}
        label={t('orgs.up', { name })}
        aria-disabled={canMoveUp ? undefined : true}
        onClick={() => (canMoveUp ? onMove(-1) : undefined)}
      />
      <IconButton
        icon={ArrowDownIcon}
        label={t('orgs.down', { name })}
        aria-disabled={canMoveDown ? undefined : true}
        onClick={() => (canMoveDown ? onMove(1) : undefined)}
      />
    </>
  );
}

export interface FavoriteOrgsProps {
  readonly rows: readonly OrgRow[];
  /** Whether a filter hides some of them; the order cannot be changed then. */
  readonly isFiltered: boolean;
  readonly onChoose: (org: ListedOrg) => void;
}

export function FavoriteOrgs({ rows, isFiltered, onChoose }: FavoriteOrgsProps) {
  const t = useTranslate('search');
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
  const place = ({ name, position, count }: SortablePlace) => ({ name, position, count });
  return (
    <>
      <SortableList
        label={t('orgs.favorites')}
        onReorder={reorder}
        labels={{
          handle: (name) => t('orgs.handle', { name }),
          instructions: t('orgs.instructions'),
          lifted: (at) => t('orgs.lifted', place(at)),
          moved: (at) => t('orgs.moved', place(at)),
          dropped: (at) => t('orgs.dropped', place(at)),
          cancelled: (at) => t('orgs.cancelled', place(at)),
        }}
        items={rows.map((row, index) => ({
          id: row.org.name,
          name: labelOf(row.org.name),
          content: (
            <div className={css.favorite}>
              <OrgLine org={row.org} isFavorite onChoose={onChoose} />
              <MoveButtons
                name={labelOf(row.org.name)}
                canMoveUp={index > 0}
                canMoveDown={index < rows.length - 1}
                onMove={(by) => {
                  const { name } = row.org;
                  move(name, index + by);
                  const position = index + 1 + by;
                  setAnnouncement(
                    t('orgs.placed', { name: labelOf(name), position, count: rows.length }),
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
