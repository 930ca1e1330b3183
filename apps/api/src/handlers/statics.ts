import { notFound } from '../errors';
import { presentMention } from './channels/present-channel';
import type { Action, Actions, Handler, Handlers } from './handler';

/** GET /statics/stats.json: the figures of the site. */
const getStats: Handler<'getStats'> = async (_, reads) => ({
  statistics: await reads.statistics(),
});

/** GET /statics/topics.json: the same list as /topics. */
const getStaticTopics: Handler<'getStaticTopics'> = (_, reads) => reads.topics();

/** GET /statics/channel/{id}.json: a channel in short form. */
const getStaticChannel: Handler<'getStaticChannel'> = async ({ params }, reads) => {
  const row = await reads.findChannel(params.id);
  if (!row) throw notFound('Channel');
  return presentMention({ ...row, owner: row.id });
};

/** GET /rotation: kept for old clients; its purpose is unknown. */
const getRotation: Handler<'getRotation'> = async () => [];

/** GET /statics/orgs.json: all organizations, by name. */
const getOrgs: Handler<'getOrgs'> = (_, reads) => reads.orgs();

/** GET /statics/orgsV2.json: all organizations, each with its most followed talent, whose photo clients show. */
const getOrgsWithIcons: Handler<'getOrgsWithIcons'> = async (_, reads) => {
  const [orgs, icons] = await Promise.all([reads.orgs(), reads.orgIcons()]);
  return orgs.map((org) => ({ ...org, icon: icons.get(org.name) ?? null }));
};

/** GET /multiview/record/{link}: clients announce shared layouts here; nothing is kept, because anyone may send anything. */
const getMultiviewRecord: Action<'getMultiviewRecord'> = async () => ({});

/** GET /texts/{name}: a text of the operator, in the language of the reader if there is one. */
const getSiteText: Action<'getSiteText'> = async ({ params, query }, { texts }) => {
  const text = await texts.read(params.name, query.lang ?? 'en');
  if (!text) throw notFound('Text');
  return text;
};

export const handlers = {
  getOrgs,
  getOrgsWithIcons,
  getRotation,
  getStaticChannel,
  getStaticTopics,
  getStats,
} satisfies Handlers;
export const actions = { getMultiviewRecord, getSiteText } satisfies Actions;
