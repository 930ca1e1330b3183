/** Lines that were not sent, kept for as long as the tab: its page may be loaded again, or be gone for a moment. */
import { LINE_TEXT_MAX, TL_LANGUAGES } from '@oshimado/domain';
import type { FailedLine, PostedLine } from '@oshimado/machines/tl-client';
import { tabStorage } from '../../base/browser/browser-storage';
import { reportError } from '../../base/reporting/report';
import { storedList } from '../../base/state/stored';

const KEY = 'oshimado.tl-unsent';
const LINES_MAX = 500;
const CODES: readonly string[] = [
  'timeout',
  'network',
  'http',
  'invalid',
  'session',
  'otherViewer',
  'refused',
];

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

function isLine(value: unknown): value is FailedLine {
  if (typeof value !== 'object' || value === null) return false;
  const { target, id, author, line, lang, message, code } = value as Partial<FailedLine>;
  return (
    (target === 'video' || target === 'custom') &&
    isText(id) &&
    isText(message) &&
    isText(author?.name) &&
    TL_LANGUAGES.some((known) => known === lang) &&
    Number.isSafeInteger(line) &&
    isText(code) &&
    CODES.includes(code)
  );
}

const TEXT_KEY = 'oshimado.tl-text';

/** What was being typed when this tab last left the page. */
export const readTypedText = (storage: Storage | null = tabStorage()): string =>
  (storage?.getItem(TEXT_KEY) ?? '').slice(0, LINE_TEXT_MAX);

/** Keeps what is being typed. */
export function writeTypedText(text: string, storage: Storage | null = tabStorage()): void {
  try {
    if (text === '') storage?.removeItem(TEXT_KEY);
    else storage?.setItem(TEXT_KEY, text);
  } catch (error) {
    // No room: it stays in the page.
    reportError(error);
  }
}

const unsentLines = (storage: Storage | null) =>
  storedList<FailedLine>(
    {
      key: KEY,
      readItem: (value) => (isLine(value) ? value : undefined),
      max: LINES_MAX,
      // No room: they stay in the page, which asks before it is left.
      onRefused: reportError,
    },
    storage,
  );

/** What an earlier document of this tab left. */
export const readUnsent = (storage: Storage | null = tabStorage()): readonly FailedLine[] =>
  unsentLines(storage).read();

/** Keeps them. Of those under way it is not known whether they arrive, should the page go. */
export function writeUnsent(
  queue: readonly PostedLine[],
  failed: readonly FailedLine[],
  storage: Storage | null = tabStorage(),
): void {
  // How long to wait was true at that moment alone.
  const lost = failed.map(({ waitS: _waitS, ...one }): FailedLine => one);
  const underWay = queue.map((one): FailedLine => ({ ...one, code: 'timeout' }));
  unsentLines(storage).write([...lost, ...underWay]);
}
