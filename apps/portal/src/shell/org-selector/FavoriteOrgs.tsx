/** The starred orgs, to be put in order by dragging, by keys or by the buttons of each. */
import type { OrgRow } from '@oshimado/machines/org-selection';
import { IconButton } from '@oshimado/ui/button';
import { ArrowDownIcon, ArrowUpIcon } from '@oshimado/ui/icon';
import { SortableList, type SortablePlace } from '@oshimado/ui/sortable-list';
import { VisuallyHidden } from '@oshimado/ui/visually-hidden';
import { useState } from 'react';
import { useSend } from '../../actors/ActorsProvider';
import { useTranslate } from '../../i18n/LanguageProvider';
import * as css from './OrgDialog.css';
import { OrgLine } from './OrgLine';

interface MoveButtonsProps {
  readonly row: OrgRow;
  readonly onMove: (by: -1 | 1) => void;
}

/** At an end a button stays in reach: one that vanished would take the focus with it. */
function MoveButtons({ row: { org, canMoveUp, canMoveDown }, onMove }: MoveButtonsProps) {
  const t = useTranslate('search');
  return (
    <>
      <IconButton
        icon={ArrowUpIcon}
        label={t('orgs.up', { name: org.name })}
        aria-disabled={canMoveUp ? undefined : true}
        onClick={() => (canMoveUp ? onMove(-1) : undefined)}
      />
      <IconButton
        icon={ArrowDownIcon}
        label={t('orgs.down', { name: org.name })}
        aria-disabled={canMoveDown ? undefined : true}
        onClick={() => (canMoveDown ? onMove(1) : undefined)}
      />
    </>
  );
}

export interface FavoriteOrgsProps {
  readonly rows: readonly OrgRow[];
  /** Some of them are not shown: their order cannot be seen, so it cannot be changed. */
  readonly isFiltered: boolean;
}

export function FavoriteOrgs({ rows, isFiltered }: FavoriteOrgsProps) {
  const t = useTranslate('search');
  const send = useSend('org');
  const [said, setSaid] = useState('');
  if (isFiltered) {
    return (
      <ul className={css.list}>
        {rows.map(({ org }) => (
          <li key={org.name} className={css.item}>
            <OrgLine org={org} isFavorite />
          </li>
        ))}
      </ul>
    );
  }
  const move = (name: string, by: -1 | 1) => send({ type: 'favorite.move', name, by });
  const reorder = (from: number, to: number) => {
    const name = rows[from]?.org.name;
    if (name === undefined) return;
    for (let at = from; at !== to; at += Math.sign(to - from)) move(name, to > from ? 1 : -1);
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
          name: row.org.name,
          content: (
            <div className={css.favorite}>
              <OrgLine org={row.org} isFavorite />
              <MoveButtons
                row={row}
                onMove={(by) => {
                  const { name } = row.org;
                  move(name, by);
                  const position = index + 1 + by;
                  setSaid(t('orgs.placed', { name, position, count: rows.length }));
                }}
              />
            </div>
          ),
        }))}
      />
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
    </>
  );
}
