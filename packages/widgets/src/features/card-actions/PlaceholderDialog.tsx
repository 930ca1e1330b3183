/** Details of a stream or event that is not on YouTube, and the credits of its entry. */
import type { Video } from '@oshimado/contract';
import { thumbnailOf, watchPath, webUrl, youtubeUrl } from '@oshimado/domain';
import { ButtonLink } from '@oshimado/ui/button';
import { Dialog } from '@oshimado/ui/dialog';
import { Badge } from '@oshimado/ui/badge';
import { ExternalIcon, Icon, YouTubeMark } from '@oshimado/ui/icon';
import { Link } from '@oshimado/ui/link';
import { VisuallyHidden } from '@oshimado/ui/visually-hidden';
import { connectVideoCard } from '../../parts/video-card';
import { Time, useNow } from '../../base/clock';
import { PageLink, useWidgets } from '../../base/context';
import { type PlaylistTranslate } from '../../parts/playlist-panel';
import { useTranslate } from '../../base/sentences';
import { PlaceholderCredits } from './PlaceholderCredits';
import * as css from './PlaceholderDialog.css';
import { PlaceholderEditing } from './PlaceholderEditing';
import { PlaceholderMentions } from './PlaceholderMentions';

const LINK_TEXT = {
  'scheduled-yt-stream': 'placeholder.scheduled',
  'external-stream': 'placeholder.stream',
  event: 'placeholder.event',
} as const;

function Destination({ video, t }: { video: Video; t: PlaylistTranslate }) {
  const tWidgets = useTranslate('widgets');
  const { placeholderType = 'scheduled-yt-stream' } = video;
  const isYoutube = placeholderType === 'scheduled-yt-stream';
  const href = webUrl(video.link) ?? (isYoutube ? youtubeUrl(video.id) : undefined);
  if (!href) return null;
  return (
    <ButtonLink variant="solid" href={href} target="_blank" rel="noopener">
      <Icon icon={isYoutube ? YouTubeMark : ExternalIcon} size="small" />
      {t(LINK_TEXT[placeholderType])}
      <VisuallyHidden> ({tWidgets('newTab')})</VisuallyHidden>
    </ButtonLink>
  );
}

export interface PlaceholderDialogProps {
  readonly video: Video;
  readonly onClose: () => void;
}

export default function PlaceholderDialog({ video, onClose }: PlaceholderDialogProps) {
  const t = useTranslate('playlists');
  const tWidgets = useTranslate('widgets');
  const environment = useWidgets();
  const card = connectVideoCard(video, { environment, now: useNow() });
  return (
    <Dialog
      open
      size="large"
      title={card.title}
      closeLabel={tWidgets('close')}
      onClose={onClose}
      actions={
        <>
          <ButtonLink component={PageLink} href={watchPath(video.id)} onClick={onClose}>
            {t('placeholder.watchPage')}
          </ButtonLink>
          <Destination video={video} t={t} />
        </>
      }
    >
      <div className={css.details}>
        {video.thumbnail && !environment.hidesPictures ? (
          <img className={css.picture} src={thumbnailOf(video, 'mqdefault', environment)} alt="" />
        ) : null}
        <p className={css.line}>
          {card.placeholder ? <Badge>{card.placeholder.label}</Badge> : null}
          {card.isUncertain ? <Badge tone="warning">{tWidgets('card.likely')}</Badge> : null}
        </p>
        <p className={css.line}>
          <Link
            component={PageLink}
            href={card.channel.href}
            lang={card.channel.lang}
            translate="no"
            onClick={onClose}
          >
            {card.channel.name}
          </Link>
          <Time dateTime={card.time.iso} title={card.time.tooltip}>
            {card.time.text}
          </Time>
          {card.duration ? <Time dateTime={card.duration.iso}>{card.duration.text}</Time> : null}
        </p>
        {card.time.tooltip ? <p className={css.times}>{card.time.tooltip}</p> : null}
        <PlaceholderMentions video={video} onLeave={onClose} />
        <PlaceholderCredits video={video} />
        <PlaceholderEditing video={video} title={card.title} onClose={onClose} />
      </div>
    </Dialog>
  );
}
