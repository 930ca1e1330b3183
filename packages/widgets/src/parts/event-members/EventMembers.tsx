/** The other streams of a folded card: their faces, and unfolded each with its platform and viewers. */
import type { Video } from '@oshimado/contract';
import { formatCount, platformOf } from '@oshimado/domain';
import { Avatar } from '@oshimado/ui/avatar';
import { Button } from '@oshimado/ui/button';
import { ChevronDownIcon, ChevronRightIcon } from '@oshimado/ui/icon';
import { useId, useState } from 'react';
import { PageLink, useWidgets } from '../../base/context';
import { useNow } from '../../base/clock';
import { useTranslate } from '../../base/sentences';
import { connectVideoCard } from '../video-card/video-card.connect';
import { WatchTogether } from '../watch-together';
import * as css from './event-members.css';

export interface EventMembersProps {
  /** All streams of the event, the one of the card first. */
  readonly videos: readonly Video[];
}

const FACES_MAX = 4;

/** A channel on two platforms has one face. */
function facesOf(videos: readonly Video[]): readonly Video[] {
  return [...new Map(videos.map((video) => [video.channel.id, video])).values()].slice(
    0,
    FACES_MAX,
  );
}

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

/** A button with the faces of an event, which unfolds its streams in place. Renders a `<div>`. */
export default function EventMembers({ videos }: EventMembersProps) {
  const environment = useWidgets();
  const t = useTranslate('events');
  const [isOpen, setIsOpen] = useState(false);
  const now = useNow();
  const list = useId();
  return (
    <div data-part="event">
      <Button
        className={css.opener}
        variant="plain"
        size="small"
        startIcon={isOpen ? ChevronDownIcon : ChevronRightIcon}
        aria-expanded={isOpen}
        aria-controls={list}
        onClick={() => setIsOpen(!isOpen)}
      >
        <span className={css.faces}>
          {facesOf(videos).map((video) => (
            <Avatar
              key={video.id}
              {...connectVideoCard(video, { environment, now }).channel.photo}
              size={20}
            />
          ))}
        </span>
        {t('streams', { number: formatCount(videos.length, environment.language) })}
      </Button>
      <div id={list} hidden={!isOpen}>
        {isOpen ? (
          <>
            <ul className={css.members}>
              {videos.map((video) => (
                <Member key={video.id} video={video} />
              ))}
            </ul>
            <WatchTogether videos={videos} size="small" />
          </>
        ) : null}
      </div>
    </div>
  );
}
