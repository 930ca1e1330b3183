/**
 * POST /videos/placeholder: adds or changes a placeholder. Allowed for editors, by login or API key, and with the link of a chat
 * bot. If the channel has another placeholder near that time, that one is returned instead, so that a stream is not announced
 * twice; it can be changed by its id. Credits come from the account or the link; only the name that an editor is credited under
 * is from the body.
 */
import type { CheckedBodyOf, Credits } from '@oshimado/contract';
import * as z from 'zod';
import { requirePermission, requireUser } from '../../auth';
import { ApiError, notFound } from '../../errors';
import { newPlaceholderId, type Editor, type KeptPlaceholder } from '../../store';
import type { Action, Context } from '../handler';
import { answerVideoList } from '../videos/video-list';
import { isSameOrigin, readBotToken } from './bot-token';

const NEAR_MS = 3 * 3_600_000;

interface Author {
  readonly editor: Editor;
  readonly createdBy: 'user' | 'bot';
  readonly credits: Credits;
}

async function authorByLink(
  { auth }: Context,
  token: string,
  before: KeptPlaceholder | undefined,
): Promise<Author> {
  const discord = await readBotToken(auth, token);
  const enteredBy = before?.created_by === 'bot' ? before.credits.discord : undefined;
  if (before && !(enteredBy && isSameOrigin(enteredBy, discord))) {
    const words = 'A link can only change placeholders added from the same chat server.';
    throw new ApiError('forbidden', words);
  }
  const username = `${discord.user} (bot)`;
  return { editor: { id: undefined, username }, createdBy: 'bot', credits: { discord } };
}

const CREDIT_NAME_MAX = 100;

/** Older clients send other things as credits, which are ignored. */
const creditBody = z.object({ editor: z.object({ name: z.string() }) });

function creditNameOf(sent: unknown, username: string): string {
  const { data } = creditBody.safeParse(sent);
  return data?.editor.name.replaceAll('\0', '').trim().slice(0, CREDIT_NAME_MAX) || username;
}

function authorByAccount(
  { caller, now }: Context,
  before: KeptPlaceholder | undefined,
  sentCredits: unknown,
): Author {
  requirePermission(before ? 'placeholder.change' : 'placeholder.create', caller, now(), {
    ownerId: before?.creator_id,
    refusal: 'Only editors, or anyone with a link from a bot, can add placeholders.',
  });
  const user = requireUser(caller);
  const name = creditNameOf(sentCredits, user.username);
  const credits = { editor: { name, user: user.id } };
  return { editor: user, createdBy: 'user', credits };
}

const keptOf = (
  body: CheckedBodyOf<'postPlaceholder'>,
  { editor, createdBy, credits }: Author,
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
  credits: before ? before.credits : credits,
  start_scheduled: body.liveTime.toISOString(),
  duration: body.duration,
  creator_id: before ? before.creator_id : (editor.id ?? null),
  created_by: before ? before.created_by : createdBy,
});

async function show({ store }: Context, id: string) {
  const list = await answerVideoList(store.reads, {
    filter: { ids: [id] },
    page: { sort: 'id', order: 'asc', limit: 1, offset: 0 },
    always: { liveInfo: true },
  });
  return Array.isArray(list) ? list : list.items;
}

export const postPlaceholder: Action<'postPlaceholder'> = async ({ body, query }, context) => {
  const { store } = context;
  const before = body.id === undefined ? undefined : await store.edits.findPlaceholder(body.id);
  // A bot link takes precedence over a login.
  const author =
    query.token === undefined
      ? authorByAccount(context, before, body.title.credits)
      : await authorByLink(context, query.token, before);
  if (body.id !== undefined && !before) throw notFound('Placeholder');
  if (!(await store.reads.findChannel(body.channel_id))) {
    throw new ApiError('not_found', 'Channel not found.', { parameter: 'channel_id' });
  }
  const kept = keptOf(body, author, before);
  if (!before) {
    const near = await store.edits.nearPlaceholder(kept, NEAR_MS);
    const [placeholder] = near === undefined ? [] : await show(context, near);
    if (placeholder) {
      const error =
        'This channel already has a placeholder within 3 hours of this one. Edit that one instead.';
      return { error, placeholder };
    }
  }
  await store.edits.putPlaceholder(author.editor, kept, before);
  return show(context, kept.id);
};
