/** All organizations: choose one, star some, put the starred ones in order. */
import { orgRows, ORGS_MAX, wordSearch, type ListedOrg } from '@oshimado/domain';
import { Button } from '@oshimado/ui/button';
import { Dialog } from '@oshimado/ui/dialog';
import { EmptyState } from '@oshimado/ui/empty-state';
import { SearchIcon } from '@oshimado/ui/icon';
import { Notice } from '@oshimado/ui/notice';
import { Skeleton } from '@oshimado/ui/skeleton';
import { TextField } from '@oshimado/ui/text-field';
import { VisuallyHidden } from '@oshimado/ui/visually-hidden';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useDeviceState } from '../../base/device';
import { useOrgsQuery } from '../../base/queries';
import { useLimitSentence } from '../../base/errors';
import { useTranslate } from '../../base/sentences';
import { FavoriteOrgs } from './FavoriteOrgs';
import * as css from './OrgDialog.css';
import { OrgLine } from './OrgLine';

const EXPECTED = 8;

function Loading() {
  const t = useTranslate('favorites');
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

function Failed({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) {
  const sayLimit = useLimitSentence();
  const t = useTranslate('favorites');
  const tWidgets = useTranslate('widgets');
  return (
    <Notice tone="danger" role="alert">
      <div className={css.failed}>
        <span>
          <strong>{t('orgs.failed')}</strong> {sayLimit(error, t('orgs.failedHint'))}
        </span>
        <Button size="small" onClick={onRetry}>
          {tWidgets('retry')}
        </Button>
      </div>
    </Notice>
  );
}

interface RowsProps {
  readonly filter: string;
  readonly onChoose: (org: ListedOrg) => void;
}

/** "The orgs list is fetched again each time the dialog opens"; the list known so far is shown meanwhile. */
function useRows(filter: string) {
  const { data, error, isFetching, isError, refetch } = useOrgsQuery();
  const starred = useDeviceState(({ org }) => org.favorites);
  const fetchAgain = useEffectEvent(() => void refetch());
  useEffect(() => fetchAgain(), []);
  const rows = useMemo(() => {
    const isFound = wordSearch(filter);
    return orgRows(data ?? [], starred).filter(({ org }) => isFound(org.name));
  }, [data, starred, filter]);
  return {
    rows,
    isLoading: isFetching,
    hasFailed: isError && !isFetching,
    error,
    retry: () => void refetch(),
  };
}

function Rows({ filter, onChoose }: RowsProps) {
  const t = useTranslate('favorites');
  const { rows, isLoading, hasFailed, error, retry } = useRows(filter);
  const favorites = rows.filter(({ isFavorite }) => isFavorite);
  const others = rows.filter(({ isFavorite }) => !isFavorite);
  const isFull = favorites.length >= ORGS_MAX;
  if (rows.length === 0 && !isLoading && !hasFailed) {
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
      {hasFailed ? <Failed error={error} onRetry={retry} /> : null}
      {favorites.length > 0 ? (
        <section aria-labelledby="org-favorites">
          <h3 id="org-favorites" className={css.heading}>
            {t('orgs.favorites')}
          </h3>
          <FavoriteOrgs rows={favorites} isFiltered={filter.trim() !== ''} onChoose={onChoose} />
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
                <OrgLine org={org} isFavorite={false} canStar={!isFull} onChoose={onChoose} />
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
  /** Called with the chosen organization, before the dialog closes. */
  readonly onChoose: (org: ListedOrg) => void;
  readonly onClose: () => void;
  /** Called after the dialog was removed, to move the focus. */
  readonly onClosed: () => void;
}

/** Rendered only while it is open. */
export default function OrgDialog({ onChoose, onClose, onClosed }: OrgDialogProps) {
  const t = useTranslate('favorites');
  const tPortal = useTranslate();
  const tWidgets = useTranslate('widgets');
  const [filter, setFilter] = useState('');
  const closed = useEffectEvent(onClosed);
  // It was opened from a menu that is closed by now, so Radix has no element to return the focus to.
  useEffect(() => () => void setTimeout(closed), []);
  return (
    <Dialog
      open
      size="large"
      title={tPortal('org.label')}
      description={t('orgs.description')}
      closeLabel={tWidgets('close')}
      onClose={onClose}
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
          onValueChange={setFilter}
          autoComplete="off"
        />
        <div className={css.rows}>
          <Rows
            filter={filter}
            onChoose={(org) => {
              onChoose(org);
              onClose();
            }}
          />
        </div>
      </div>
    </Dialog>
  );
}
