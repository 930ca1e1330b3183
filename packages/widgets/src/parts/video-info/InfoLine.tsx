import { Badge } from '@oshimado/ui/badge';
import { ClockIcon, Icon, TagIcon } from '@oshimado/ui/icon';
import { useWidgets } from '../../base/context';
import { useTranslate, withElements } from '../../base/sentences';
import { Clock, Time } from '../../base/clock';
import { ViewerCount } from './ViewerCount';
import type { VideoInfoApi } from './video-info.connect';
import * as css from './VideoInfo.css';

interface InfoPartProps {
  readonly info: VideoInfoApi;
}

/** Upcoming: how long until then; live: for how long, each second; past: when. */
function InfoTime({ info: { state, time, liveSince } }: InfoPartProps) {
  const t = useTranslate('watch');
  return (
    <Time className={css.time[state]} dateTime={time.iso} title={time.tooltip}>
      {liveSince === undefined ? (
        <>
          {time.text}
          {time.pending ? <span className={css.pending}>{time.pending}</span> : null}
        </>
      ) : (
        withElements({ time: <Clock since={liveSince} className={css.clock} /> }, (marks) =>
          t('info.streamingFor', marks),
        )
      )}
    </Time>
  );
}

/** When, how long, how many are watching, and what about. Renders a `<p>`. */
export function InfoLine({ info, videoId }: InfoPartProps & { readonly videoId: string }) {
  const { t: tWidgets, LinkComponent: Link = 'a' } = useWidgets();
  const { duration, viewers, topicLink, isUncertain } = info;
  return (
    <p className={css.line} data-part="facts">
      <InfoTime info={info} />
      {duration ? <Time dateTime={duration.iso}>{duration.text}</Time> : null}
      {viewers === undefined ? null : <ViewerCount key={videoId} viewers={viewers} />}
      {topicLink ? (
        <Link className={css.topic} href={topicLink.href}>
          <Icon icon={TagIcon} size="small" />
          {topicLink.text}
        </Link>
      ) : null}
      {isUncertain ? (
        <Badge tone="warning">
          <Icon icon={ClockIcon} size="small" /> {tWidgets('card.likely')}
        </Badge>
      ) : null}
    </p>
  );
}
