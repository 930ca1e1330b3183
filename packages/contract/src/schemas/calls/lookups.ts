import { routes } from '../../routes';
import type { Call } from '../call';
import { invite, inviteParams, lookedUpVideo, lookedUpVideoQuery } from '../lookup';

const common = {
  tag: 'lookups',
  auth: 'none',
  limit: 'lookup',
  asksOtherService: true,
} as const;

export const lookupCalls = {
  getInvite: {
    ...routes.getInvite,
    ...common,
    summary: 'The Discord server that an invitation leads to; 404 for one that has ended',
    params: inviteParams,
    response: invite,
  },
  getLookedUpVideo: {
    ...routes.getLookedUpVideo,
    ...common,
    summary: 'Title and channel of a video that this site may not know, from its own site',
    query: lookedUpVideoQuery,
    response: lookedUpVideo,
  },
} as const satisfies Record<string, Call>;
