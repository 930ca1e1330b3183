/** Placeholders: those to come, the next first, or those that are over. */
import type { PlaceholderEntry } from '@oshimado/contract';
import { plainTitle } from '@oshimado/domain';
import { FormDialog } from '@oshimado/ui/dialog';
import { CalendarIcon } from '@oshimado/ui/icon';
import { Link } from '@oshimado/ui/link';
import { Select } from '@oshimado/ui/select';
import { useRef, useState } from 'react';
import { PageLink } from '../../../base/context';
import { useDialogLabels, useTranslate } from '../../../base/sentences';
import { useNotify } from '../../../base/toasts';
import { AdminFailure } from '../AdminFailure';
import { AdminList } from '../AdminList';
import * as css from '../admin.css';
import type { AdminPlace } from '../admin-place';
import { PlaceholderCard } from './PlaceholderCard';
import { usePlaceholders, useRemovePlaceholder } from './use-placeholders';

interface DeleteDialogProps {
  readonly placeholder: PlaceholderEntry;
  readonly onClose: () => void;
  /** It is deleted; the list is being loaded again. */
  readonly onDone: () => void;
}

function DeleteDialog({ placeholder: { id, title }, onClose, onDone }: DeleteDialogProps) {
  const t = useTranslate('admin');
  const tPortal = useTranslate();
  const removing = useRemovePlaceholder();
  return (
    <FormDialog
      onClose={onClose}
      title={t('placeholders.ask', { title: plainTitle(title) })}
      description={t('placeholders.askText')}
      {...useDialogLabels()}
      submitLabel={tPortal('button.delete')}
      submitVariant="danger"
      busy={removing.isPending}
      onSubmit={() => removing.mutate(id, { onSuccess: onDone })}
    >
      {removing.isError ? (
        <AdminFailure title={t('placeholders.deleteFailed')} error={removing.error} />
      ) : null}
    </FormDialog>
  );
}

export interface PlaceholdersProps {
  readonly place: AdminPlace;
}

export function Placeholders({ place }: PlaceholdersProps) {
  const t = useTranslate('admin');
  const notify = useNotify();
  const { when, go, hrefFor } = place;
  const heading = useRef<HTMLHeadingElement>(null);
  const [deleting, setDeleting] = useState<PlaceholderEntry>();
  const pages = usePlaceholders(place);
  return (
    <section className={css.stack} aria-labelledby="placeholders">
      <h2 id="placeholders" ref={heading} tabIndex={-1} className={css.heading}>
        {t('placeholders.tab')}
      </h2>
      <div className={css.bar}>
        <Select
          label={t('edits.age')}
          value={when}
          options={(['upcoming', 'past'] as const).map((value) => ({
            value,
            label: t(`placeholders.when.${value}`),
          }))}
          onChange={({ currentTarget }) =>
            go({ when: currentTarget.value === 'past' ? 'past' : 'upcoming' })
          }
        />
        <Link href={hrefFor('edits', { action: 'placeholder.remove' })} component={PageLink}>
          {t('placeholders.deleted')}
        </Link>
      </div>
      <AdminList
        pages={pages}
        loading={t('placeholders.loading')}
        failed={t('placeholders.failed')}
        empty={{ icon: CalendarIcon, title: t(`placeholders.none.${when}`) }}
      >
        {(placeholder) => (
          <PlaceholderCard placeholder={placeholder} onDelete={() => setDeleting(placeholder)} />
        )}
      </AdminList>
      {deleting ? (
        <DeleteDialog
          placeholder={deleting}
          onClose={() => setDeleting(undefined)}
          onDone={() => {
            setDeleting(undefined);
            notify({ key: 'admin', tone: 'success', title: t('placeholders.done') });
            // The placeholder is gone, so the focus moves to what stays.
            heading.current?.focus();
          }}
        />
      ) : null}
    </section>
  );
}
