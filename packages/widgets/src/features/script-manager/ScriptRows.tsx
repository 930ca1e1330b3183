/** The scripts of a page: a table, and cards on a phone. */
import type { UiLanguage } from '@oshimado/domain';
import { wholeNumber } from '@oshimado/locales';
import { ButtonLink, IconButton } from '@oshimado/ui/button';
import {
  DeleteIcon,
  DownloadIcon,
  EditIcon,
  Icon,
  MoreIcon,
  ScriptIcon,
  UploadIcon,
} from '@oshimado/ui/icon';
import { Link } from '@oshimado/ui/link';
import { Menu, MenuItem } from '@oshimado/ui/menu';
import { Picture } from '@oshimado/ui/picture';
import { Spinner } from '@oshimado/ui/spinner';
import { Table, type TableColumn } from '@oshimado/ui/table';
import { PHONE_QUERY } from '@oshimado/ui/theme';
import { PageLink, useWidgets } from '../../base/context';
import { useMatches } from '../../base/page';
import { useOpenScriptUpload } from '../../parts/script-upload';
import { useLanguage, useTranslate, useLanguageName } from '../../base/sentences';
import { textLanguage } from '../../parts/video-card';
import type { ScriptRow } from './script-manager.connect';
import * as css from './script-manager.css';
import { useRowTitle } from './use-row-title';

/** A dialog about one script. */
export type ScriptTask = 'download' | 'link' | 'delete';

export interface ScriptRowsProps {
  readonly rows: readonly ScriptRow[];
  /** Another page is on its way. */
  readonly isBusy: boolean;
  /** Key of the row whose script is being deleted. */
  readonly deleting: string | undefined;
  readonly onTask: (task: ScriptTask, row: ScriptRow) => void;
}

function VideoCell({ row }: { readonly row: ScriptRow }) {
  const t = useTranslate('scripts');
  const { language } = useLanguage();
  const { hidesPictures } = useWidgets();
  const title = useRowTitle()(row);
  const lang = textLanguage(title, language);
  return (
    <div className={css.video}>
      {hidesPictures ? null : (
        <Picture className={css.picture} src={row.thumbnail} fallback={ScriptIcon} />
      )}
      <span className={css.titles}>
        {row.host === undefined ? (
          <PageLink href={row.href} lang={lang} translate="no">
            {title}
          </PageLink>
        ) : (
          <Link
            href={row.href}
            lang={lang}
            translate="no"
            externalLabel={t('foreign', { host: row.host })}
          >
            {title}
          </Link>
        )}
        {row.host === undefined ? null : <span className={css.host}>{row.host}</span>}
      </span>
    </div>
  );
}

interface RowActionsProps extends Pick<ScriptRowsProps, 'deleting' | 'onTask'> {
  readonly row: ScriptRow;
}

function RowMenu({ row, deleting, onTask }: RowActionsProps) {
  const t = useTranslate('scripts');
  const title = useRowTitle()(row);
  const openUpload = useOpenScriptUpload();
  const { video } = row;
  // A dialog opens after the menu has returned the focus, or it would lose it.
  const later = (open: () => void) => () => void setTimeout(open);
  return (
    <Menu
      trigger={
        <IconButton
          icon={MoreIcon}
          label={t('action.more', { title })}
          disabled={deleting === row.key}
        />
      }
    >
      {video && row.canUpload && openUpload ? (
        <MenuItem icon={UploadIcon} onSelect={later(() => openUpload(video, row.script.lang))}>
          {t('action.upload')}
        </MenuItem>
      ) : null}
      {row.script.custom_video_id === null ? null : (
        <MenuItem icon={EditIcon} onSelect={later(() => onTask('link', row))}>
          {t('action.link')}
        </MenuItem>
      )}
      <MenuItem icon={DeleteIcon} onSelect={later(() => onTask('delete', row))}>
        {t('action.delete')}
      </MenuItem>
    </Menu>
  );
}

function RowActions(props: RowActionsProps) {
  const t = useTranslate('scripts');
  const { row, deleting, onTask } = props;
  const title = useRowTitle()(row);
  return (
    <div className={css.actions}>
      <ButtonLink
        component={PageLink}
        href={row.editorHref}
        size="small"
        aria-label={t('action.editOf', { title })}
      >
        <Icon icon={EditIcon} size="small" />
        {t('action.edit')}
      </ButtonLink>
      <IconButton
        icon={DownloadIcon}
        label={t('action.download', { title })}
        onClick={() => onTask('download', row)}
      />
      <RowMenu {...props} />
      {deleting === row.key ? <Spinner label={t('delete.busy')} /> : null}
    </div>
  );
}

function Cards({ rows, ...actions }: ScriptRowsProps) {
  const t = useTranslate('scripts');
  const languageName = useLanguageName();
  return (
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari announces no list without markers unless it has the role
    <ul role="list" className={css.list} aria-label={t('list')} aria-busy={actions.isBusy}>
      {rows.map((row) => {
        const { lang, entry_count: count } = row.script;
        return (
          <li key={row.key} className={css.card}>
            <VideoCell row={row} />
            <p className={css.facts}>
              <span>{languageName(lang)}</span>
              <span>{t('count', { whole: count })}</span>
            </p>
            <RowActions row={row} {...actions} />
          </li>
        );
      })}
    </ul>
  );
}

interface ColumnsOptions extends Pick<ScriptRowsProps, 'deleting' | 'onTask'> {
  readonly t: ReturnType<typeof useTranslate<'scripts'>>;
  readonly language: UiLanguage;
  readonly languageName: (code: string) => string;
}

function columnsOf(options: ColumnsOptions): readonly TableColumn<ScriptRow>[] {
  const { t, language, languageName, ...actions } = options;
  return [
    { id: 'video', header: t('column.video'), cell: (row) => <VideoCell row={row} /> },
    {
      id: 'language',
      header: t('column.language'),
      cell: ({ script }) => languageName(script.lang),
    },
    {
      id: 'lines',
      header: t('column.lines'),
      align: 'end',
      cell: ({ script }) => wholeNumber(script.entry_count, language),
    },
    {
      id: 'actions',
      header: t('column.actions'),
      cell: (row) => <RowActions row={row} {...actions} />,
    },
  ];
}

export function ScriptRows(props: ScriptRowsProps) {
  const t = useTranslate('scripts');
  const { language } = useLanguage();
  const languageName = useLanguageName();
  const isPhone = useMatches(PHONE_QUERY) ?? false;
  if (isPhone) return <Cards {...props} />;
  const { rows, isBusy, ...actions } = props;
  return (
    <Table
      caption={t('list')}
      hideCaption
      rows={rows}
      rowKey={({ key }) => key}
      emptyText={t('empty.end')}
      busy={isBusy}
      columns={columnsOf({ t, language, languageName, ...actions })}
    />
  );
}
