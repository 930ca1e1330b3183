/** Songs of a video: look-up, form and list. */
import { AlertDialog } from '@oshimado/ui/alert-dialog';
import type { Song } from '@oshimado/contract';
import { useMemo, useRef, useState } from 'react';
import { useTranslate } from '../../../base/sentences';
import { SongLookup } from '../song-lookup';
import * as css from './SongEditor.css';
import type { EditedVideo } from './song-form';
import { SongForm } from './SongForm';
import { SongRows } from './SongRows';
import type { SongDraft } from './use-song-draft';
import { useSongEdits } from './use-song-edits';

export interface SongEditorProps {
  readonly video: EditedVideo;
  readonly draft: SongDraft;
}

/** It needs a `PlayerProvider` around it. Renders a `<div>` with headings of level 2. */
export function SongEditor({ video, draft }: SongEditorProps) {
  const t = useTranslate('editVideo');
  const { form, send, isUnsaved } = draft;
  const { id } = video;
  const channelId = video.channel.id;
  const listed = useMemo(() => ({ id, channelId }), [id, channelId]);
  const edits = useSongEdits(listed);
  const [words, setWords] = useState('');
  // A song that waits for the answer whether what is in the form may go.
  const [wanted, setWanted] = useState<Song>();
  const name = useRef<HTMLInputElement>(null);
  const load = (song: Song) => {
    setWanted(undefined);
    edits.forgetError();
    send({ type: 'song.load', song });
    name.current?.focus();
  };
  return (
    <div className={css.editor}>
      <SongLookup
        text={words}
        onTextChange={setWords}
        onTake={(track) => {
          send({ type: 'track.take', track });
          setWords('');
          name.current?.focus();
        }}
      />
      <SongForm video={video} draft={draft} edits={edits} nameRef={name} />
      <SongRows
        video={listed}
        loaded={form.song?.id}
        removing={edits.removing}
        onLoad={(song) => (isUnsaved ? setWanted(song) : load(song))}
        onRemove={edits.remove}
      />
      <AlertDialog
        open={wanted !== undefined}
        onClose={() => setWanted(undefined)}
        title={t('discard.title')}
        description={t('discard.text')}
        cancelLabel={t('discard.keep')}
        actionLabel={t('discard.action')}
        onAction={() => {
          if (wanted) load(wanted);
        }}
      />
    </div>
  );
}
