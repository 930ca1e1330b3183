import type { Actions, Handlers } from '../handler';
import { getMultiviewRecord } from './get-multiview-record';
import { getOrgs } from './get-orgs';
import { getOrgsWithIcons } from './get-orgs-with-icons';
import { getRotation } from './get-rotation';
import { getStaticChannel } from './get-static-channel';
import { getStaticTopics } from './get-static-topics';
import { getStats } from './get-stats';

export const handlers = {
  getOrgs,
  getOrgsWithIcons,
  getRotation,
  getStaticChannel,
  getStaticTopics,
  getStats,
} satisfies Handlers;
export const actions = { getMultiviewRecord } satisfies Actions;
