/** The streams of an event, each with its platform and viewers, and the way to watch them together. */
import type { Video } from '@oshimado/contract';
import { platformOf } from '@oshimado/domain';
import { Avatar } from '@oshimado/ui/avatar';
import { PageLink, useWidgets } from '../../base/context';
import { useNow } from '../../base/clock';
import { useTranslate } from '../../base/sentences';
import { connectVideoCard } from '../video-card/video-card.connect';
import { WatchTogether } from '../watch-together';
import * as css from './event-members.css';

function Member({ video }: { video: Video }) {
  const environment = useWidgets();
  const t = useTranslate('events');
  const { href, isExternal, channel, count } = connectVideoCard(video, {
    environment,
    now: useNow(),
  });
  const { onSelect, target } = environment;
  const isElsewhere = isExternal || target === '_blank';
  return (
    <li className={css.member} data-part="member">
      <Avatar {...channel.photo} size={20} />
      <PageLink
        className={css.link}
        href={href}
        target={isElsewhere ? '_blank' : undefined}
        rel={isElsewhere ? 'noopener' : undefined}
        onClick={onSelect && ((event) => onSelect(video, event))}
      >
        <bdi lang={channel.lang} translate="no">
          {channel.name}
        </bdi>{' '}
        <span className={css.note}>{t(`platform.${platformOf(video)}`)}</span>
      </PageLink>
      {count ? <span className={css.note}>{count.text}</span> : null}
    </li>
  );
}

export interface EventStreamsProps {
  /** All streams of the event, the one of the card first. */
  readonly videos: readonly Video[];
}

export default function EventStreams({ videos }: EventStreamsProps) {
  return (
    <>
      <ul className={css.members}>
        {videos.map((video) => (
          <Member key={video.id} video={video} />
        ))}
      </ul>
      <WatchTogether videos={videos} size="small" />
    </>
  );
}
