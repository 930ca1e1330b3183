/** The songs of a video by their start: each can be played, loaded into the form, and removed by who may. */
import type { Song } from '@oshimado/contract';
import { formatDuration, may, webUrl } from '@oshimado/domain';
import { Button, IconButton } from '@oshimado/ui/button';
import { DeleteIcon, NoteIcon } from '@oshimado/ui/icon';
import { Picture } from '@oshimado/ui/picture';
import { Spinner } from '@oshimado/ui/spinner';
import { useQuery } from '@tanstack/react-query';
import { memo, useCallback, useId, useMemo } from 'react';
import { useClient, useWidgets } from '../../../base/context';
import { RetryNotice } from '../../../base/errors';
import { useFocusAfterPress } from '../../../base/page';
import { usePlayer } from '../../../parts/player';
import { videoSongsQuery } from '../../../base/queries';
import { useTranslate } from '../../../base/sentences';
import { textLanguage } from '../../../parts/video-card/text-language';
import { useViewer } from '../../../base/viewer';
import * as css from './SongEditor.css';

export interface SongRowsProps {
  readonly video: { readonly id: string; readonly channelId: string };
  /** Id of the song in the form. */
  readonly loaded: string | undefined;
  /** Id of the song that is being removed. */
  readonly removing: string | undefined;
  readonly onLoad: (song: Song) => void;
  readonly onRemove: (song: Song) => void;
}

interface SongRowProps extends Omit<SongRowsProps, 'video' | 'loaded' | 'removing'> {
  readonly song: Song;
  readonly isLoaded: boolean;
  readonly isRemoving: boolean;
  readonly canRemove: boolean;
}

const SongRow = memo(function SongRow(props: SongRowProps) {
  const { song, isLoaded, isRemoving, canRemove, onLoad, onRemove } = props;
  const t = useTranslate('editVideo');
  const { language, hidesPictures } = useWidgets();
  const { jump } = usePlayer();
  const { name, original_artist: artist, start, end, art } = song;
  const picture = hidesPictures ? null : (webUrl(art ?? undefined) ?? null);
  return (
    <li className={css.row} data-state={isLoaded ? 'loaded' : undefined}>
      <Button
        variant="plain"
        className={css.play}
        aria-label={t('songs.play', { song: name, time: formatDuration(start) })}
        onClick={() => jump(start)}
      >
        <Picture className={css.cover} src={picture} fallback={NoteIcon} />
      </Button>
      <Button
        variant="plain"
        className={css.load}
        aria-current={isLoaded || undefined}
        onClick={() => onLoad(song)}
      >
        <span className={css.name} lang={textLanguage(name, language)} translate="no">
          {name}
        </span>
        <span className={css.more}>
          <span className={css.range}>
            {`${formatDuration(start)} – ${formatDuration(end)} (${formatDuration(end - start)})`}
          </span>
          {artist === '' ? null : (
            <span lang={textLanguage(artist, language)} translate="no">{` · ${artist}`}</span>
          )}
        </span>
      </Button>
      {canRemove ? (
        <IconButton
          icon={DeleteIcon}
          label={t('songs.remove', { song: name })}
          disabled={isRemoving}
          onClick={() => onRemove(song)}
        />
      ) : null}
    </li>
  );
});

export function SongRows({ video, loaded, removing, onLoad, onRemove }: SongRowsProps) {
  const t = useTranslate('editVideo');
  const heading = useId();
  const { user } = useViewer();
  const query = useQuery(videoSongsQuery(useClient(), video));
  const { data, error, isPending, isError, isFetching, refetch } = query;
  const songs = useMemo(
    () => [...(data ?? [])].sort((one, other) => one.start - other.start || one.end - other.end),
    [data],
  );
  const { ref, note } = useFocusAfterPress<HTMLElement>(songs.length);
  const remove = useCallback(
    (song: Song) => {
      // Its row goes, and the button with it.
      note('h2');
      onRemove(song);
    },
    [note, onRemove],
  );
  const canRemove = (song: Song) =>
    may('song.delete', user ?? undefined, { ownerId: song.creator_id });
  return (
    <section ref={ref} className={css.songs} aria-labelledby={heading}>
      <h2 id={heading} className={css.heading} tabIndex={-1}>
        {t('songs.title', { whole: songs.length })}
      </h2>
      {isPending ? <Spinner label={t('songs.loading')} /> : null}
      {isError ? (
        <RetryNotice error={error} onRetry={() => void refetch()} isBusy={isFetching}>
          {t('songs.failed')}
        </RetryNotice>
      ) : null}
      {data && songs.length === 0 ? <p className={css.note}>{t('songs.none')}</p> : null}
      {songs.length > 0 ? (
        <ol className={css.rows}>
          {songs.map((song) => (
            <SongRow
              key={song.id}
              song={song}
              isLoaded={song.id === loaded}
              isRemoving={song.id === removing}
              canRemove={canRemove(song)}
              onLoad={onLoad}
              onRemove={remove}
            />
          ))}
        </ol>
      ) : null}
      {user && !songs.every(canRemove) ? <p className={css.note}>{t('songs.whose')}</p> : null}
    </section>
  );
}
