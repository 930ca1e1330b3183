/** The list of followed channels: searched, edited, imported and exported; read only where it is a file of the server. */
import type { ChannelListState, ListedChannel } from '@oshimado/contract';
import { Button } from '@oshimado/ui/button';
import { PlusIcon, DownloadIcon, PeopleIcon, UploadIcon } from '@oshimado/ui/icon';
import { Notice } from '@oshimado/ui/notice';
import { Select } from '@oshimado/ui/select';
import { useRef, useState } from 'react';
import { downloadTable, downloadText } from '../../../base/browser';
import { RetryNotice } from '../../../base/errors';
import { askedPart } from '../../../base/asked-part';
import { useLanguage, useTranslate } from '../../../base/sentences';
import { useNotify } from '../../../base/toasts';
import { textLanguage } from '../../../parts/video-card';
import { AdminFailure } from '../AdminFailure';
import { AdminList } from '../AdminList';
import { AdminSearch } from '../AdminSearch';
import * as css from '../admin.css';
import type { AdminPlace } from '../admin-place';
import { valuesOf, inputOf } from './channel-form';
import type { ChannelTask } from './ChannelDialog';
import { ChannelRow } from './ChannelRow';
import { OrgList } from './OrgList';
import { RemoveDialog } from './RemoveDialog';
import {
  isChangedByOther,
  useChangeList,
  useChannelList,
  useExportChannels,
  useListedChannels,
} from './use-channel-list';

const ChannelDialog = askedPart(() => import('./ChannelDialog'));
const ImportDialog = askedPart(() => import('./ImportDialog'));

export interface ListedChannelsProps {
  readonly place: AdminPlace;
}

interface FiltersProps extends ListedChannelsProps {
  readonly orgs: ChannelListState['orgs'];
}

function Filters({ place: { words, org, go }, orgs }: FiltersProps) {
  const t = useTranslate('admin');
  const tPortal = useTranslate();
  const { language } = useLanguage();
  const names = orgs.map(({ name }) => name);
  const shown = org === '' || names.includes(org) ? names : [...names, org];
  return (
    <AdminSearch
      label={t('channels.search')}
      value={words}
      onSearch={(text) => go({ words: text })}
    >
      <Select
        label={tPortal('org.label')}
        value={org}
        options={[
          { value: '', label: t('channels.allOrgs') },
          ...shown.map((value) => ({ value, label: value, lang: textLanguage(value, language) })),
        ]}
        onChange={({ currentTarget }) => go({ org: currentTarget.value })}
      />
    </AdminSearch>
  );
}

function ListNotes({ list }: { readonly list: ChannelListState }) {
  const t = useTranslate('admin');
  return (
    <>
      {list.kept_in === 'file' ? <Notice tone="info">{t('channels.isFile')}</Notice> : null}
      {list.is_followed ? null : <Notice tone="warning">{t('channels.unfollowed')}</Notice>}
      {list.problems.length > 0 ? (
        <Notice tone="danger" title={t('channels.fileWrong')}>
          <p className={css.code} lang="en" translate="no">
            {list.problems.map(({ line, message }) => `${line}: ${message}`).join('\n')}
          </p>
        </Notice>
      ) : null}
    </>
  );
}

interface ToolsProps {
  readonly canChange: boolean;
  readonly areOrgsShown: boolean;
  readonly onAdd: () => void;
  readonly onImport: () => void;
  readonly onOrgs: () => void;
}

function Tools({ canChange, areOrgsShown, onAdd, onImport, onOrgs }: ToolsProps) {
  const t = useTranslate('admin');
  const exporting = useExportChannels();
  const save = (form: 'yaml' | 'csv') =>
    exporting.mutate(form, {
      onSuccess: ({ file_name, text }) =>
        form === 'csv'
          ? downloadTable({ name: file_name, text })
          : downloadText({ name: file_name, type: 'application/yaml', text }),
    });
  return (
    <>
      <div className={css.row}>
        {canChange ? (
          <>
            <Button variant="solid" startIcon={PlusIcon} aria-haspopup="dialog" onClick={onAdd}>
              {t('channels.add')}
            </Button>
            <Button startIcon={UploadIcon} aria-haspopup="dialog" onClick={onImport}>
              {t('channels.import')}
            </Button>
          </>
        ) : null}
        {(['yaml', 'csv'] as const).map((form) => (
          <Button
            key={form}
            startIcon={DownloadIcon}
            busy={exporting.isPending && exporting.variables === form}
            onClick={() => save(form)}
          >
            {t(`channels.exports.${form}`)}
          </Button>
        ))}
        <Button aria-expanded={areOrgsShown} onClick={onOrgs}>
          {t('channels.orgs')}
        </Button>
      </div>
      {exporting.isError ? (
        <AdminFailure title={t('channels.exportFailed')} error={exporting.error} />
      ) : null}
    </>
  );
}

