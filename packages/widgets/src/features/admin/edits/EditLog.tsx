/** What people changed, by person, kind and time; several edits are reverted at once. */
import type { RevertedEdits } from '@oshimado/contract';
import { editVideoPath } from '@oshimado/domain';
import { Button } from '@oshimado/ui/button';
import { Checkbox } from '@oshimado/ui/checkbox';
import { HistoryIcon, UndoIcon } from '@oshimado/ui/icon';
import { Link } from '@oshimado/ui/link';
import { useRef, useState } from 'react';
import { PageLink } from '../../../base/context';
import { useTranslate } from '../../../base/sentences';
import { EditEntry, useEditRows, type EditRow } from '../../../parts/edit-entry';
import { AdminList } from '../AdminList';
import * as css from '../admin.css';
import type { AdminPlace } from '../admin-place';
import { EditFilters } from './EditFilters';
import { RevertDialog } from './RevertDialog';
import { RevertSummary } from './RevertSummary';
import { useEdits, type EditsToRevert } from './use-edits';

interface EntryProps {
  readonly row: EditRow;
  readonly isSelected: boolean;
  readonly onSelect: (isSelected: boolean) => void;
  /** Where the edits of its person are; undefined where these are shown, or without a person. */
  readonly personHref: string | undefined;
}

function Entry({ row, isSelected, onSelect, personHref }: EntryProps) {
  const t = useTranslate('admin');
  const tVideo = useTranslate('editVideo');
  const { kind, canRevert, targetId, targetTitle, who } = row;
  const what = tVideo(`history.what.${kind}`);
  return (
    <div className={css.card}>
      <EditEntry
        row={row}
        heading={
          canRevert ? (
            <Checkbox label={what} checked={isSelected} onCheckedChange={onSelect} />
          ) : undefined
        }
      >
        <div className={css.row}>
          <Link href={editVideoPath(targetId)} component={PageLink}>
            {targetTitle ?? targetId}
          </Link>
          {personHref === undefined ? null : (
            <Link href={personHref} component={PageLink}>
              {t('edits.ofPerson', { name: who ?? '' })}
            </Link>
          )}
        </div>
      </EditEntry>
    </div>
  );
}

export interface EditLogProps {
  readonly place: AdminPlace;
}

export function EditLog({ place }: EditLogProps) {
  const t = useTranslate('admin');
  const tVideo = useTranslate('editVideo');
  const { user, age, action, hrefFor } = place;
  const heading = useRef<HTMLHeadingElement>(null);
  const [selected, setSelected] = useState<readonly string[]>([]);
  const [asked, setAsked] = useState<EditsToRevert>();
  const [outcome, setOutcome] = useState<RevertedEdits>();
  const pages = useEdits(place);
  const rows = useEditRows(pages.rows);
  // Only edits that the list shows are reverted.
  const chosen = selected.filter((id) => rows.some((row) => row.id === id && row.canRevert));
  const select = (id: string, isSelected: boolean) =>
    setSelected([...chosen.filter((one) => one !== id), ...(isSelected ? [id] : [])]);
  return (
    <section className={css.stack} aria-labelledby="edits">
      <h2 id="edits" ref={heading} tabIndex={-1} className={css.heading}>
        {t('edits.tab')}
      </h2>
      <EditFilters place={place} />
      {outcome ? <RevertSummary outcome={outcome} /> : null}
      <div className={css.row}>
        <Button
          startIcon={UndoIcon}
          disabled={chosen.length === 0}
          aria-haspopup="dialog"
          onClick={() => setAsked({ ids: chosen })}
        >
          {t('edits.revertSelected', { whole: chosen.length })}
        </Button>
        {/* The call cannot be narrowed to a kind of edit. */}
        {user !== '' && action === null && rows.some(({ canRevert }) => canRevert) ? (
          <Button
            variant="danger"
            startIcon={UndoIcon}
            aria-haspopup="dialog"
            onClick={() => setAsked({ user, age })}
          >
            {t('edits.revertAll')}
          </Button>
        ) : null}
      </div>
      <AdminList
        pages={{ ...pages, rows }}
        loading={tVideo('history.loading')}
        failed={tVideo('history.failed')}
        empty={{ icon: HistoryIcon, title: t('edits.none') }}
      >
        {(row) => (
          <Entry
            row={row}
            isSelected={chosen.includes(row.id)}
            onSelect={(isSelected) => select(row.id, isSelected)}
            personHref={
              user !== '' || row.userId === null
                ? undefined
                : hrefFor('edits', { user: row.userId, age })
            }
          />
        )}
      </AdminList>
      {asked ? (
        <RevertDialog
          edits={asked}
          onClose={() => setAsked(undefined)}
          onDone={(answer) => {
            setAsked(undefined);
            setSelected([]);
            setOutcome(answer);
            heading.current?.focus();
          }}
        />
      ) : null}
    </section>
  );
}
