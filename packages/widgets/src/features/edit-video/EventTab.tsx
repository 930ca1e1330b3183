import type { Video, VideoFull } from '@oshimado/contract';
import { fullTime, may, platformOf } from '@oshimado/domain';
import { Avatar } from '@oshimado/ui/avatar';
import { Button } from '@oshimado/ui/button';
import { Spinner } from '@oshimado/ui/spinner';
import { useId } from 'react';
import { useNow } from '../../base/clock';
import { PageLink, useWidgets } from '../../base/context';
import { RetryNotice } from '../../base/errors';
import { useTranslate } from '../../base/sentences';
import { useViewer } from '../../base/viewer';
import { connectVideoCard } from '../../parts/video-card';
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
  const { title } = video;
  return (
    <li className={css.mention}>
      <Avatar {...channel.photo} size={40} />
      <div>
        <PageLink className={css.mentionName} href={href} translate="no">
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
  readonly edits: ReturnType<typeof useEventEdits>;
}

function Streams({ heading, videos, isMember, edits }: StreamsProps) {
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
            isBusy={edits.saying === video.id}
            onSay={maySay ? () => edits.say({ other: video, same: !isMember }) : undefined}
          />
        ))}
      </ul>
    </section>
  );
}

/** Which other streams are views of the same event: a rule finds them, and editors stand above it. */
export function EventTab({ video }: { readonly video: VideoFull }) {
  const t = useTranslate('editVideo');
  const edits = useEventEdits(video);
  const { status, isOpen, members, candidates } = edits;
  return (
    <>
      <p className={css.rule}>{t('event.rule')}</p>
      {status === 'loading' ? <Spinner label={t('event.loading')} /> : null}
      {status === 'failed' ? (
        <RetryNotice error={edits.error} onRetry={edits.retry} isBusy={edits.isFetching}>
          {t('event.failed')}
        </RetryNotice>
      ) : null}
      {status === 'ready' && !isOpen ? <p className={css.note}>{t('event.over')}</p> : null}
      {isOpen ? (
        <>
          <Streams heading={t('event.same')} videos={members} isMember edits={edits} />
          <Streams heading={t('event.others')} videos={candidates} isMember={false} edits={edits} />
        </>
      ) : null}
    </>
  );
}
