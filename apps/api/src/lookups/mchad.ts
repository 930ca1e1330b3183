/**
 * The configured service for MChad rooms: returns the archives of a room, given the
 * room's own password. The response is a list of archives, each with the link of its stream, text that may name a language,
 * and lines with the milliseconds since some moment before the stream.
 */
import { recogniseVideo } from '@oshimado/domain';
import { translationLanguages } from '@oshimado/contract/schemas';
import * as z from 'zod';
import { ApiError } from '../errors';
import { postJson } from './post-json';

export interface MchadLine {
  /** Milliseconds since the start of the stream. */
  readonly offset: number;
  /** As the service says it, which stays when the start of the stream is marked later. */
  readonly time: number;
  readonly message: string;
}

export interface MchadArchive {
  readonly videoId: string;
  readonly lang: string;
  readonly name: string;
  readonly lines: readonly MchadLine[];
}

/** Undefined if the service does not know the room or rejects the password. Throws 503 if it fails. */
export type Mchad = (
  room: string,
  password: string,
) => Promise<readonly MchadArchive[] | undefined>;

const ANSWER_MAX = 16 * 1_048_576;
const LINES_MAX = 50_000;
const MESSAGE_MAX = 500;
const RETRY_AFTER_S = '30';
const USUAL_LANG = 'en';

const line = z.object({ Stime: z.number(), Stext: z.string() });
const lines = z.union([
  z.array(line),
  z.object({ Entries: z.array(line).nullish() }).transform(({ Entries }) => Entries ?? []),
]);
const archives = z.array(
  z.object({
    StreamLink: z.string().nullish(),
    Nick: z.string().nullish(),
    Tags: z.string().nullish(),
    Entries: lines.nullish(),
  }),
);
type Archive = z.infer<typeof archives>[number];

/** How rooms mark the start of the stream. */
const START = /--.*stream.*start.*--/i;

function linesOf({ Entries }: Archive): MchadLine[] {
  const all = Entries ?? [];
  const began = Math.max(
    0,
    all.findIndex(({ Stext }) => START.test(Stext)),
  );
  const [first, ...rest] = all.slice(began);
  if (!first) return [];
  const isMark = START.test(first.Stext);
  return (isMark ? rest : [first, ...rest]).map(({ Stime, Stext }) => ({
    offset: Math.round(Stime - first.Stime),
    time: Stime,
    message: Stext.slice(0, MESSAGE_MAX),
  }));
}

function langOf({ Tags }: Archive): string {
  const words = (Tags ?? '').split(',').map((word) => word.trim().toLowerCase());
  const found = words.flatMap((word) =>
    translationLanguages.filter((lang) => lang.toLowerCase() === word),
  );
  return found[0] ?? USUAL_LANG;
}

function archiveOf(archive: Archive): MchadArchive[] {
  const video = recogniseVideo(archive.StreamLink ?? '');
  const own = linesOf(archive);
  if (!video || own.length === 0) return [];
  return [{ videoId: video.id, lang: langOf(archive), name: archive.Nick ?? '', lines: own }];
}

export function createMchad(baseUrl: string): Mchad {
  const address = new URL('data', baseUrl.endsWith('/') ? baseUrl : `${baseUrl}/`);
  const fail = (cause?: unknown) =>
    new ApiError('unavailable', 'The MChad service is not responding right now. Try again later.', {
      cause,
      headers: { 'retry-after': RETRY_AFTER_S },
    });
  return async (room, password) => {
    try {
      const question = { Room: room, Pass: password };
      const { ok, status, text } = await postJson(address, question, {
        answerMax: ANSWER_MAX,
        send: fetch,
      });
      if (status >= 400 && status < 500 && status !== 429) return undefined;
      if (!ok) throw fail();
      const found = archives.parse(JSON.parse(text)).flatMap(archiveOf);
      const total = found.reduce((sum, archive) => sum + archive.lines.length, 0);
      if (total > LINES_MAX) throw fail();
      return found;
    } catch (error) {
      throw error instanceof ApiError ? error : fail(error);
    }
  };
}
