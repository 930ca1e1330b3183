import { Button } from '@oshimado/ui/button';
import { AddToListIcon, DeleteIcon, UploadIcon } from '@oshimado/ui/icon';
import { Select } from '@oshimado/ui/select';
import { useRef } from 'react';
import { LateQuestion } from '../../base/late-question';
import { useTranslate } from '../../base/sentences';
import { ExportMenu } from '../../parts/playlist-panel/ExportMenu';
import type { LibraryEntry } from '../../base/library/library.types';
import { LIBRARY_PAGE, LIBRARY_SORTS, type LibrarySort } from './library-list';
import * as css from './Library.css';
import { useLibraryActions } from './use-library-actions';
import type { Selection } from './use-selection';

export interface LibraryToolbarProps {
  readonly selection: Selection;
  /** The selected entries, in the order of the list. */
  readonly chosen: readonly LibraryEntry[];
  readonly sort: LibrarySort;
  readonly onSort: (sort: LibrarySort) => void;
}

function DeleteButton({ chosen }: { chosen: readonly LibraryEntry[] }) {
  const t = useTranslate('playlists');
  const tWidgets = useTranslate('widgets');
  const { remove } = useLibraryActions();
  const count = chosen.length;
  return (
    <LateQuestion
      title={t('library.askTitle', { count })}
      description={t('library.askText')}
      cancelLabel={tWidgets('cancel')}
      actionLabel={t('library.askDelete')}
      onAction={() => remove(chosen.map(({ video }) => video.id))}
      renderButton={(props) => (
        <Button startIcon={DeleteIcon} disabled={count === 0} {...props}>
          {t('library.delete', { count })}
        </Button>
      )}
    />
  );
}

/** Adds the videos of an exported file. */
export function ImportButton() {
  const t = useTranslate('playlists');
  const { importFile } = useLibraryActions();
  const field = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button startIcon={UploadIcon} onClick={() => field.current?.click()}>
        {t('library.import')}
      </Button>
      <input
        ref={field}
        type="file"
        accept=".csv,.tsv,.txt,text/csv"
        hidden
        aria-label={t('library.import')}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file) importFile(file);
          // Emptied, so that the same file can be chosen again.
          currentTarget.value = '';
        }}
      />
    </>
  );
}

/** Selection, export, deletion, import and order. */
export function LibraryToolbar({ selection, chosen, sort, onSort }: LibraryToolbarProps) {
  const t = useTranslate('playlists');
  const { addToPlaylist } = useLibraryActions();
  const count = chosen.length;
  const hasChosen = count > 0;
  return (
    <div className={css.toolbar} role="group" aria-label={t('library.title')}>
      {hasChosen ? (
        <Button onClick={selection.reset}>{t('library.reset')}</Button>
      ) : (
        <Button onClick={selection.selectAll}>{t('library.selectAll')}</Button>
      )}
      <Button onClick={selection.selectSome}>
        {t('library.selectSome', { max: LIBRARY_PAGE })}
      </Button>
      <ExportMenu
        label={t('library.export', { count })}
        videos={chosen.map(({ video }) => video)}
      />
      <Button startIcon={AddToListIcon} disabled={!hasChosen} onClick={() => addToPlaylist(chosen)}>
        {t('library.toPlaylist', { count })}
      </Button>
      <DeleteButton chosen={chosen} />
      <ImportButton />
      <span className={css.sort}>
        <Select
          label={t('library.sort')}
          hideLabel
          value={sort}
          onChange={({ currentTarget }) => {
            const next = LIBRARY_SORTS.find((one) => one === currentTarget.value);
            if (next) onSort(next);
          }}
          options={LIBRARY_SORTS.map((value) => ({ value, label: t(`library.${value}`) }))}
        />
      </span>
    </div>
  );
}
