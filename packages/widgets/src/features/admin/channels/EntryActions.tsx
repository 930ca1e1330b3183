/** What an admin can do with an entry of the list. */
import { Button } from '@oshimado/ui/button';
import type { ReactNode } from 'react';
import { useTranslate } from '../../../base/sentences';
import * as css from '../admin.css';

export interface EntryActionsProps {
  /** Id of the element with the name of the entry. */
  readonly nameId: string;
  readonly onEdit: () => void;
  /** Undefined for an entry that cannot be removed. */
  readonly onRemove: (() => void) | undefined;
  /** Further buttons. Default none. */
  readonly children?: ReactNode;
}

export function EntryActions({ nameId, onEdit, onRemove, children }: EntryActionsProps) {
  const t = useTranslate('admin');
  return (
    <div className={css.row}>
      <Button size="small" aria-haspopup="dialog" aria-describedby={nameId} onClick={onEdit}>
        {t('placeholders.edit')}
      </Button>
      {children}
      {onRemove ? (
        <Button
          size="small"
          variant="danger"
          aria-haspopup="dialog"
          aria-describedby={nameId}
          onClick={onRemove}
        >
          {t('channels.remove')}
        </Button>
      ) : null}
    </div>
  );
}
