/** Songs as a comment lists them: a range sets the times of the form, a phrase is looked up. */
import type { Comment } from '@oshimado/contract';
import {
  commentedSongs,
  formatDuration,
  permissionFor,
  type CommentedSong,
} from '@oshimado/domain';
import { AlertDialog } from '@oshimado/ui/alert-dialog';
import { Button } from '@oshimado/ui/button';
import { useQuery } from '@tanstack/react-query';
import { useId, useMemo, useState } from 'react';
import { useClient } from '../../../base/context';
import { videoSongsQuery } from '../../../base/queries';
import { useLanguage, useTranslate } from '../../../base/sentences';
import { FoundSongs } from '../song-lookup';
import { textLanguage } from '../../../parts/video-card/text-language';
import { useViewer } from '../../../base/viewer';
import { AllSongs } from './AllSongs';
import * as css from './SongEditor.css';
import { losesWords, type EditedVideo } from './song-form';
import type { SongDraft } from './use-song-draft';

export interface SongHelperProps {
  readonly comments: readonly Comment[];
  readonly video: EditedVideo;
  readonly draft: SongDraft;
}

const rangeText = ({ start, end }: CommentedSong) =>
  end === null ? formatDuration(start) : `${formatDuration(start)} – ${formatDuration(end)}`;

interface HelperRowProps {
  readonly song: CommentedSong;
  /** The phrase that is looked up; undefined if none of this row is. */
  readonly phrase: string | undefined;
  readonly onPhrase: (phrase: string | undefined) => void;
  /** Does it at once, or after a question where words in the form would be lost. */
  readonly onAsk: (take: () => void) => void;
  readonly draft: SongDraft;
}

function HelperRow({ song, phrase, onPhrase, onAsk, draft: { form, send } }: HelperRowProps) {
  const t = useTranslate('editVideo');
  const { language } = useLanguage();
  const { start, end } = song;
  const take = () => onAsk(() => send({ type: 'range.take', start, end }));
  const [name = '', artist = ''] = song.phrases;
  const takeWords = () =>
    onAsk(() => send({ type: 'range.take', start, end, words: { name, artist } }));
  const isTaken = form.start === song.start && (song.end === null || form.end === song.end);
  return (
    <li className={css.helperRow}>
      <div className={css.chips}>
        <Button
          size="small"
          variant={isTaken ? 'solid' : 'soft'}
          aria-pressed={isTaken}
          aria-label={t('helper.takeTimes', { times: rangeText(song) })}
          onClick={take}
        >
          {rangeText(song)}
        </Button>
        {song.phrases.map((one) => (
          <Button
            key={one}
            size="small"
            variant="plain"
            className={css.phrase}
            aria-expanded={one === phrase}
            lang={textLanguage(one, language)}
            onClick={() => onPhrase(one === phrase ? undefined : one)}
          >
            {one}
          </Button>
        ))}
        {name === '' ? null : (
          <Button
            size="small"
            variant="plain"
            aria-label={t('helper.asWrittenOf', { song: name })}
            onClick={takeWords}
          >
            {t('helper.asWritten')}
          </Button>
        )}
      </div>
      {phrase === undefined ? null : (
        <FoundSongs
          text={phrase}
          onTake={(track) =>
            onAsk(() => {
              send({ type: 'range.take', start, end });
              send({ type: 'track.take', track });
              onPhrase(undefined);
            })
          }
        />
      )}
    </li>
  );
}

/** Renders a `<section>`; it says so if no comment lists songs. */
export function SongHelper({ comments, video, draft }: SongHelperProps) {
  const t = useTranslate('editVideo');
  const { duration } = video;
  const { user } = useViewer();
  const client = useClient();
  const [isTakingAll, setTakingAll] = useState(false);
  const { data: listed } = useQuery(
    videoSongsQuery(client, { id: video.id, channelId: video.channel.id }),
  );
  const canAdd = permissionFor('song.add', user ?? undefined) === 'yes' && listed !== undefined;
  const heading = useId();
  const songs = useMemo(
    () => commentedSongs(comments, duration > 0 ? duration : undefined),
    [comments, duration],
  );
  const [open, setOpen] = useState<{ readonly row: number; readonly phrase: string }>();
  const [wanted, setWanted] = useState<{ readonly take: () => void }>();
  const ask = (take: () => void) => {
    if (losesWords(draft.form)) setWanted({ take });
    else take();
  };
  return (
    <section className={css.helper} aria-labelledby={heading}>
      <h2 id={heading} className={css.heading}>
        {t('helper.title')}
      </h2>
      <p className={css.note}>{t(songs.length === 0 ? 'helper.none' : 'helper.text')}</p>
      {songs.length > 1 && canAdd ? (
        <div className={css.buttons}>
          <Button size="small" onClick={() => setTakingAll(true)}>
            {t('helper.all')}
          </Button>
        </div>
      ) : null}
      {isTakingAll && listed ? (
        <AllSongs video={video} songs={songs} listed={listed} onClose={() => setTakingAll(false)} />
      ) : null}
      <ol className={css.helperRows}>
        {songs.map((song, row) => (
          <HelperRow
            // Two lines of a comment may say the same.
            key={`${row} ${song.start}`}
            song={song}
            phrase={open?.row === row ? open.phrase : undefined}
            onPhrase={(phrase) => setOpen(phrase === undefined ? undefined : { row, phrase })}
            onAsk={ask}
            draft={draft}
          />
        ))}
      </ol>
      <AlertDialog
        open={wanted !== undefined}
        onClose={() => setWanted(undefined)}
        title={t('discard.title')}
        description={t('discard.text')}
        cancelLabel={t('discard.keep')}
        actionLabel={t('discard.action')}
        onAction={() => wanted?.take()}
      />
    </section>
  );
}
