/** The attributes of `<oshi-schedule>`. */
import { numberFrom, text, type Attributes, type OptionsOf } from '../attributes';
import { channelIds } from '../list-attributes';

export const scheduleAttributes = {
  /** Organization whose streams are shown. Default: all. */
  org: text,
  /** Channel ids, joined by commas; they count before `org`. Default: none. */
  channels: channelIds(100),
  /** How many days, with today, 1 to 7. Default 3. */
  days: numberFrom(1, 7, 3),
} as const satisfies Attributes;

export type ScheduleOptions = OptionsOf<typeof scheduleAttributes>;
