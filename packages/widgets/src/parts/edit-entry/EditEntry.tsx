/** One entry of the log of edits: what was done, by whom and when, and the values before and after. */
import { Badge } from '@oshimado/ui/badge';
import type { ReactNode } from 'react';
import { useTranslate } from '../../base/sentences';
import { When } from '../when';
import type { EditRow } from './edit-entry.connect';
import * as css from './EditEntry.css';

function Values({ row: { before, after, kind } }: { readonly row: EditRow }) {
  const t = useTranslate('editVideo');
  const tEditing = useTranslate('editing');
  // A topic always has two sides; of the others one is missing where something came or went.
  const none = kind === 'topic' ? tEditing('quick.topic.none') : null;
  const [from, to] = [before ?? none, after ?? none];
  if (from === null && to === null) return null;
  return (
    <dl className={css.values}>
      {from === null ? null : (
        <div className={css.value}>
          <dt className={css.label}>{t('history.before')}</dt>
          <dd className={css.text}>
            <del>{from}</del>
          </dd>
        </div>
      )}
      {to === null ? null : (
        <div className={css.value}>
          <dt className={css.label}>{t('history.after')}</dt>
          <dd className={css.text}>{to}</dd>
        </div>
      )}
    </dl>
  );
}

export interface EditEntryProps {
  readonly row: EditRow;
  /** In place of what was done, such as a checkbox with these words. Default: the words. */
  readonly heading?: ReactNode;
  /** Below the values. Default none. */
  readonly children?: ReactNode;
}

/** Renders a `<div>`. */
export function EditEntry({ row, heading, children }: EditEntryProps) {
  const t = useTranslate('editVideo');
  return (
    <div className={css.entry}>
      <div className={css.head}>
        {heading ?? <strong>{t(`history.what.${row.kind}`)}</strong>}
        {row.isRevert ? <Badge>{t('history.isRevert')}</Badge> : null}
        {row.isReverted ? <Badge tone="warning">{t('history.isReverted')}</Badge> : null}
        <span className={css.who}>
          {row.who ?? t('history.nobody')} · <When at={row.at} />
        </span>
      </div>
      <Values row={row} />
      {children}
    </div>
  );
}
