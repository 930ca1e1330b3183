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
  videoEvent,
  videoEventBody,
} from '../editing';
import { video } from '../video';

const common = { tag: 'editing', auth: 'user', limit: 'write' } as const;

/** The channel has another placeholder at about the same time; a client may change that one instead. */
const conflict = z.object({
  error: z.string(),
  placeholder: video.describe('The existing placeholder of the channel at about the same time.'),
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
    summary: 'Channels that take part in a video',
    params: editedVideoParams,
    response: z.array(mention),
  },
  postMention: {
    ...routes.postMention,
    ...common,
    summary: 'Adds a channel that takes part in a video',
    params: editedVideoParams,
    body: mentionBody,
    response: z.array(mention),
  },
  deleteMentions: {
    ...routes.deleteMentions,
    ...common,
    summary: 'Removes channels from those that take part in a video',
    params: editedVideoParams,
    body: mentionsBody,
    response: z.array(mention),
  },
  postVideoEvent: {
    ...routes.postVideoEvent,
    ...common,
    summary:
      'Says that two streams are views of one event, or not, whatever the rule finds; for editors',
    params: editedVideoParams,
    body: videoEventBody,
    response: videoEvent,
  },
  postPlaceholder: {
    ...routes.postPlaceholder,
    ...common,
    auth: 'optional',
    limit: 'placeholder',
    summary:
      'Creates or changes a placeholder; if the channel has another one at about the same time, returns that one instead',
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
    summary: 'Reports a problem with a video',
    params: editedVideoParams,
    body: reportBody,
    response: reported,
  },
  postChannelReport: {
    ...routes.postChannelReport,
    ...common,
    auth: 'optional',
    limit: 'report',
    summary: 'Requests that a channel is added or changed',
    body: channelReportBody,
    response: reported,
  },
  postContactReport: {
    ...routes.postContactReport,
    ...common,
    auth: 'optional',
    // How the account objects to its suspension.
    whileSuspended: true,
    limit: 'report',
    summary: 'Sends a message to the operators of the site',
    body: reportBody,
    response: reported,
  },
  postNotice: {
    ...routes.postNotice,
    ...common,
    limit: 'report',
    summary: 'Asks the operators to look at a video or page',
    body: noticeBody,
    response: z.object({ state: z.enum(['known', 'noted']) }),
  },
  getAudit: {
    ...routes.getAudit,
    ...common,
    limit: 'read',
    summary: 'Log of edits, newest first; only editors see edits of other users',
    query: auditQuery,
    response: z.array(auditEntry),
  },
  postRevert: {
    ...routes.postRevert,
    ...common,
    summary: 'Reverts an edit',
    params: auditParams,
    response: auditEntry,
  },
} as const satisfies Record<string, Call>;
