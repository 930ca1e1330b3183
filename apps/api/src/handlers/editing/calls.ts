import { may } from '@oshimado/domain';
import type { AuditEntry, Mention } from '@oshimado/contract';
import { requirePermission, requireUser } from '../../auth';
import { ApiError, notFound } from '../../errors';
import type { AuditRow, Reads, ReportKind } from '../../store';
import type { Action, Actions, Context, Handler, Handlers } from '../handler';
import { editedVideo } from './edited-video';
import { getVideoTopic } from './get-video-topic';
import { postPlaceholder } from './post-placeholder';
import { postVideoEvent } from './post-video-event';
import { postVideoTopic } from './post-video-topic';
import { presentMention } from '../channels/present-channel';

const idOf = (id: number | null) => (id === null ? null : String(id));

const presentAudit = (row: AuditRow): AuditEntry => ({
  id: String(row.id),
  at: row.at.toISOString(),
  user_id: idOf(row.user_id),
  username: row.username,
  action: row.action,
  target_id: row.target_id,
  target_title: row.target_title,
  before: row.before ?? null,
  after: row.after ?? null,
  reverts: idOf(row.reverts),
  reverted_by: idOf(row.reverted_by),
});

/** GET /videos/{id}/mentions: the channels taking part. */
async function readMentions(reads: Reads, id: string): Promise<Mention[]> {
  const mentions = await reads.mentionsOf([id]);
  return (mentions.get(id) ?? []).map(presentMention);
}

const getMentions: Handler<'getMentions'> = async ({ params }, reads) => {
  if (!(await reads.findVideo(params.id))) throw notFound('Video');
  return readMentions(reads, params.id);
};

const REFUSALS = {
  alreadyReverted: 'This edit has already been reverted.',
  changedSince: 'This was changed again after the edit. Review it and change it by hand.',
  cannotBeReverted: 'Edits of this kind cannot be reverted.',
} as const;

/** POST /audit/{id}/revert: reverts an edit, which is itself an edit. */
const postRevert: Action<'postRevert'> = async ({ params }, { caller, store, now }) => {
  const user = requireUser(caller);
  requirePermission('audit.revert', user, now());
  const outcome = await store.edits.revert(user, params.id);
  if (outcome.kind === 'reverted') return presentAudit(outcome.entry);
  if (outcome.kind === 'unknown') throw notFound('Entry');
  throw new ApiError('conflict', REFUSALS[outcome.kind]);
};

const COMMENTS = 'Comments';
/** "Comments ('No comment' when empty)." */
const NO_COMMENT = 'No comment';

const keep = async (
  { caller, store }: Context,
  kind: ReportKind,
  fields: unknown,
  targetId?: string,
) => ({ id: await store.reports.add({ kind, fields, userId: caller?.id, targetId }) });

const postVideoReport: Action<'postVideoReport'> = async ({ params, body }, context) => {
  const { id } = await editedVideo(context, params.id);
  const fields = body.map(({ name, value }) => ({
    name,
    value: name === COMMENTS && value.trim() === '' ? NO_COMMENT : value,
  }));
  return keep(context, 'video', fields, id);
};

/**
 * Reports of a video, of a channel, or to the site's operator. Guests can send them; a login is recorded if there is
 * one.
 */
const postChannelReport: Action<'postChannelReport'> = ({ body }, context) =>
  keep(context, 'channel', body);

const postContactReport: Action<'postContactReport'> = ({ body }, context) =>
  keep(context, 'contact', body);

const VIDEO =
  /(?:youtube\.com\/(?:watch\?(?:.*&)?v=|live\/|embed\/|v\/)|youtu\.be\/)([\w-]{11})(?![\w-])/i;

/** POST /external/notice: submits a page for review; a video that is already known is ignored. */
const postNotice: Action<'postNotice'> = async ({ body }, { caller, store }) => {
  const user = requireUser(caller);
  const id = VIDEO.exec(body.url)?.[1];
  if (id !== undefined && (await store.reads.findVideo(id))) return { state: 'known' };
  await store.reports.add({ kind: 'notice', fields: body, userId: user.id, targetId: id });
  return { state: 'noted' };
};

/** POST /videos/{id}/mentions: adds a talent who takes part in another channel's video. */
const postMention: Action<'postMention'> = async ({ params, body }, context) => {
  const { caller, store, now } = context;
  const user = requireUser(caller);
  requirePermission('mention.add', user, now());
  const video = await editedVideo(context, params.id);
  const channel = await store.reads.findChannel(body.channel_id);
  if (!channel) throw notFound('Channel');
  const refuse = (words: string) => new ApiError('bad_request', words, { parameter: 'channel_id' });
  if (channel.type !== 'vtuber') throw refuse('Only VTuber channels can be mentioned.');
  if (channel.id === video.channel_id)
    throw refuse('A channel cannot be mentioned in its own video.');
  await store.edits.addMention(user, video.id, channel.id);
  return readMentions(store.reads, video.id);
};

/** GET /topics: every topic that a video has, most used first. */
const getTopics: Handler<'getTopics'> = (_, reads) => reads.topics();

/** GET /audit: the log of edits. Users read their own entries, editors all of them. */
const getAudit: Action<'getAudit'> = async ({ query }, { caller, store, now }) => {
  const user = requireUser(caller);
  const { video_id: targetId, user_id, action, before, since, limit } = query;
  if (user_id !== undefined && user_id !== user.id) requirePermission('audit.readAll', user, now());
  const userId = may('audit.readAll', user) ? user_id : user.id;
  const from = since === undefined ? undefined : new Date(since);
  const rows = await store.edits.listAudit({
    targetId,
    userId,
    action,
    before,
    since: from,
    limit,
  });
  return rows.map(presentAudit);
};

/** DELETE /videos/placeholder/{id}: by its author, or by an editor. */
const deletePlaceholder: Action<'deletePlaceholder'> = async (
  { params },
  { caller, store, now },
) => {
  const user = requireUser(caller);
  const found = await store.edits.findPlaceholder(params.id);
  if (!found) throw notFound('Placeholder');
  requirePermission('placeholder.delete', user, now(), { ownerId: found.creator_id });
  await store.edits.removePlaceholder(user, found);
  return {};
};

/** DELETE /videos/{id}/mentions: removes channels; unknown ones are ignored. */
const deleteMentions: Action<'deleteMentions'> = async ({ params, body }, context) => {
  const { caller, store, now } = context;
  const user = requireUser(caller);
  requirePermission('mention.remove', user, now());
  if (body.channel_ids.length === 0) {
    const words = 'channel_ids must name at least one channel.';
    throw new ApiError('bad_request', words, { parameter: 'channel_ids' });
  }
  const video = await editedVideo(context, params.id);
  await store.edits.removeMentions(user, video.id, body.channel_ids);
  return readMentions(store.reads, video.id);
};

export const handlers = { getMentions, getTopics, getVideoTopic } satisfies Handlers;

export const actions = {
  deleteMentions,
  deletePlaceholder,
  getAudit,
  postChannelReport,
  postContactReport,
  postMention,
  postNotice,
  postPlaceholder,
  postRevert,
  postVideoEvent,
  postVideoReport,
  postVideoTopic,
} satisfies Actions;
