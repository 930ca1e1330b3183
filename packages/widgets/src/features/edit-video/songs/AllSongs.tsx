/** A window with all songs of a comment, to be checked, corrected, and added together. */
import type { Song } from '@oshimado/contract';
import type { CommentedSong } from '@oshimado/domain';
import { useAfterPress } from '@oshimado/ui/after-press';
import { Checkbox } from '@oshimado/ui/checkbox';
import { FormDialog } from '@oshimado/ui/dialog';
import { Notice } from '@oshimado/ui/notice';
import { TextField } from '@oshimado/ui/text-field';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useClient } from '../../../base/context';
import { useLimitSentence } from '../../../base/errors';
import { videoSongsQuery } from '../../../base/queries';
import { useDialogLabels, useTranslate } from '../../../base/sentences';
import { useEditToasts, useRefreshVideo } from '../../../parts/video-edits';
import { useSentMutation } from '../../../base/toasts';
import { offeredSongs, type OfferedSong } from './all-songs';
import * as css from './SongEditor.css';
import {
  formProblems,
  reduceSongForm,
  songBodyOf,
  type EditedVideo,
  type SongFormEvent,
} from './song-form';

export interface AllSongsProps {
  readonly video: EditedVideo;
  readonly songs: readonly CommentedSong[];
  /** Songs that the video has. */
  readonly listed: readonly Song[];
  readonly onClose: () => void;
}

interface RowProps {
  readonly row: OfferedSong;
  readonly video: EditedVideo;
  readonly onChoose: (isChosen: boolean) => void;
  readonly onEvent: (event: SongFormEvent) => void;
}

const FIELDS = ['start', 'end', 'name', 'artist'] as const;

function Row({ row: { id, form, isChosen, isListed }, video, onChoose, onEvent }: RowProps) {
  const t = useTranslate('editVideo');
  const afterPress = useAfterPress();
  const labels = {
    start: t('times.start'),
    end: t('times.end'),
    name: t('form.name'),
    artist: t('form.artist'),
  };
  const values = {
    start: form.startText,
    end: form.endText,
    name: form.name,
    artist: form.artist,
  };
  const isWrong = isChosen && formProblems(form, video).length > 0;
  const listed = isListed ? t('all.isListed') : undefined;
  return (
    <li className={css.offered} data-wrong={isWrong || undefined}>
      <Checkbox
        label={t('all.choose', { song: form.name })}
        description={isWrong ? t('all.isWrong') : listed}
        checked={isChosen}
        onCheckedChange={onChoose}
      />
      <div className={css.offeredFields}>
        {FIELDS.map((field) => (
          <TextField
            key={field}
            label={t('all.fieldOf', { field: labels[field], number: id + 1 })}
            hideLabel
            placeholder={labels[field]}
            autoComplete="off"
            value={values[field]}
            onValueChange={(text) => onEvent({ type: `${field}.type`, text })}
            onBlur={() => {
              if (field === 'start' || field === 'end')
                afterPress(() => onEvent({ type: `${field}.settle` }));
            }}
          />
        ))}
      </div>
    </li>
  );
}

/**
 * Adds songs one after the other, until the window is closed; those that were added leave it, also when a later one fails.
 * A toast says how many were added, and what failed once the window is closed.
 */
function useAddAll(video: EditedVideo, onAdded: (id: number) => void) {
  const t = useTranslate('editVideo');
  const { sayDone, sayFailed } = useEditToasts();
  const client = useClient();
  const queries = useQueryClient();
  const refresh = useRefreshVideo(video.id);
  const { queryKey } = videoSongsQuery(client, { id: video.id, channelId: video.channel.id });
  const added = useRef(0);
  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    return () => void (isOpen.current = false);
  }, []);
  const sayAdded = () => {
    if (added.current > 0) sayDone(t('all.done', { whole: added.current }));
  };
  return useSentMutation({
    mutationFn: async (rows: readonly OfferedSong[]) => {
      added.current = 0;
      try {
        for (const { id, form } of rows) {
          if (!isOpen.current) return;
          await client.putSong({ body: songBodyOf(form, video.id) });
          added.current += 1;
          onAdded(id);
        }
      } finally {
        refresh();
        await queries.invalidateQueries({ queryKey });
      }
    },
    onSuccess: sayAdded,
    onError: (error) => {
      if (isOpen.current) return;
      sayAdded();
      sayFailed(t('failed.songSave'), error);
    },
  });
}

export function AllSongs({ video, songs, listed, onClose }: AllSongsProps) {
  const t = useTranslate('editVideo');
  const sayLimit = useLimitSentence();
  const [rows, setRows] = useState(() => offeredSongs(songs, listed, video));
  const change = (id: number, to: (row: OfferedSong) => OfferedSong) =>
    setRows((all) => all.map((row) => (row.id === id ? to(row) : row)));
  const adding = useAddAll(video, (id) => setRows((all) => all.filter((row) => row.id !== id)));
  const submit = () => {
    const settled = rows.map((row) => ({
      ...row,
      form: reduceSongForm(reduceSongForm(row.form, { type: 'start.settle' }), {
        type: 'end.settle',
      }),
    }));
    const chosen = settled.filter(({ isChosen }) => isChosen);
    setRows(settled);
    // Rows that cannot be saved say so.
    if (chosen.some(({ form }) => formProblems(form, video).length > 0)) return;
    if (chosen.length === 0) return;
    adding.mutate(chosen, { onSuccess: onClose });
  };
  return (
    <FormDialog
      onClose={onClose}
      title={t('all.title')}
      description={t('all.text')}
      {...useDialogLabels()}
      submitLabel={t('all.action')}
      busy={adding.isPending}
      onSubmit={submit}
    >
      {adding.isError ? (
        <Notice tone="danger" role="alert">
          {t('all.failed')} {sayLimit(adding.error, null)}
        </Notice>
      ) : null}
      {/* While they are sent nothing can be changed, so that what is sent is what is shown. */}
      <fieldset className={css.offeredForm} disabled={adding.isPending}>
        <ol className={css.offeredRows}>
          {rows.map((row) => (
            <Row
              key={row.id}
              row={row}
              video={video}
              onChoose={(isChosen) => change(row.id, (one) => ({ ...one, isChosen }))}
              onEvent={(event) =>
                change(row.id, (one) => ({ ...one, form: reduceSongForm(one.form, event) }))
              }
            />
          ))}
        </ol>
      </fieldset>
    </FormDialog>
  );
}
