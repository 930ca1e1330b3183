/** Songs as a comment lists them: a range sets the times of the form, a phrase is looked up. */
import type { Comment } from '@oshimado/contract';
import { commentedSongs, formatDuration, type CommentedSong } from '@oshimado/domain';
import { Button } from '@oshimado/ui/button';
import { useId, useMemo, useState } from 'react';
import { useLanguage, useTranslate } from '../sentences';
import { FoundSongs } from '../song-lookup';
import { textLanguage } from '../video-card/text-language';
import * as css from './SongEditor.css';
import type { SongDraft } from './use-song-draft';

export interface SongHelperProps {
  readonly comments: readonly Comment[];
  /** Length of the video in seconds; 0 if it is unknown. */
  readonly duration: number;
  readonly draft: SongDraft;
}

const rangeText = ({ start, end }: CommentedSong) =>
  end === null ? formatDuration(start) : `${formatDuration(start)} – ${formatDuration(end)}`;

interface HelperRowProps {
  readonly song: CommentedSong;
  /** The phrase that is looked up; undefined if none of this row is. */
  readonly phrase: string | undefined;
  readonly onPhrase: (phrase: string | undefined) => void;
  readonly draft: SongDraft;
}

function HelperRow({ song, phrase, onPhrase, draft: { form, send } }: HelperRowProps) {
  const t = useTranslate('editVideo');
  const { language } = useLanguage();
  const take = () => send({ type: 'range.take', start: song.start, end: song.end });
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
      </div>
      {phrase === undefined ? null : (
        <FoundSongs
          text={phrase}
          onTake={(track) => {
            take();
            send({ type: 'track.take', track });
            onPhrase(undefined);
          }}
        />
      )}
    </li>
  );
}

/** Renders a `<section>`; it says so if no comment lists songs. */
export function SongHelper({ comments, duration, draft }: SongHelperProps) {
  const t = useTranslate('editVideo');
  const heading = useId();
  const songs = useMemo(
    () => commentedSongs(comments, duration > 0 ? duration : undefined),
    [comments, duration],
  );
  const [open, setOpen] = useState<{ readonly row: number; readonly phrase: string }>();
  return (
    <section className={css.helper} aria-labelledby={heading}>
      <h2 id={heading} className={css.heading}>
        {t('helper.title')}
      </h2>
      <p className={css.note}>{t(songs.length === 0 ? 'helper.none' : 'helper.text')}</p>
      <ol className={css.helperRows}>
        {songs.map((song, row) => (
          <HelperRow
            // Two lines of a comment may say the same.
            key={`${row} ${song.start}`}
            song={song}
            phrase={open?.row === row ? open.phrase : undefined}
            onPhrase={(phrase) => setOpen(phrase === undefined ? undefined : { row, phrase })}
            draft={draft}
          />
        ))}
      </ol>
    </section>
  );
}
