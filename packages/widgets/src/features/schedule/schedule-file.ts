/** What a schedule shows, as a calendar file. */
import type { Video } from '@oshimado/contract';
import { calendarFile, type CalendarFileEvent } from '@oshimado/domain';
import { connectVideoCard } from '../../parts/video-card/video-card.connect';
import type { VideoCardContext } from '../../parts/video-card/video-card.types';

/** Names and titles are written as in the list. */
export interface ScheduleFileOptions extends VideoCardContext {
  /** The address of the page, for links to its streams. */
  readonly base: string;
}

/** The text of the file. `name`: of the calendar. */
export function scheduleFile(
  name: string,
  videos: readonly Video[],
  { environment, now, base }: ScheduleFileOptions,
): string {
  const eventOf = (video: Video): CalendarFileEvent => {
    const { title, channel, href, isUncertain } = connectVideoCard(video, { environment, now });
    return {
      id: video.id,
      summary: `${channel.name}: ${title}`,
      start: Date.parse(video.available_at),
      duration: video.duration,
      url: new URL(href, base).href,
      isCertain: !isUncertain,
    };
  };
  return calendarFile(name, videos.map(eventOf), now);
}
