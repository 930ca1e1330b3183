/** A row of a schedule: a stream, or the streams of an event, which unfold in place. */
import type { Video } from '@oshimado/contract';
import type { FoldedVideos } from '@oshimado/domain';
import { EventMembers } from '../../parts/event-members';
import { ScheduleStream, type ScheduleStreamProps } from '../../parts/schedule-stream';
import { useIsReminded } from './reminded';
import { ReminderMark } from './ReminderMark';

export interface ScheduleRowProps
  extends Pick<FoldedVideos, 'members'>, Pick<ScheduleStreamProps, 'now' | 'zone'> {
  readonly video: Video;
}

/** Renders an `<li>`. */
export function ScheduleRow({ video, members, ...clock }: ScheduleRowProps) {
  const streams = members.get(video.id);
  const isReminded = useIsReminded(video, members);
  return (
    <ScheduleStream
      {...clock}
      video={video}
      marks={isReminded ? <ReminderMark /> : null}
      below={streams ? <EventMembers videos={streams} /> : null}
    />
  );
}
