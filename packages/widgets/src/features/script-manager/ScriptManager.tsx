/** The viewer's own scripts: read, downloaded, deleted, moved to other links, and imported from MChad. */
import type { User } from '@oshimado/contract';
import { SCRIPTS_PAGE_SIZE } from '@oshimado/domain';
import { Button, ButtonLink } from '@oshimado/ui/button';
import { EmptyState } from '@oshimado/ui/empty-state';
import { DownloadIcon, EditIcon, Icon, ScriptIcon } from '@oshimado/ui/icon';
import { Skeleton } from '@oshimado/ui/skeleton';
import { VisuallyHidden } from '@oshimado/ui/visually-hidden';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { PageLink, useClient, useWidgets } from '../../base/context';
import { askedPart } from '../../base/asked-part';
import { RetryNotice } from '../../base/errors';
import { Paged } from '../../parts/lists';
import { ownScriptsQuery, scriptVideosQuery } from '../../base/queries';
import { useTranslate } from '../../base/sentences';
import { useViewer } from '../../base/viewer';
import { ChangeLinkDialog } from './ChangeLinkDialog';
import { DeleteScriptDialog } from './DeleteScriptDialog';
import { DownloadDialog } from './DownloadDialog';
import { connectScripts, videoIdsOf, type ScriptRow } from './script-manager.connect';
import * as css from './script-manager.css';
import { ScriptRows, type ScriptTask } from './ScriptRows';
import { useScriptDeletion } from './use-script-deletion';

const RoomImportDialog = askedPart(() => import('./RoomImportDialog'));

const EDITOR = '/scripteditor';
const SKELETONS = [1, 2, 3, 4, 5];

export interface ScriptManagerProps {
  /** The page of the list, from 1. */
  readonly page: number;
  /** The address of a page of the list. */
  readonly hrefFor: (page: number) => string;
}

function Loading() {
  const t = useTranslate('scripts');
  return (
    <div className={css.loading} role="status">
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      {SKELETONS.map((key) => (
        <span key={key} className={css.skeleton}>
          <Skeleton shape="box" />
        </span>
      ))}
    </div>
  );
}

function Empty({ page, hrefFor }: ScriptManagerProps) {
  const t = useTranslate('scripts');
  if (page > 1) {
    return (
      <EmptyState
        icon={ScriptIcon}
        title={t('empty.end')}
        action={
          <ButtonLink component={PageLink} href={hrefFor(1)}>
            {t('empty.first')}
          </ButtonLink>
        }
      />
    );
  }
  return <EmptyState icon={ScriptIcon} title={t('empty.title')} description={t('empty.text')} />;
}

function Head() {
  const t = useTranslate('scripts');
  const tPortal = useTranslate();
  const [isImporting, setImporting] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    setImporting(false);
    button.current?.focus();
  };
  return (
    <div className={css.head}>
      <p className={css.note}>{t('text')}</p>
      <div className={css.actions}>
        <ButtonLink component={PageLink} href={EDITOR}>
          <Icon icon={EditIcon} size="small" />
          {tPortal('nav.scripteditor')}
        </ButtonLink>
        <Button
          ref={button}
          startIcon={DownloadIcon}
          aria-haspopup="dialog"
          onClick={() => setImporting(true)}
        >
          {t('mchad.title')}
        </Button>
      </div>
      {isImporting ? <RoomImportDialog onClose={close} /> : null}
    </div>
  );
}

interface TaskDialogProps {
  readonly task: ScriptTask;
  readonly row: ScriptRow;
  readonly user: User;
  readonly onClose: () => void;
  readonly onDelete: () => void;
}

function TaskDialog({ task, row, user, onClose, onDelete }: TaskDialogProps) {
  if (task === 'download') return <DownloadDialog row={row} user={user} onClose={onClose} />;
  if (task === 'link') return <ChangeLinkDialog row={row} viewerId={user.id} onClose={onClose} />;
  return <DeleteScriptDialog row={row} onClose={onClose} onDelete={onDelete} />;
}

interface OwnScriptsProps extends ScriptManagerProps {
  readonly user: User;
}

function OwnScripts({ user, page, hrefFor }: OwnScriptsProps) {
  const t = useTranslate('scripts');
  const tPortal = useTranslate();
  const client = useClient();
  const place = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState<{ task: ScriptTask; row: ScriptRow }>();
  const answer = useQuery({
    ...ownScriptsQuery(client, user.id, page),
    placeholderData: keepPreviousData,
  });
  const scripts = answer.data ?? [];
  const videos = useQuery({
    ...scriptVideosQuery(client, videoIdsOf(scripts)),
    placeholderData: keepPreviousData,
  });
  const deletion = useScriptDeletion(user.id, () => place.current?.focus());
  const rows = connectScripts(scripts, videos.data ?? [], useWidgets());
  const busyRow = rows.find(({ script }) => script === deletion.deleting);
  if (answer.isPending) return <Loading />;
  if (!answer.data) {
    return (
      <RetryNotice
        error={answer.error}
        onRetry={() => void answer.refetch()}
        isBusy={answer.isFetching}
      >
        {t('failed')}
      </RetryNotice>
    );
  }
  return (
    <div
      ref={place}
      className={css.scripts}
      tabIndex={-1}
      role="group"
      aria-label={tPortal('nav.scriptmanager')}
    >
      <Paged
        className={css.scripts}
        page={page}
        pageCount={undefined}
        hasNext={scripts.length === SCRIPTS_PAGE_SIZE}
        hrefFor={hrefFor}
        pagesLabel={t('page')}
        hasPages={page > 1 || scripts.length === SCRIPTS_PAGE_SIZE}
        isStale={answer.isPlaceholderData}
      >
        {rows.length === 0 ? (
          <Empty page={page} hrefFor={hrefFor} />
        ) : (
          <ScriptRows
            rows={rows}
            isBusy={answer.isPlaceholderData}
            deleting={busyRow?.key}
            onTask={(task, row) => setOpened({ task, row })}
          />
        )}
      </Paged>
      {opened ? (
        <TaskDialog
          {...opened}
          user={user}
          onClose={() => setOpened(undefined)}
          onDelete={() => deletion.start(opened.row.script)}
        />
      ) : null}
    </div>
  );
}

/** Draws nothing for guests: the page leads them to the login. A login that ends leaves what is typed in a dialog. */
export function ScriptManager(props: ScriptManagerProps) {
  const { user } = useViewer();
  const [shown, setShown] = useState(user);
  if (user && user !== shown) setShown(user);
  return shown ? (
    <div className={css.page}>
      <Head />
      <OwnScripts key={shown.id} user={shown} {...props} />
    </div>
  ) : null;
}
