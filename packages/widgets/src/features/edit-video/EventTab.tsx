import type { Video, VideoFull } from '@oshimado/contract';
import { fullTime, may, plainTitle, platformOf } from '@oshimado/domain';
import { Avatar } from '@oshimado/ui/avatar';
import { Button } from '@oshimado/ui/button';
import { Spinner } from '@oshimado/ui/spinner';
import { useId } from 'react';
import { useNow } from '../../base/clock';
import { PageLink, useWidgets } from '../../base/context';
import { RetryNotice } from '../../base/errors';
import { useFocusAfterPress } from '../../base/page';
import { useTranslate } from '../../base/sentences';
import { useViewer } from '../../base/viewer';
import { connectVideoCard, textLanguage } from '../../parts/video-card';
import * as css from './EditVideo.css';
import { useEventEdits } from './use-event-edits';

interface StreamProps {
  readonly video: Video;
  /** Whether it is a view of the event now. */
  readonly isMember: boolean;
  readonly isBusy: boolean;
  /** Undefined for viewers who may not. */
  readonly onSay: (() => void) | undefined;
}

function Stream({ video, isMember, isBusy, onSay }: StreamProps) {
  const environment = useWidgets();
  const t = useTranslate('editVideo');
  const tEvents = useTranslate('events');
  const { language, timeZone = 'UTC' } = environment;
  const { href, channel } = connectVideoCard(video, { environment, now: useNow() });
  const title = plainTitle(video.title);
  return (
    <li className={css.mention} data-video={video.id}>
      <Avatar {...channel.photo} size={40} />
      <div>
        <PageLink
          className={css.mentionName}
          href={href}
          lang={textLanguage(title, language)}
          translate="no"
        >
          {title}
        </PageLink>
        <p className={css.note}>
          <bdi lang={channel.lang} translate="no">
            {channel.name}
          </bdi>
          {` · ${tEvents(`platform.${platformOf(video)}`)} · `}
          {fullTime(Date.parse(video.available_at), language, timeZone)}
        </p>
      </div>
      {onSay ? (
        <Button
          size="small"
          busy={isBusy}
          aria-label={t(isMember ? 'event.partWhat' : 'event.joinWhat', { title })}
          onClick={onSay}
        >
          {t(isMember ? 'event.part' : 'event.join')}
        </Button>
      ) : null}
    </li>
  );
}

interface StreamsProps extends Pick<StreamProps, 'isMember'> {
  readonly heading: string;
  readonly videos: readonly Video[];
  /** Id of the stream that an editor's word is being saved for. */
  readonly saying: string | undefined;
  readonly onSay: (video: Video) => void;
}

function Streams({ heading, videos, isMember, saying, onSay }: StreamsProps) {
  const t = useTranslate('editVideo');
  const { user } = useViewer();
  const maySay = may('event.set', user ?? undefined);
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={css.title}>
        {heading}
      </h2>
      {videos.length === 0 ? <p className={css.note}>{t('event.none')}</p> : null}
      <ul className={css.mentions}>
        {videos.map((video) => (
          <Stream
            key={video.id}
            video={video}
            isMember={isMember}
            isBusy={saying === video.id}
            onSay={maySay ? () => onSay(video) : undefined}
          />
        ))}
      </ul>
    </section>
  );
}

/** Which other streams are views of the same event: a rule finds them, and editors stand above it. */
export function EventTab({ video }: { readonly video: VideoFull }) {
  const t = useTranslate('editVideo');
  const tWidgets = useTranslate('widgets');
  const edits = useEventEdits(video);
  const { status, isOpen, members, candidates } = edits;
  const { ref, note } = useFocusAfterPress<HTMLDivElement>(members.map(({ id }) => id).join(' '));
  const say = (other: Video, same: boolean) => {
    note(`[data-video="${other.id}"] button`);
    edits.say({ other, same });
  };
  const { saying } = edits;
  return (
    <>
      <p className={css.rule}>{t('event.rule')}</p>
      {status === 'loading' ? <Spinner label={tWidgets('feed.loading')} /> : null}
      {status === 'failed' ? (
        <RetryNotice error={edits.error} onRetry={edits.retry} isBusy={edits.isFetching}>
          {t('event.failed')}
        </RetryNotice>
      ) : null}
      {status === 'ready' && !isOpen ? <p className={css.note}>{t('event.over')}</p> : null}
      {isOpen ? (
        <div ref={ref}>
          <Streams
            heading={t('event.same')}
            videos={members}
            isMember
            saying={saying}
            onSay={(other) => say(other, false)}
          />
          <Streams
            heading={t('event.others')}
            videos={candidates}
            isMember={false}
            saying={saying}
            onSay={(other) => say(other, true)}
          />
        </div>
      ) : null}
    </>
  );
}
