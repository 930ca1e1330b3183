/**
 * Searches that ask for more rows than a page holds. They are streamed while they are read, a thousand rows at a time, so
 * that a response of 100,000 rows takes no more memory than one of 1,000. If reading fails half way the connection is
 * closed, so that the client sees an incomplete answer as a failed one.
 */
import { Readable } from 'node:stream';
import { ApiError } from '../../errors';
import type { Total } from '../../store';

export interface LongAnswer<Row> {
  /** Pages of limited size, each read on demand. */
  readonly pages: (pageRows: number) => AsyncIterable<readonly Row[]>;
  /** Rows as JSON texts, in their order. */
  readonly write: (rows: readonly Row[]) => Promise<readonly string[]>;
  /** Whether the answer is `{ items, total }`. */
  readonly paginated: boolean;
  /** Rows of the list before the first one. */
  readonly offset: number;
  readonly limit: number;
  /** The total number of rows; called only if the rows read do not determine it. */
  readonly countAll: () => Promise<Total>;
}

export interface LongAnswersOptions {
  /** Answers written at the same time. Default 16. */
  readonly max?: number;
  /** Milliseconds after which an unfinished response is aborted. Default two minutes. */
  readonly deadlineMs?: number;
}

const PAGE_ROWS = 1_000;
const MAX = 16;
const DEADLINE_MS = 120_000;
const RETRY_AFTER_S = '10';

type Reached = Pick<LongAnswer<unknown>, 'offset' | 'limit' | 'countAll'>;

async function totalOf({ offset, limit, countAll }: Reached, sent: number): Promise<Total> {
  if (sent === 0) return countAll();
  const reached = offset + sent;
  // The last page was short, so the total is known.
  if (sent < limit) return { count: reached, isMinimum: false };
  const { count, isMinimum } = await countAll();
  return { count: Math.max(reached, count), isMinimum };
}

/** The end of an answer with its total. */
const writeTotal = ({ count, isMinimum }: Total): string =>
  `],"total":${count}${isMinimum ? ',"total_is_minimum":true' : ''}}`;

async function* textOf<Row>(answer: LongAnswer<Row>): AsyncGenerator<string, void, undefined> {
  const { pages, write, paginated } = answer;
  const opening = paginated ? '{"items":[' : '[';
  let sent = 0;
  for await (const rows of pages(PAGE_ROWS)) {
    const texts = await write(rows);
    yield (sent === 0 ? opening : ',') + texts.join(',');
    sent += texts.length;
  }
  if (sent === 0) yield opening;
  yield paginated ? writeTotal(await totalOf(answer, sent)) : ']';
}

async function* resumed<T>(first: T, rest: AsyncIterable<T>): AsyncGenerator<T, void, undefined> {
  yield first;
  yield* rest;
}

export function createLongAnswers({
  max = MAX,
  deadlineMs = DEADLINE_MS,
}: LongAnswersOptions = {}) {
  let open = 0;
  return {
    /** JSON text to send. Throws 503 while too many others are being written, and rethrows errors of the first page. */
    begin: async <Row>(answer: LongAnswer<Row>): Promise<Readable> => {
      if (open >= max) {
        const words = 'Too many long searches are running. Try again in a few seconds.';
        throw new ApiError('unavailable', words, { headers: { 'retry-after': RETRY_AFTER_S } });
      }
      open += 1;
      try {
        const text = textOf(answer);
        const first = await text.next();
        const body = Readable.from(resumed(first.value ?? '', text), { highWaterMark: 1 });
        // A body that is destroyed before it is sent has no other listener, and an unheard error ends the process.
        body.on('error', () => undefined);
        const deadline = setTimeout(() => {
          body.destroy(new Error(`a long search was not read within ${deadlineMs} ms`));
        }, deadlineMs).unref();
        body.once('close', () => {
          clearTimeout(deadline);
          open -= 1;
        });
        return body;
      } catch (error) {
        open -= 1;
        throw error;
      }
    },
  };
}

export type LongAnswers = ReturnType<typeof createLongAnswers>;
