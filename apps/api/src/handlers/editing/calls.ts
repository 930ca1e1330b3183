import type { Actions, Handlers } from '../handler';
import { deleteMentions } from './delete-mentions';
import { deletePlaceholder } from './delete-placeholder';
import { getAudit } from './get-audit';
import { getMentions } from './get-mentions';
import { getTopics } from './get-topics';
import { getVideoTopic } from './get-video-topic';
import { postMention } from './post-mention';
import { postNotice } from './post-notice';
import { postPlaceholder } from './post-placeholder';
import { postChannelReport, postContactReport, postVideoReport } from './post-reports';
import { postRevert } from './post-revert';
import { postVideoTopic } from './post-video-topic';

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
  postVideoReport,
  postVideoTopic,
} satisfies Actions;
