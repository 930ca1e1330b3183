/** Schemas of each call. The server validates requests and serializes responses with them; OpenAPI and the client's types are derived from them. */
import type { CallName } from '../../routes';
import type { Call } from '../call';
import { accountCalls } from './account';
import { adminCalls } from './admin';
import { channelCalls } from './channels';
import { editingCalls } from './editing';
import { groupCalls } from './groups';
import { lookupCalls } from './lookups';
import { playlistCalls } from './playlists';
import { pushCalls } from './push';
import { scheduleCalls } from './schedule';
import { searchCalls } from './search';
import { songCalls } from './songs';
import { staticCalls } from './statics';
import { telemetryCalls } from './telemetry';
import { translationCalls } from './translations';
import { videoCalls } from './videos';
import { webhookCalls } from './webhooks';

/** All calls by name. Schemas of their parameters, bodies and responses are here: `calls.getLive.query`. */
export const calls = {
  ...staticCalls,
  ...channelCalls,
  ...videoCalls,
  ...searchCalls,
  ...accountCalls,
  ...playlistCalls,
  ...songCalls,
  ...editingCalls,
  ...translationCalls,
  ...lookupCalls,
  ...telemetryCalls,
  ...adminCalls,
  ...pushCalls,
  ...groupCalls,
  ...scheduleCalls,
  ...webhookCalls,
} as const satisfies Record<CallName, Call>;
