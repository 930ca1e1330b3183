/** What a schedule shows, as a calendar file. */
import type { Video } from '@oshimado/contract';
import { calendarFile, type CalendarFileEvent, type FoldedVideos } from '@oshimado/domain';
import { connectVideoCard } from '../../parts/video-card/video-card.connect';
import type { VideoCardContext } from '../../parts/video-card/video-card.types';

/** Names and titles are written as in the list. */
export interface ScheduleFileOptions extends VideoCardContext {
  /** The address of the page, for links to its streams. */
  readonly base: string;
}

/** The text of the file, with one entry for each row: that of an event has the addresses of all its streams. `name`: of the calendar. */
export function scheduleFile(
  name: string,
  { videos, members }: FoldedVideos,
  { environment, now, base }: ScheduleFileOptions,
): string {
  const addressOf = (video: Video) =>
    new URL(connectVideoCard(video, { environment, now }).href, base).href;
  const eventOf = (video: Video): CalendarFileEvent => {
    const { title, channel, isUncertain } = connectVideoCard(video, { environment, now });
    const [, ...others] = members.get(video.id) ?? [];
    return {
      id: video.id,
      summary: `${channel.name}: ${title}`,
      start: Date.parse(video.available_at),
      duration: video.duration,
      url: addressOf(video),
      others: others.map(addressOf),
      isCertain: !isUncertain,
    };
  };
  return calendarFile(name, videos.map(eventOf), now);
}
