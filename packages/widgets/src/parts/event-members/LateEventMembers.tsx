import { latePart } from '../../base/late-part';
import { useHydrated } from '../../base/page';
import type { EventStreamsProps } from './EventStreams';
import * as css from './event-members.css';

const Late = latePart(() => import('./EventMembers'));

/** The streams of an event below its card; code and sentences are loaded after the page, at a place that is there before. */
export function EventMembers({ videos }: EventStreamsProps) {
  return (
    <div className={css.place}>
      <div className={css.room}>{useHydrated() ? <Late videos={videos} /> : null}</div>
    </div>
  );
}
