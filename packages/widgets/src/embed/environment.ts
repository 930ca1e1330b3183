/** The environment of widgets on a stranger's page: links lead to the portal, and cards have no menu. */
import { channelPath, watchPath } from '@oshimado/domain';
import type { WidgetsOptions } from '../base/context';
import type { SharedOptions } from './attributes';

export const environmentOf = (
  { api, pictures }: Pick<SharedOptions, 'api' | 'pictures'>,
  speech: Pick<WidgetsOptions, 't' | 'language' | 'initialNow'>,
): WidgetsOptions => ({
  ...speech,
  timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
  origin: api,
  pictures,
  watchHref: ({ id }) => api + watchPath(id),
  channelHref: (id) => api + channelPath(id),
  target: '_blank',
});
