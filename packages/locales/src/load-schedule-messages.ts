/** The sentences of the schedule alone, for the server that draws it as a picture. */
import { loadNamespace } from './one-namespace';
import type { MessageFile } from './overlay';
import type { MessageTree } from './translate';

/** The sentences of the namespace `schedule`; English for a language that is not offered. */
export const loadScheduleMessages = (language: string): Promise<MessageTree> =>
  loadNamespace(
    'schedule',
    language,
    async (known) => import(`./${known}/schedule.json`) as Promise<MessageFile>,
  );
