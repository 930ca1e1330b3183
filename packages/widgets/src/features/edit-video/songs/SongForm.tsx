/** The fields of one song, and the buttons that save it. */
import { SONG_SECONDS_MIN, type Song } from '@oshimado/contract';
import {
  formatDuration,
  permissionFor,
  songLimit,
  webUrl,
  type SongProblem,
} from '@oshimado/domain';
import { AlertDialog } from '@oshimado/ui/alert-dialog';
import { Button } from '@oshimado/ui/button';
import { Link } from '@oshimado/ui/link';
import { Notice } from '@oshimado/ui/notice';
import { TextField } from '@oshimado/ui/text-field';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState, type FormEvent, type RefObject } from 'react';
import { useClient } from '../../../base/context';
import { videoSongsQuery } from '../../../base/queries';
import { useTranslate } from '../../../base/sentences';
import { useViewer } from '../../../base/viewer';
import * as css from './SongEditor.css';
import {
  equalSong,
  formProblems,
  reduceSongForm,
  songBodyOf,
  typedTimes,
  type EditedVideo,
  type SongForm as SongFormState,
} from './song-form';
import { SongSaveFailed } from './SongSaveFailed';
import { SongTimes } from './SongTimes';
import type { SongDraft } from './use-song-draft';
import type { SongEdits } from './use-song-edits';

export interface SongFormProps {
  readonly video: EditedVideo;
  readonly draft: SongDraft;
  readonly edits: SongEdits;
  readonly nameRef: RefObject<HTMLInputElement | null>;
}

/** What is wrong with a field, in words. */
function useSayProblem(video: EditedVideo) {
  const t = useTranslate('editVideo');
  return (problem: SongProblem) =>
    t(`problem.${problem}`, {
      min: String(SONG_SECONDS_MIN),
      end: formatDuration(songLimit(video) ?? 0),
    });
}

/** The published song that it was filled from. */
function Track({ draft: { form, send } }: Pick<SongFormProps, 'draft'>) {
  const t = useTranslate('editVideo');
  const tWidgets = useTranslate('widgets');
  const address = webUrl(form.amUrl ?? undefined);
  if (form.itunesid === null && form.amUrl === null) return null;
  return (
    <p className={css.track}>
      {form.itunesid === null ? null : (
        <span>{t('form.track', { id: String(form.itunesid) })}</span>
      )}
      {address === undefined ? null : (
        <Link href={address} externalLabel={tWidgets('newTab')}>
          {t('form.listen')}
        </Link>
      )}
      <Button size="small" variant="plain" onClick={() => send({ type: 'track.drop' })}>
        {t('form.dropTrack')}
      </Button>
    </p>
  );
}

/** Why this viewer cannot save it; nothing if they can. */
function Refusal({ draft: { form, send } }: Pick<SongFormProps, 'draft'>) {
  const t = useTranslate('editVideo');
  const permission = usePermission(form.song);
  if (permission === 'login') return <p className={css.note}>{t('form.login')}</p>;
  if (permission === 'yes') return null;
  return (
    <Notice
      tone="warning"
      action={
        <Button size="small" onClick={() => send({ type: 'song.detach' })}>
          {t('form.detach')}
        </Button>
      }
    >
      {t('form.notYours')}
    </Notice>
  );
}

function usePermission(song: Song | null) {
  const { user } = useViewer();
  return permissionFor(song ? 'song.change' : 'song.add', user ?? undefined, {
    ownerId: song?.creator_id,
  });
}

function Length({ draft: { form } }: Pick<SongFormProps, 'draft'>) {
  const t = useTranslate('editVideo');
  const { start, end } = typedTimes(form);
  const length = start !== null && end !== null && end > start ? end - start : null;
  return (
    <p className={css.note}>
      {length === null
        ? t('problem.short', { min: String(SONG_SECONDS_MIN) })
        : t('times.length', { length: formatDuration(length) })}
    </p>
  );
}

