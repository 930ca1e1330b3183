/** A row of a schedule: a stream, or the streams of an event, which unfold in place. */
import type { Video } from '@oshimado/contract';
import type { FoldedVideos } from '@oshimado/domain';
import { useTranslate } from '../../base/sentences';
import { EventMembers } from '../../parts/event-members';
import { ScheduleStream, type ScheduleStreamProps } from '../../parts/schedule-stream';
import { useIsReminded } from './reminded';
import { ReminderMark } from './ReminderMark';

export interface ScheduleRowProps
  extends Pick<FoldedVideos, 'members'>, Pick<ScheduleStreamProps, 'now' | 'zone'> {
  readonly video: Video;
  /** It began before the day that it is listed on. Default false. */
  readonly isContinued?: boolean;
}

/** Renders an `<li>`. */
export function ScheduleRow({ video, members, isContinued, ...clock }: ScheduleRowProps) {
  const t = useTranslate('schedule');
  const streams = members.get(video.id);
  const isReminded = useIsReminded(video, members);
  return (
    <ScheduleStream
      {...clock}
      video={video}
      marks={
        <>
          {isContinued ? <span>{t('continued')}</span> : null}
          {isReminded ? <ReminderMark /> : null}
        </>
      }
      below={streams ? <EventMembers videos={streams} /> : null}
    />
  );
}
