import { elementWith } from '../element-with';
import type { OshiScheduleEvents } from './events';
import { scheduleAttributes } from './options';

/** As high as the page says: streams come and go all day, and what is below does not move with them. */
const placeStyles = `
:host { block-size: 448px; contain: layout style; }
:host([data-phase=failed]) { block-size: fit-content; }
.place { block-size: 100%; }
.place.failed { align-content: start; }
.place > * { min-block-size: 0; }
.box { padding: 0; overflow: hidden; }
`;

/**
 * @summary Who streams when over the next days, in the visitor's time and in Japan's.
 * @tag oshi-schedule
 * @slot - Links for before the schedule is there and for visitors without scripts.
 * @slot header - Content above the element’s own.
 * @slot footer - Content below the element’s own.
 * @slot error - Replaces the message that loading has failed.
 * @csspart schedule - The days, which scroll. The element is 448 px high unless the page gives it another height.
 * @csspart day - A day.
 * @csspart heading - The line of its date.
 * @csspart date - The date.
 * @csspart list - The streams of a day.
 * @csspart item - The place of a stream.
 * @csspart stream - A stream.
 * @csspart time - The time in the visitor’s zone and in Japan’s.
 * @csspart title - The title of a stream.
 * @csspart facts - The line below the title.
 * @csspart channel - The name of the channel.
 * @csspart link - Each link.
 * @csspart button - The button that tries again.
 * @cssproperty --oshi-color-background - and every other token of the theme contract.
 * @fires {CustomEvent<{count: number}>} oshi-ready - The first schedule is there, with so many streams.
 * @fires {CustomEvent<{count: number}>} oshi-change - Streams came, went, began or are on another day; with how many there are now.
 * @fires {CustomEvent<{video: Video, href: string}>} oshi-select - A visitor chose a stream; cancelable.
 * @fires {CustomEvent<{code: string}>} oshi-error - The schedule could not be loaded.
 */
export class OshiScheduleElement extends elementWith<typeof scheduleAttributes, OshiScheduleEvents>(
  scheduleAttributes,
) {
  constructor() {
    super('schedule', placeStyles, { file: 'mount-oshi-schedule.js', mount: 'mountOshiSchedule' });
  }
}
