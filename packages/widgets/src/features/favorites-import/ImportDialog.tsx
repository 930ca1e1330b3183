/** Makes channels favorites that are followed elsewhere: a file, what would be added, and one press that adds it. */
import type { ChannelLookupClient } from '@oshimado/contract';
import { FOLLOWED_BYTES_MAX, FOLLOWED_CHANNELS_MAX, type FollowedFile } from '@oshimado/domain';
import { wholeNumber } from '@oshimado/locales';
import { favoriteIds } from '@oshimado/machines/favorites';
import { FormDialog } from '@oshimado/ui/dialog';
import { DropZone } from '@oshimado/ui/drop-zone';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { RetryNotice } from '../../base/errors';
import { useFavoriteGroups } from '../../base/groups';
import { useLanguage, useDialogLabels, useTranslate } from '../../base/sentences';
import { useActorValue } from '../../base/viewer';
import { useUnsavedWork } from '../../parts/app-update/use-unsaved-work';
import * as css from './favorites-import.css';
import { hasChanges, importPlan } from './import-plan';
import { ImportPreview } from './ImportPreview';
import { lookupQuery } from './lookup-query';
import { useFollowedFile, type ChosenFile } from './use-followed-file';
import { useImport } from './use-import';

/** Endings that a browser offers; what a file is, its content says. */
const ENDINGS = '.db,.json,.csv,.tsv,.opml,.xml,.txt';
const MEGABYTE = 1_024 * 1_024;
const none: Pick<FollowedFile, 'channels'> = { channels: [] };
const noNames: ReadonlySet<string> = new Set();

function useProblemText() {
  const t = useTranslate('favoritesImport');
  const { language } = useLanguage();
  return (chosen: ChosenFile, hasMany: boolean): string | undefined => {
    if (hasMany) return t('oneFile');
    if (chosen.status !== 'refused') return undefined;
    const { code, line } = chosen.problem;
    if (code === 'cut' || code === 'json') return t(`problem.${code}`, { line: line ?? 1 });
    const max = code === 'tooMany' ? FOLLOWED_CHANNELS_MAX : FOLLOWED_BYTES_MAX / MEGABYTE;
    return t(`problem.${code}`, { max: wholeNumber(max, language) });
  };
}

/** What is known of the channels of a file; undefined until the server has answered. */
function usePlan(file: FollowedFile | undefined, client: ChannelLookupClient, id: string) {
  const [unwanted, setUnwanted] = useState(noNames);
  const { groups } = useFavoriteGroups();
  // Joined, because only equal texts are the same value.
  const ids = useActorValue('favorites', (state) => favoriteIds(state).join(' '), '');
  const lookup = useQuery({
    ...lookupQuery(client, file ?? none, id),
    enabled: file !== undefined,
    gcTime: 0,
  });
  const found = lookup.data;
  const plan = useMemo(() => {
    if (!file || !found) return undefined;
    const favorites = new Set(ids === '' ? [] : ids.split(' '));
    return importPlan({ file, found, favoriteIds: favorites, groups, unwanted });
  }, [file, found, ids, groups, unwanted]);
  const want = (name: string, isWanted: boolean) =>
    setUnwanted((before) => {
      const next = new Set(before);
      if (isWanted) next.delete(name);
      else next.add(name);
      return next;
    });
  return { plan, lookup, want, wantAll: () => setUnwanted(noNames) };
}

export interface ImportDialogProps {
  readonly client: ChannelLookupClient;
  readonly onClose: () => void;
}

export default function ImportDialog({ client, onClose }: ImportDialogProps) {
  const t = useTranslate('favoritesImport');
  const problemText = useProblemText();
  const { state, choose } = useFollowedFile();
  const [hasMany, setMany] = useState(false);
  const read = state.status === 'read' ? state : undefined;
  const { plan, lookup, want, wantAll } = usePlan(read?.file, client, read?.id ?? '');
  const run = useImport();
  useUnsavedWork(read !== undefined);
  const take = (file: File | undefined) => {
    if (!file) return;
    setMany(false);
    wantAll();
    void choose(file);
  };
  const status = () => {
    if (state.status === 'reading') return t('reading', { file: state.name });
    if (!read || lookup.isError) return '';
    return plan ? t('found', { whole: read.file.channels.length, file: read.name }) : t('asking');
  };
  const submitLabel = () => {
    if (!plan || !hasChanges(plan)) return t('addNothing');
    const whole = plan.addIds.length;
    return whole > 0 ? t('add', { whole }) : t('addGroups');
  };
  return (
    <FormDialog
      onClose={onClose}
      title={t('title')}
      {...useDialogLabels()}
      submitLabel={submitLabel()}
      submitDisabled={!plan || !hasChanges(plan)}
      onSubmit={() => {
        if (!plan) return;
        void run(plan);
        onClose();
      }}
    >
      <DropZone
        label={t('file')}
        description={t('fileHint', { max: FOLLOWED_BYTES_MAX / MEGABYTE })}
        accept={ENDINGS}
        error={problemText(state, hasMany)}
        busy={state.status === 'reading'}
        onFiles={([file]) => take(file)}
        onRefused={([refused], taken) => {
          if (taken.length > 0) setMany(true);
          else take(refused?.file);
        }}
      />
      <p role="status" className={css.status}>
        {status()}
      </p>
      {read && lookup.isError ? (
        <RetryNotice
          error={lookup.error}
          onRetry={() => void lookup.refetch()}
          isBusy={lookup.isFetching}
        >
          {t('failed')}
        </RetryNotice>
      ) : null}
      {read && plan ? <ImportPreview file={read.file} plan={plan} onWant={want} /> : null}
    </FormDialog>
  );
}