type Task = ChannelTask | { readonly kind: 'import' } | ChannelRemoval;
interface ChannelRemoval {
  readonly kind: 'remove';
  readonly channel: ListedChannel;
}

interface TaskDialogProps {
  readonly task: Task;
  readonly orgs: ChannelListState['orgs'];
  readonly onClose: () => void;
  readonly onDone: (task: Task) => void;
}

function TaskDialog({ task, orgs, onClose, onDone }: TaskDialogProps) {
  const t = useTranslate('admin');
  const done = () => onDone(task);
  if (task.kind === 'import') return <ImportDialog onClose={onClose} onDone={done} />;
  if (task.kind !== 'remove')
    return <ChannelDialog task={task} orgs={orgs} onClose={onClose} onDone={done} />;
  const { id, version, name } = task.channel;
  return (
    <RemoveDialog
      name={name}
      text={t('channels.removeText')}
      change={{ call: 'removeChannel', id, version }}
      onClose={onClose}
      onDone={done}
    />
  );
}

const DONE = {
  add: 'saved',
  edit: 'saved',
  accept: 'saved',
  import: 'imported',
  remove: 'removed',
} as const;

export default function ListedChannels({ place }: ListedChannelsProps) {
  const t = useTranslate('admin');
  const notify = useNotify();
  const heading = useRef<HTMLHeadingElement>(null);
  const [task, setTask] = useState<Task>();
  const [areOrgsShown, setOrgsShown] = useState(false);
  const list = useChannelList();
  const pages = useListedChannels(place);
  const toggling = useChangeList();
  const orgs = list.data?.orgs ?? [];
  const canChange = list.data?.kept_in === 'database';
  const toggle = (channel: ListedChannel) => {
    const { id, version, inactive } = channel;
    const values = { ...valuesOf(channel), inactive: !inactive };
    toggling.mutate({
      call: 'saveChannel',
      body: { before: { id, version }, channel: inputOf(values) },
    });
  };
  const isToggled = ({ id }: ListedChannel) =>
    toggling.isPending &&
    toggling.variables.call === 'saveChannel' &&
    toggling.variables.body.before?.id === id;
  const isAll = place.words === '' && place.org === '';
  return (
    <section className={css.stack} aria-labelledby="channels">
      <h2 id="channels" ref={heading} tabIndex={-1} className={css.heading}>
        {t('channels.heading')}
      </h2>
      {list.isError ? (
        <RetryNotice
          error={list.error}
          onRetry={() => void list.refetch()}
          isBusy={list.isFetching}
        >
          {t('channels.failed')}
        </RetryNotice>
      ) : null}
      {list.data ? <ListNotes list={list.data} /> : null}
      {list.data ? (
        <Tools
          canChange={canChange}
          areOrgsShown={areOrgsShown}
          onAdd={() => setTask({ kind: 'add' })}
          onImport={() => setTask({ kind: 'import' })}
          onOrgs={() => setOrgsShown(!areOrgsShown)}
        />
      ) : null}
      {areOrgsShown ? <OrgList orgs={orgs} canChange={canChange} /> : null}
      <Filters place={place} orgs={orgs} />
      {toggling.isError ? (
        isChangedByOther(toggling.error) ? (
          <Notice tone="warning" role="alert" title={t('channels.changed')} />
        ) : (
          <AdminFailure title={t('channels.saveFailed')} error={toggling.error} />
        )
      ) : null}
      <AdminList
        pages={pages}
        loading={t('channels.loading')}
        failed={t('channels.failed')}
        empty={{ icon: PeopleIcon, title: t(isAll ? 'channels.empty' : 'channels.none') }}
      >
        {(channel) => (
          <ChannelRow
            channel={channel}
            canChange={canChange}
            isBusy={isToggled(channel)}
            onEdit={() => setTask({ kind: 'edit', channel })}
            onToggle={() => toggle(channel)}
            onRemove={() => setTask({ kind: 'remove', channel })}
          />
        )}
      </AdminList>
      {task ? (
        <TaskDialog
          task={task}
          orgs={orgs}
          onClose={() => setTask(undefined)}
          onDone={({ kind }) => {
            setTask(undefined);
            notify({ key: 'admin', tone: 'success', title: t(`channels.${DONE[kind]}`) });
            // The row may be gone, so the focus moves to what stays.
            if (kind === 'remove') heading.current?.focus();
          }}
        />
      ) : null}
    </section>
  );
}
