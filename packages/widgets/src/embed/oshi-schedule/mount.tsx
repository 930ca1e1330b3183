import type { ScheduleOptions } from './options';
import { EmbedSchedule } from './EmbedSchedule';
import type { Mounted, MountOptions } from '../lazy-element';
import { loadListMessages } from '../load-list-messages';
import { mountInShadow } from '../mount-in-shadow';
import type { OshiScheduleEvents } from './events';

export { scriptUrl } from '../script-url';

/** Draws a schedule into the shadow root of its element. */
export const mountOshiSchedule = (
  given: MountOptions<ScheduleOptions, OshiScheduleEvents>,
): Promise<Mounted> => {
  const { onPhase, emit, complain } = given;
  return mountInShadow(given, {
    loadMessages: loadListMessages,
    render: (drawing) => <EmbedSchedule {...drawing} {...{ onPhase, emit, complain }} />,
  });
};
