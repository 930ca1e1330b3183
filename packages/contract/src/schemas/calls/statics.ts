import * as z from 'zod';
import { routes } from '../../routes';
import { done } from '../body';
import type { Call } from '../call';
import { mention } from '../channel';
import { multiviewParams, topic } from '../editing';
import { org, orgWithIcon, stats } from '../org';
import { channelParams } from '../query';
import { siteText, siteTextParams, siteTextQuery } from '../site-text';

const common = { tag: 'statics', auth: 'none', limit: 'read' } as const;

export const staticCalls = {
  getOrgs: {
    ...routes.getOrgs,
    ...common,
    summary: 'All organizations',
    response: z.array(org),
  },
  getOrgsWithIcons: {
    ...routes.getOrgsWithIcons,
    ...common,
    summary: 'All organizations, with pictures',
    response: z.array(orgWithIcon),
  },
  getStats: { ...routes.getStats, ...common, summary: 'Statistics of the site', response: stats },
  getStaticTopics: {
    ...routes.getStaticTopics,
    ...common,
    summary: 'All topics; the same as `/topics`',
    response: z.array(topic),
  },
  getStaticChannel: {
    ...routes.getStaticChannel,
    ...common,
    summary: 'A channel without its details',
    params: channelParams,
    response: mention,
  },
  getRotation: {
    ...routes.getRotation,
    ...common,
    summary: 'Always empty; kept for older clients',
    response: z.array(z.unknown()).max(0),
  },
  getMultiviewRecord: {
    ...routes.getMultiviewRecord,
    ...common,
    summary: 'Records that a multiview layout was shared',
    params: multiviewParams,
    response: done,
  },
  getSiteText: {
    ...routes.getSiteText,
    ...common,
    summary: 'Terms, privacy or imprint, as the operator wrote them; 404 if there is none',
    params: siteTextParams,
    query: siteTextQuery,
    response: siteText,
  },
} as const satisfies Record<string, Call>;