export function SongForm({ video, draft, edits, nameRef }: SongFormProps) {
  const t = useTranslate('editVideo');
  const { form, send, isUnsaved } = draft;
  const sayProblem = useSayProblem(video);
  const [isAttempted, setAttempted] = useState(false);
  const [asked, setAsked] = useState<{ readonly equal: Song; readonly settled: SongFormState }>();
  const client = useClient();
  const listed = { id: video.id, channelId: video.channel.id };
  const { data: songs = [] } = useQuery(videoSongsQuery(client, listed));
  const element = useRef<HTMLFormElement>(null);
  const startRef = useRef<HTMLInputElement>(null);
  const endRef = useRef<HTMLInputElement>(null);
  const problems = formProblems(form, video);
  const permission = usePermission(form.song);
  const saveError = edits.saveErrorOf(form.draft);
  const reset = () => {
    send({ type: 'form.reset' });
    setAttempted(false);
    edits.forgetError();
    // The button can't be pressed again now.
    nameRef.current?.focus();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send({ type: 'start.settle' });
    send({ type: 'end.settle' });
    const settled = reduceSongForm(reduceSongForm(form, { type: 'start.settle' }), {
      type: 'end.settle',
    });
    const [first] = formProblems(settled, video);
    setAttempted(first !== undefined);
    if (first === undefined) {
      if (permission !== 'yes') return;
      const equal = equalSong(settled, songs);
      if (equal) setAsked({ equal, settled });
      else save(settled);
      return;
    }
    if (first === 'name') element.current?.querySelector('input')?.focus();
    else (first === 'start' ? startRef : endRef).current?.focus();
  };
  const save = (settled: SongFormState) => {
    edits.save({
      body: songBodyOf(settled, video.id),
      before: settled.song,
      draft: settled.draft,
      onSaved: (song) => send({ type: 'form.saved', sent: settled, song }),
    });
  };
  return (
    <form ref={element} className={css.form} onSubmit={submit} noValidate>
      <h2 className={css.heading}>
        {form.song ? t('form.change', { song: form.song.name }) : t('form.add')}
      </h2>
      <TextField
        ref={nameRef}
        label={t('form.name')}
        value={form.name}
        maxLength={300}
        autoComplete="off"
        onValueChange={(text) => send({ type: 'name.type', text })}
        error={isAttempted && problems.includes('name') ? sayProblem('name') : undefined}
      />
      <TextField
        label={t('form.artist')}
        value={form.artist}
        maxLength={300}
        autoComplete="off"
        onValueChange={(text) => send({ type: 'artist.type', text })}
      />
      <Track draft={draft} />
      <SongTimes
        draft={draft}
        problems={problems}
        isAttempted={isAttempted}
        sayProblem={sayProblem}
        startRef={startRef}
        endRef={endRef}
      />
      <Length draft={draft} />
      <Refusal draft={draft} />
      {saveError ? (
        <SongSaveFailed
          error={saveError}
          onDetach={
            form.song
              ? () => {
                  send({ type: 'song.detach' });
                  edits.forgetError();
                }
              : undefined
          }
        />
      ) : null}
      <div className={css.buttons}>
        <Button type="submit" variant="solid" busy={edits.isSaving} disabled={permission !== 'yes'}>
          {t(form.song ? 'form.save' : 'form.submit')}
        </Button>
        <Button disabled={!isUnsaved && form.song === null} onClick={reset}>
          {t(form.song ? 'form.cancel' : 'form.reset')}
        </Button>
      </div>
      <AlertDialog
        open={asked !== undefined}
        onClose={() => setAsked(undefined)}
        title={t('again.title', { song: asked?.equal.name ?? '' })}
        description={t('again.text', { time: formatDuration(asked?.equal.start ?? 0) })}
        cancelLabel={t('discard.keep')}
        actionLabel={t('again.action')}
        onAction={() => {
          if (asked) save(asked.settled);
        }}
      />
    </form>
  );
}
