/** Who has changed what of a video, and the way back for editors. */
import { may } from '@oshimado/domain';
import { Accordion } from '@oshimado/ui/accordion';
import { Button } from '@oshimado/ui/button';
import { UndoIcon } from '@oshimado/ui/icon';
import { Spinner } from '@oshimado/ui/spinner';
import type { StyleProps } from '@oshimado/ui/style-props';
import { RetryNotice } from '../../../base/errors';
import { useNextPage } from '../../../base/page';
import { useTranslate } from '../../../base/sentences';
import { useViewer } from '../../../base/viewer';
import { EditEntry, type EditRow } from '../../../parts/edit-entry';
import * as css from './EditHistory.css';
import { useEditHistory, useRevert } from './use-edit-history';

export interface EditHistoryProps extends StyleProps {
  readonly videoId: string;
}

interface EntryProps {
  readonly row: EditRow;
  readonly isBusy: boolean;
  /** Undefined for viewers who may not. */
  readonly onRevert: ((id: string) => void) | undefined;
}

function Entry({ row, isBusy, onRevert }: EntryProps) {
  const t = useTranslate('editVideo');
  const what = t(`history.what.${row.kind}`);
  return (
    <li>
      <EditEntry row={row}>
        {row.canRevert && onRevert ? (
          <div>
            <Button
              size="small"
              startIcon={UndoIcon}
              busy={isBusy}
              aria-label={t('history.revertWhat', { what, value: row.after ?? row.before ?? '' })}
              onClick={() => onRevert(row.id)}
            >
              {t('history.revert')}
            </Button>
          </div>
        ) : null}
      </EditEntry>
    </li>
  );
}

function Log({ videoId }: { readonly videoId: string }) {
  const t = useTranslate('editVideo');
  const { user } = useViewer();
  const { rows, log } = useEditHistory(videoId);
  const { revert, reverting } = useRevert(videoId);
  const { error, isPending, isError, isFetching, isFetchNextPageError, refetch } = log;
  const loadMore = useNextPage(log);
  const seesAll = may('audit.readAll', user ?? undefined);
  const mayRevert = may('audit.revert', user ?? undefined);
  if (isPending) return <Spinner label={t('history.loading')} />;
  return (
    <div className={css.log}>
      {seesAll ? null : <p className={css.note}>{t('history.own')}</p>}
      {isError ? (
        <RetryNotice
          error={error}
          onRetry={() => (isFetchNextPageError ? loadMore() : void refetch())}
          isBusy={isFetching}
        >
          {t('history.failed')}
        </RetryNotice>
      ) : null}
      {!isError && rows.length === 0 ? <p className={css.note}>{t('history.empty')}</p> : null}
      <ol className={css.entries}>
        {rows.map((row) => (
          <Entry
            key={row.id}
            row={row}
            isBusy={reverting === row.id}
            onRevert={mayRevert ? revert : undefined}
          />
        ))}
      </ol>
      {log.hasNextPage ? (
        <div>
          <Button size="small" busy={log.isFetchingNextPage} onClick={loadMore}>
            {t('history.more')}
          </Button>
        </div>
      ) : null}
    </div>
  );
}

/** A panel that unfolds and is loaded then. Renders a `<div>` with a heading, and nothing for guests. */
export function EditHistory({ videoId, className, style }: EditHistoryProps) {
  const t = useTranslate('editVideo');
  const { user } = useViewer();
  if (!user) return null;
  return (
    <Accordion
      className={className}
      style={style}
      headingLevel={2}
      items={[{ value: 'log', title: t('history.title'), content: <Log videoId={videoId} /> }]}
    />
  );
}
