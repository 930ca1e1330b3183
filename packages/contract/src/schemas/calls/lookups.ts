import * as z from 'zod';
import { routes } from '../../routes';
import type { Call } from '../call';
import {
  invite,
  inviteParams,
  lookedUpVideo,
  lookedUpVideoQuery,
  musicQuery,
  musicTrack,
} from '../lookup';

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
    summary: 'The Discord server of an invitation; 404 if the invitation has expired',
    params: inviteParams,
    response: invite,
  },
  getLookedUpVideo: {
    ...routes.getLookedUpVideo,
    ...common,
    summary: 'Title and channel of any YouTube video, fetched from YouTube',
    query: lookedUpVideoQuery,
    response: lookedUpVideo,
  },
  getMusic: {
    ...routes.getMusic,
    ...common,
    summary: 'Published songs by words, from the Japanese and the US store of Apple',
    query: musicQuery,
    response: z.array(musicTrack),
  },
} as const satisfies Record<string, Call>;
