import { playlistPath, relativeTime, thumbnailOf } from '@oshimado/domain';
import { Badge } from '@oshimado/ui/badge';
import { ButtonLink } from '@oshimado/ui/button';
import { Icon, PlayIcon, QueueIcon } from '@oshimado/ui/icon';
import { Picture } from '@oshimado/ui/picture';
import { VisuallyHidden } from '@oshimado/ui/visually-hidden';
import { playlistName, playlistNameLanguage } from '../../parts/playlist-panel';
import { useDeviceState } from '../../base/device';
import { useNow } from '../../base/clock';
import { PageLink, useWidgets } from '../../base/context';
import { useLanguage, useTranslate } from '../../base/sentences';
import type { PlaylistCardData } from './playlist-cards';
import * as css from './Playlists.css';

function useUpdatedText(updatedAt: string | undefined): string {
  const t = useTranslate('playlists');
  const { language } = useLanguage();
  const timeZone = useDeviceState((state) => state.timeZone) ?? undefined;
  const now = useNow();
  if (updatedAt === undefined) return t('page.never');
  const time = relativeTime(Date.parse(updatedAt), {
    now,
    language,
    timeZone,
  });
  return time.kind === 'soon' ? t('page.justNow') : t('page.updated', { time: time.text });
}

export interface PlaylistCardProps {
  readonly card: PlaylistCardData;
  /** Marks the current playlist as unsaved. */
  readonly isModified: boolean;
  readonly isOpening: boolean;
  readonly onOpen: () => void;
}

/** One playlist: name, number of videos, last change, thumbnails. A press makes it the current playlist. */
export function PlaylistCard({ card, isModified, isOpening, onOpen }: PlaylistCardProps) {
  const t = useTranslate('playlists');
  const tWidgets = useTranslate('widgets');
  const { hidesPictures, origin, pictures: from } = useWidgets();
  const updated = useUpdatedText(card.updatedAt);
  const name = playlistName(card.name, t);
  const shownName = (
    <span lang={playlistNameLanguage(card.name)} translate="no">
      {name}
    </span>
  );
  const { count, pictures } = card;
  return (
    <article className={css.card} data-active={card.isActive || undefined} aria-busy={isOpening}>
      <span className={css.icon}>
        <Icon icon={QueueIcon} />
      </span>
      <div className={css.texts}>
        <h2 className={css.name}>
          {card.isActive ? (
            shownName
          ) : (
            <button
              type="button"
              className={css.activate}
              aria-label={t('page.activate', { name })}
              disabled={isOpening}
              onClick={onOpen}
            >
              {shownName}
            </button>
          )}
        </h2>
        <p className={css.facts}>
          {card.isActive ? <Badge tone="accent">{t('page.current')}</Badge> : null}
          {card.isActive && isModified ? <Badge tone="warning">{t('panel.unsaved')}</Badge> : null}
          <span>{tWidgets('channel.videos', { count })}</span>
          <span suppressHydrationWarning>{updated}</span>
        </p>
      </div>
      <span className={css.pictures}>
        {pictures.map((video) => (
          <Picture
            key={video.id}
            className={css.picture}
            src={hidesPictures ? null : thumbnailOf(video, 'mqdefault', { origin, pictures: from })}
            fallback={PlayIcon}
          />
        ))}
      </span>
      {card.id === null ? null : (
        <ButtonLink
          className={css.open}
          size="small"
          component={PageLink}
          href={playlistPath(card.id)}
        >
          {t('page.open')}
          <VisuallyHidden> {shownName}</VisuallyHidden>
        </ButtonLink>
      )}
    </article>
  );
}
