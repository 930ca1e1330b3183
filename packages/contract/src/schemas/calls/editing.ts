import * as z from 'zod';
import { routes } from '../../routes';
import type { Call } from '../call';
import { mention } from '../channel';
import { done } from '../body';
import {
  auditEntry,
  auditParams,
  auditQuery,
  channelReportBody,
  editedVideoParams,
  mentionBody,
  mentionsBody,
  noticeBody,
  placeholderBody,
  placeholderParams,
  placeholderQuery,
  reportBody,
  reported,
  topic,
  videoTopic,
  videoTopicBody,
} from '../editing';
import { video } from '../video';

const common = { tag: 'editing', auth: 'user', limit: 'write' } as const;

/** Another placeholder of the channel is close by; a client may change that one instead. */
const conflict = z.object({
  error: z.string(),
  placeholder: video.describe('The one that is there already.'),
});

export const editingCalls = {
  getTopics: {
    ...routes.getTopics,
    ...common,
    auth: 'none',
    limit: 'read',
    summary: 'All topics, most used first',
    response: z.array(topic),
  },
  getVideoTopic: {
    ...routes.getVideoTopic,
    ...common,
    auth: 'none',
    limit: 'read',
    summary: 'The topic of a video',
    params: editedVideoParams,
    response: videoTopic,
  },
  postVideoTopic: {
    ...routes.postVideoTopic,
    ...common,
    summary: 'Sets, changes or removes the topic of a video',
    body: videoTopicBody,
    response: videoTopic,
  },
  getMentions: {
    ...routes.getMentions,
    ...common,
    auth: 'none',
    limit: 'read',
    summary: 'Channels taking part in a video',
    params: editedVideoParams,
    response: z.array(mention),
  },
  postMention: {
    ...routes.postMention,
    ...common,
    summary: 'Adds a channel that takes part',
    params: editedVideoParams,
    body: mentionBody,
    response: z.array(mention),
  },
  deleteMentions: {
    ...routes.deleteMentions,
    ...common,
    summary: 'Takes channels out of those taking part',
    params: editedVideoParams,
    body: mentionsBody,
    response: z.array(mention),
  },
  postPlaceholder: {
    ...routes.postPlaceholder,
    ...common,
    auth: 'optional',
    limit: 'report',
    summary: 'Adds or changes a placeholder; answers another one of the channel that is close by',
    query: placeholderQuery,
    body: placeholderBody,
    response: z.union([z.array(video), conflict]),
  },
  deletePlaceholder: {
    ...routes.deletePlaceholder,
    ...common,
    summary: 'Removes a placeholder',
    params: placeholderParams,
    response: done,
  },
  postVideoReport: {
    ...routes.postVideoReport,
    ...common,
    auth: 'optional',
    limit: 'report',
    summary: 'Reports what is wrong with a video',
    params: editedVideoParams,
    body: reportBody,
    response: reported,
  },
  postChannelReport: {
    ...routes.postChannelReport,
    ...common,
    auth: 'optional',
    limit: 'report',
    summary: 'Asks for a channel to be added or changed',
    body: channelReportBody,
    response: reported,
  },
  postContactReport: {
    ...routes.postContactReport,
    ...common,
    auth: 'optional',
    limit: 'report',
    summary: 'Writes to who runs the site',
    body: reportBody,
    response: reported,
  },
  postNotice: {
    ...routes.postNotice,
    ...common,
    limit: 'report',
    summary: 'Names a video or page that should be looked at',
    body: noticeBody,
    response: z.object({ state: z.enum(['known', 'noted']) }),
  },
  getAudit: {
    ...routes.getAudit,
    ...common,
    limit: 'read',
    summary: 'The log of edits, newest first; others’ need an editor',
    query: auditQuery,
    response: z.array(auditEntry),
  },
  postRevert: {
    ...routes.postRevert,
    ...common,
    summary: 'Takes an edit back',
    params: auditParams,
    response: auditEntry,
  },
} as const satisfies Record<string, Call>;
