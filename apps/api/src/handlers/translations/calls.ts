import type { Actions } from '../handler';
import { getChats } from './get-chats';
import { getScripts } from './get-scripts';
import { postChat } from './post-chat';
import { postChatsBulk } from './post-chats-bulk';
import { postCustomLink } from './post-custom-link';
import { postMigrateCheck, postMigrateClaim } from './post-migrate';
import { postRelay } from './post-relay';
import { postScriptLog } from './post-script-log';

export const actions = {
  getChats,
  getScripts,
  postChat,
  postChatsBulk,
  postCustomLink,
  postMigrateCheck,
  postMigrateClaim,
  postRelay,
  postScriptLog,
} satisfies Actions;
