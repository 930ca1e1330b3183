/** The calls of translations and their scripts, each once. */
import type { CallName } from '@oshimado/contract';
import { videoId } from '../fixtures/world';
import { first, next, type Scenario, type ScenarioContext } from './scenario';

const STREAM = videoId('past-miko');
const LINK = 'https://twitcasting.tv/somebody/movie/1';

const line = (context: ScenarioContext) => {
  const number = next(context);
  return {
    name: 'Translator',
    message: `She says hello (${number})`,
    timestamp: context.api.now() - 60_000 + number,
    duration: 3_000,
  };
};
const newLine = async (context: ScenarioContext) => {
  const [added] = await first<{ res: { id: string } }[]>(
    context,
    'user',
    'POST',
    `/videos/${STREAM}/scripteditor/log?lang=en`,
    [{ type: 'Add', data: { tempid: 'temp-1', ...line(context) } }],
  );
  return added?.res.id ?? '';
};

type ChatCallName = Extract<
  CallName,
  | 'getChats'
  | 'postChat'
  | 'postChatsBulk'
  | 'postScriptLog'
  | 'getScripts'
  | 'postCustomLink'
  | 'postMigrateCheck'
  | 'postMigrateClaim'
>;

export const chatScenarios: { readonly [K in ChatCallName]: Scenario<K> } = {
  getChats: {
    request: async (context) => {
      await newLine(context);
      return { params: { id: STREAM }, query: { lang: 'en', limit: 1 } };
    },
  },
  postChat: {
    request: () => ({
      params: { id: videoId('live-sora') },
      query: { lang: 'en' },
      body: { name: 'Translator', message: 'Hello everyone' },
    }),
  },
  postChatsBulk: {
    request: (context) => ({
      params: { id: STREAM },
      query: { lang: 'en' },
      body: [line(context)],
    }),
  },
  postScriptLog: {
    request: async (context) => ({
      params: { id: STREAM },
      query: { lang: 'en' },
      headers: { override: 'true' },
      body: [
        { type: 'Add', data: { tempid: 'temp-7', ...line(context) } },
        { type: 'Change', data: { id: await newLine(context), ...line(context) } },
        { type: 'Delete', data: { id: await newLine(context) } },
      ],
    }),
    // The lines are the user's own; others need to be editors, with a login.
    status: { other: 403, editorKey: 403, adminKey: 403 },
  },
  getScripts: {
    request: async (context) => {
      await newLine(context);
      return { query: { limit: 20 } };
    },
  },
  postCustomLink: {
    request: async (context) => {
      const room = `/videos/custom/chatsBulk?lang=en&custom_video_id=${encodeURIComponent(LINK)}`;
      for (const who of ['user', 'other', 'editor', 'admin'] as const) {
        await first(context, who, 'POST', room, [line(context)]);
      }
      return {
        body: { oldId: LINK, newId: 'https://twitcasting.tv/somebody/movie/2', lang: 'en' },
      };
    },
  },
  postMigrateCheck: {
    request: () => ({ body: { Room: 'old room', Pass: 'a wrong one' } }),
    status: { guest: 404, user: 404, other: 404, editor: 404, admin: 404 },
  },
  postMigrateClaim: {
    request: () => ({ body: { Room: 'old room', Pass: 'a wrong one' } }),
    status: { user: 404, other: 404, editor: 404, admin: 404 },
  },
};
