/**
 * POST /videos/placeholder: adds or changes a placeholder. Editors may by login, programs by key, and anybody with the
 * link of a chat bot. Where another placeholder of the channel is close by, that one is answered instead, so that the
 * same stream is not announced twice; a client may then change it by its id.
 */
import type { CheckedBodyOf, Credits } from '@oshimado/contract';
import { requirePermission } from '../../auth';
import { ApiError, notFound } from '../../errors';
import { newPlaceholderId, type Editor, type KeptPlaceholder } from '../../store';
import type { Action, Context } from '../handler';
import { answerVideoList } from '../videos/video-list';
import { readBotToken } from './bot-token';

const NEAR_MS = 3 * 3_600_000;

interface Author {
  readonly editor: Editor;
  readonly createdBy: 'user' | 'bot';
  readonly credits: Credits | undefined;
}

async function authorOf(
  { caller, auth, now }: Context,
  token: string | undefined,
  before: KeptPlaceholder | undefined,
): Promise<Author> {
  if (token !== undefined && !caller) {
    const { username, credits } = await readBotToken(auth, token);
    if (before && before.created_by !== 'bot') {
      throw new ApiError('forbidden', 'A link may only change what links have entered.');
    }
    return { editor: { id: undefined, username }, createdBy: 'bot', credits };
  }
  // A program's key is as good as an editor's login here: its owner answers for it, and its limit is narrow.
  const byKey = caller !== undefined && caller.session === undefined;
  if (!byKey || before) {
    requirePermission(before ? 'placeholder.change' : 'placeholder.create', caller, now(), {
      ownerId: before?.creator_id,
      refusal:
        'Placeholders are entered by editors, by programs with a key, or by the link of a bot.',
    });
  }
  if (!caller) throw new ApiError('unauthorized', 'Log in to do this.');
  const credits = { editor: { name: caller.username, user: caller.id } };
  return { editor: caller, createdBy: 'user', credits };
}

const hasCredits = (credits: Credits) => Object.keys(credits).length > 0;

const keptOf = (
  body: CheckedBodyOf<'postPlaceholder'>,
  { editor, createdBy, credits = {} }: Author,
  before: KeptPlaceholder | undefined,
): KeptPlaceholder => ({
  id: before?.id ?? newPlaceholderId(),
  channel_id: body.channel_id,
  title: body.title.name,
  jp_name: body.title.jp_name ?? null,
  link: body.title.link,
  thumbnail: body.title.thumbnail ?? null,
  placeholder_type: body.title.placeholderType,
  certainty: body.title.certainty,
  credits: hasCredits(body.title.credits) ? body.title.credits : (before?.credits ?? credits),
  start_scheduled: body.liveTime.toISOString(),
  duration: body.duration,
  creator_id: before ? before.creator_id : (editor.id ?? null),
  created_by: before ? before.created_by : createdBy,
});

async function show({ store }: Context, id: string) {
  const list = await answerVideoList(store.reads, {
    filter: { id: [id] },
    page: { sort: 'id', order: 'asc', limit: 1, offset: 0 },
    always: { liveInfo: true },
  });
  return Array.isArray(list) ? list : list.items;
}

export const postPlaceholder: Action<'postPlaceholder'> = async ({ body, query }, context) => {
  const { store } = context;
  const before = body.id === undefined ? undefined : await store.edits.findPlaceholder(body.id);
  const author = await authorOf(context, query.token, before);
  if (body.id !== undefined && !before) throw notFound('Placeholder');
  if (!(await store.reads.findChannel(body.channel_id))) throw notFound('Channel');
  const kept = keptOf(body, author, before);
  if (!before) {
    const near = await store.edits.nearPlaceholder(kept, NEAR_MS);
    const [placeholder] = near === undefined ? [] : await show(context, near);
    if (placeholder) {
      const error =
        'The channel has a placeholder within 3 hours of this one. Change that one instead.';
      return { error, placeholder };
    }
  }
  await store.edits.putPlaceholder(author.editor, kept, before);
  return show(context, kept.id);
};
