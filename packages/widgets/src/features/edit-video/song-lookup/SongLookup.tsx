/** Looks songs up by words: in the index of songs that were sung before, and in the stores of music. */
import { isSongQuery, SONG_LOOKUP_PAUSE_MS } from '@oshimado/domain';
import { Badge } from '@oshimado/ui/badge';
import { Button } from '@oshimado/ui/button';
import { NoteIcon, SearchIcon } from '@oshimado/ui/icon';
import { isOfInputMethod } from '@oshimado/ui/input-method';
import { Picture } from '@oshimado/ui/picture';
import { Spinner } from '@oshimado/ui/spinner';
import { TextField } from '@oshimado/ui/text-field';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Time } from '../../../base/clock';
import { useClient, useWidgets } from '../../../base/context';
import { RetryNotice } from '../../../base/errors';
import { useSettled } from '../../../base/page';
import { musicQuery, songIndexQuery } from '../../../base/queries';
import { useTranslate } from '../../../base/sentences';
import { connectFoundSongs, type FoundSong, type SongTrack } from './song-lookup.connect';
import * as css from './SongLookup.css';

export interface SongLookupProps {
  /** What is looked up; the owner keeps it. */
  readonly text: string;
  readonly onTextChange: (text: string) => void;
  /** Called with the song that is chosen. */
  readonly onTake: (track: SongTrack) => void;
}

/** What both places answer to a text that has not changed for half a second. Answers to an earlier text are not shown. */
function useFoundSongs(text: string) {
  const client = useClient();
  const { language, hidesPictures } = useWidgets();
  const wanted = text.trim();
  const words = useSettled(wanted, SONG_LOOKUP_PAUSE_MS);
  const isAsked = wanted === words && isSongQuery(words);
  const indexed = useQuery({ ...songIndexQuery(client, words), enabled: isAsked });
  const stored = useQuery({ ...musicQuery(client, words), enabled: isAsked });
  const rows = useMemo(
    () => connectFoundSongs(indexed.data ?? [], stored.data ?? [], { language, hidesPictures }),
    [indexed.data, stored.data, language, hidesPictures],
  );
  const all = [indexed, stored];
  return {
    isOpen: isSongQuery(wanted),
    rows: isAsked ? rows : [],
    isBusy: !isAsked || all.some(({ isFetching }) => isFetching),
    hasFailed: isAsked && all.some(({ isError }) => isError),
    error: indexed.error ?? stored.error,
    retry: () => {
      for (const { isError, refetch } of all) if (isError) void refetch();
    },
  };
}

interface FoundRowProps {
  readonly song: FoundSong;
  readonly onTake: SongLookupProps['onTake'];
}

function FoundRow({ song, onTake }: FoundRowProps) {
  const t = useTranslate('editVideo');
  const { title, titleLang, artist, artistLang, album, month, length, art, source, track } = song;
  return (
    <li>
      <Button variant="plain" className={css.row} onClick={() => onTake(track)}>
        <Picture className={css.cover} src={art} fallback={NoteIcon} />
        <span className={css.names}>
          <span className={css.name}>
            <span lang={titleLang} translate="no">
              {title}
            </span>{' '}
            {length ? <Time dateTime={length.iso}>{length.text}</Time> : null}
          </span>
          <span className={css.more}>
            <span lang={artistLang} translate="no">
              {artist}
            </span>
            {album === null ? null : ` · ${album}`}
            {month === null ? null : ` · ${month}`}
          </span>
        </span>
        <Badge>{t(source === 'index' ? 'lookup.index' : 'lookup.store')}</Badge>
      </Button>
    </li>
  );
}

export type FoundSongsProps = Pick<SongLookupProps, 'text' | 'onTake'>;

/** The songs found for a text; nothing while it is too short. */
export function FoundSongs({ text, onTake }: FoundSongsProps) {
  const t = useTranslate('editVideo');
  const { isOpen, rows, isBusy, hasFailed, error, retry } = useFoundSongs(text);
  if (!isOpen) return null;
  return (
    <div className={css.found}>
      {rows.length > 0 ? (
        <ul className={css.list} aria-label={t('lookup.results')}>
          {rows.map((song) => (
            <FoundRow key={song.key} song={song} onTake={onTake} />
          ))}
        </ul>
      ) : null}
      {isBusy ? <Spinner label={t('lookup.busy')} /> : null}
      {hasFailed ? (
        <RetryNotice error={error} onRetry={retry} isBusy={isBusy}>
          {t('lookup.failed')}
        </RetryNotice>
      ) : null}
      {!isBusy && !hasFailed ? (
        <output className={css.note}>
          {rows.length === 0 ? t('lookup.none') : t('lookup.count', { whole: rows.length })}
        </output>
      ) : null}
    </div>
  );
}

/** A field and the songs found. Renders a `<div role="search">`. */
export function SongLookup({ text, onTextChange, onTake }: SongLookupProps) {
  const t = useTranslate('editVideo');
  return (
    <div role="search" aria-label={t('lookup.label')} className={css.lookup}>
      <TextField
        type="search"
        label={t('lookup.label')}
        description={t('lookup.hint')}
        startIcon={SearchIcon}
        clearLabel={t('lookup.clear')}
        value={text}
        onValueChange={onTextChange}
        autoComplete="off"
        maxLength={200}
        // A press of Enter must not send the form around the field.
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !isOfInputMethod(event)) event.preventDefault();
        }}
      />
      <FoundSongs text={text} onTake={onTake} />
    </div>
  );
}
