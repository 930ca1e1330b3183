/** All orgs: to choose one, to star some, to put the starred ones in order. */
import {
  canRetryOrgs,
  isOrgListLoading,
  selectOrgError,
  selectOrgFilter,
  selectOrgRows,
  type OrgRow,
} from '@oshimado/machines/org-selection';
import { ORGS_MAX } from '@oshimado/domain';
import { Button } from '@oshimado/ui/button';
import { Dialog } from '@oshimado/ui/dialog';
import { EmptyState } from '@oshimado/ui/empty-state';
import { SearchIcon } from '@oshimado/ui/icon';
import { Notice } from '@oshimado/ui/notice';
import { Skeleton } from '@oshimado/ui/skeleton';
import { TextField } from '@oshimado/ui/text-field';
import { VisuallyHidden } from '@oshimado/ui/visually-hidden';
import { useEffect, useEffectEvent } from 'react';
import { useActorValue, useSend } from '../../actors/ActorsProvider';
import { useTranslate } from '../../i18n/LanguageProvider';
import { FavoriteOrgs } from './FavoriteOrgs';
import * as css from './OrgDialog.css';
import { OrgLine } from './OrgLine';

const NO_ROWS: readonly OrgRow[] = [];
const EXPECTED = 8;

function Loading() {
  const t = useTranslate('search');
  return (
    <div className={css.waiting}>
      <VisuallyHidden>
        <span role="status">{t('orgs.loading')}</span>
      </VisuallyHidden>
      {Array.from({ length: EXPECTED }, (_line, index) => (
        <Skeleton key={index} width={index % 2 === 0 ? '60%' : '40%'} />
      ))}
    </div>
  );
}

function Failed() {
  const t = useTranslate('search');
  const send = useSend('org');
  const canRetry = useActorValue('org', canRetryOrgs, false);
  return (
    <Notice tone="danger" role="alert">
      <div className={css.failed}>
        <span>
          <strong>{t('orgs.failed')}</strong> {t('orgs.failedHint')}
        </span>
        {canRetry ? (
          <Button size="small" onClick={() => send({ type: 'orgs.retry' })}>
            {t('orgs.retry')}
          </Button>
        ) : null}
      </div>
    </Notice>
  );
}

function Rows() {
  const t = useTranslate('search');
  const rows = useActorValue('org', selectOrgRows, NO_ROWS);
  const filter = useActorValue('org', selectOrgFilter, '');
  const isLoading = useActorValue('org', isOrgListLoading, false);
  const error = useActorValue('org', selectOrgError, null);
  const favorites = rows.filter(({ isFavorite }) => isFavorite);
  const others = rows.filter(({ isFavorite }) => !isFavorite);
  const isFull = favorites.length >= ORGS_MAX;
  if (rows.length === 0 && !isLoading && !error) {
    return (
      <EmptyState
        icon={SearchIcon}
        headingLevel={3}
        title={t('orgs.noMatch', { text: filter.trim() })}
        description={t('orgs.noMatchHint')}
      />
    );
  }
  return (
    <>
      {error ? <Failed /> : null}
      {favorites.length > 0 ? (
        <section aria-labelledby="org-favorites">
          <h3 id="org-favorites" className={css.heading}>
            {t('orgs.favorites')}
          </h3>
          <FavoriteOrgs rows={favorites} isFiltered={filter.trim() !== ''} />
        </section>
      ) : null}
      {isFull ? <Notice tone="info">{t('orgs.full')}</Notice> : null}
      {others.length > 0 ? (
        <section aria-labelledby="org-others">
          <h3 id="org-others" className={css.heading}>
            {t('orgs.others')}
          </h3>
          <ul className={css.list}>
            {others.map(({ org }) => (
              <li key={org.name} className={css.item}>
                <OrgLine org={org} isFavorite={false} canStar={!isFull} />
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {isLoading && others.length === 0 && filter.trim() === '' ? <Loading /> : null}
    </>
  );
}

export interface OrgDialogProps {
  /** It is to close. */
  readonly onClose: () => void;
  /** The dialog is gone: the focus is to go on elsewhere. */
  readonly onClosed: () => void;
}

/** It is there only while it is open. */
export default function OrgDialog({ onClose, onClosed }: OrgDialogProps) {
  const t = useTranslate('search');
  const send = useSend('org');
  const filter = useActorValue('org', selectOrgFilter, '');
  const closed = useEffectEvent(onClosed);
  // What opened it was an entry of a menu, which is gone: the focus goes to the menu's button.
  useEffect(() => () => void setTimeout(closed), []);
  return (
    <Dialog
      open
      size="large"
      title={t('orgs.title')}
      description={t('orgs.description')}
      closeLabel={t('orgs.close')}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      <div className={css.body}>
        <TextField
          type="search"
          label={t('orgs.filter')}
          hideLabel
          placeholder={t('orgs.filter')}
          startIcon={SearchIcon}
          clearLabel={t('orgs.clearFilter')}
          value={filter}
          onValueChange={(text) => send({ type: 'filter.change', text })}
          autoComplete="off"
        />
        <div className={css.rows}>
          <Rows />
        </div>
      </div>
    </Dialog>
  );
}
