/** The songs of a video, in their order. */
import type { VideoFull } from '@oshimado/contract';
import { musicVideoUrl } from '@oshimado/domain';
import { Button, IconButton } from '@oshimado/ui/button';
import { ClockIcon, ExternalIcon, Icon, NoteIcon, PlayIcon } from '@oshimado/ui/icon';
import { Picture } from '@oshimado/ui/picture';
import type { StyleProps } from '@oshimado/ui/style-props';
import { VisuallyHidden } from '@oshimado/ui/visually-hidden';
import { memo, useMemo, useState } from 'react';
import { Time } from '../../base/clock';
import { useSiteLinks, useWidgets } from '../../base/context';
import { FoldedSection } from '../../parts/lists';
import { useMediaState, usePlayer } from '../../parts/player';
import { useTranslate } from '../../base/sentences';
import { connectSongs, playingSong, type ListedSong, type SongRowApi } from './song-list.connect';
import * as css from './SongList.css';

export interface SongListProps extends StyleProps {
  readonly video: Pick<VideoFull, 'id' | 'channel'>;
  readonly songs: readonly ListedSong[];
  /** Level of the heading. Default 2. */
  readonly headingLevel?: 2 | 3;
}

interface SongRowProps {
  readonly song: SongRowApi;
  readonly isPlaying: boolean;
  /** Start and end in place of the length. */
  readonly isExact: boolean;
}

function Names({ song }: { readonly song: SongRowApi }) {
  const { name, nameLang, artist, artistLang, channel, channelLang } = song;
  return (
    <span className={css.names}>
      <span className={css.name} lang={nameLang} translate="no">
        {name}
      </span>
      {artist || channel ? (
        <span className={css.artist}>
          <span lang={artistLang} translate="no">
            {artist}
          </span>
          {channel ? (
            <>
              {artist ? ' · ' : null}
              <span lang={channelLang} translate="no">
                {channel}
              </span>
            </>
          ) : null}
        </span>
      ) : null}
    </span>
  );
}

const SongRow = memo(function SongRow({ song, isPlaying, isExact }: SongRowProps) {
  const t = useTranslate('watch');
  const { jump } = usePlayer();
  const { start, art, startText, rangeText, length } = song;
  return (
    <li>
      <Button
        variant="plain"
        className={css.row}
        aria-current={isPlaying || undefined}
        onClick={() => jump(start)}
      >
        <span className={css.art}>
          <Picture className={css.cover} src={art} fallback={NoteIcon} />
          <span className={css.play}>
            <Icon icon={PlayIcon} />
          </span>
        </span>
        <Names song={song} />
        <span className={css.times}>
          {isPlaying ? <VisuallyHidden>{t('songs.playing')} </VisuallyHidden> : null}
          <span>{isExact ? rangeText : startText}</span>
          {length && !isExact ? <Time dateTime={length.iso}>{length.text}</Time> : null}
        </span>
      </Button>
    </li>
  );
});

/** A part of its own, since what is sung is asked each second. */
function Rows({ rows, isExact }: { rows: readonly SongRowApi[]; isExact: boolean }) {
  const playing = useMediaState(({ isReady, isAd, currentTime }) =>
    isReady && !isAd ? playingSong(rows, currentTime) : -1,
  );
  return (
    <ol className={css.list}>
      {rows.map((song, index) => (
        <SongRow key={song.key} song={song} isPlaying={index === playing} isExact={isExact} />
      ))}
    </ol>
  );
}

function MusicLink({ id }: { readonly id: string }) {
  const t = useTranslate('watch');
  const { t: tWidgets } = useWidgets();
  const { music } = useSiteLinks();
  if (music === undefined) return null;
  const label = t('songs.music');
  return (
    <a
      className={css.music}
      href={musicVideoUrl(id, music)}
      target="_blank"
      rel="noopener"
      title={label}
      aria-label={`${label} (${tWidgets('newTab')})`}
    >
      <Icon icon={NoteIcon} />
      <Icon icon={ExternalIcon} size="small" mirror />
    </a>
  );
}

/** A heading that folds the list; a press on a song plays it. Renders a `<section>`, and nothing if there are no songs. */
export function SongList({ video, songs, headingLevel = 2, className, style }: SongListProps) {
  const t = useTranslate('watch');
  const { language, nameProperty, hidesPictures } = useWidgets();
  const [isFolded, setFolded] = useState(false);
  const [isExact, setIsExact] = useState(false);
  const channelName = video.channel.name;
  const rows = useMemo(
    () => connectSongs(songs, { language, nameProperty, hidesPictures, channelName }),
    [songs, language, nameProperty, hidesPictures, channelName],
  );
  if (rows.length === 0) return null;
  return (
    <FoldedSection
      name={t('songs.title')}
      count={rows.length}
      isFolded={isFolded}
      onFold={setFolded}
      headingLevel={headingLevel}
      className={className}
      style={style}
      actions={
        <>
          <IconButton
            icon={ClockIcon}
            label={t('songs.exact')}
            pressed={isExact}
            onClick={() => setIsExact(!isExact)}
          />
          <MusicLink id={video.id} />
        </>
      }
    >
      <Rows rows={rows} isExact={isExact} />
    </FoldedSection>
  );
}
