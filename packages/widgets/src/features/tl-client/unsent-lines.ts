/** Lines that were not sent, kept for as long as the tab: its page may be loaded again, or be gone for a moment. */
import { LINE_TEXT_MAX, parseUntrusted, TL_LANGUAGES } from '@oshimado/domain';
import type { FailedLine, PostedLine } from '@oshimado/machines/tl-client';
import { tabStorage } from '../../base/browser/browser-storage';
import { reportError } from '../../base/reporting/report';

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

/** What an earlier document of this tab left. */
export function readUnsent(storage: Storage | null = tabStorage()): readonly FailedLine[] {
  const text = storage?.getItem(KEY) ?? null;
  const json = text === null ? undefined : parseUntrusted(text);
  const list: unknown = json?.ok ? json.value : [];
  return Array.isArray(list) ? list.filter(isLine).slice(0, LINES_MAX) : [];
}

/** Keeps them. Of those under way it is not known whether they arrive, should the page go. */
export function writeUnsent(
  queue: readonly PostedLine[],
  failed: readonly FailedLine[],
  storage: Storage | null = tabStorage(),
): void {
  // How long to wait was true at that moment alone.
  const lost = failed.map(({ waitS: _waitS, ...one }): FailedLine => one);
  const lines = [...lost, ...queue.map((one): FailedLine => ({ ...one, code: 'timeout' }))];
  try {
    if (lines.length === 0) storage?.removeItem(KEY);
    else storage?.setItem(KEY, JSON.stringify(lines.slice(0, LINES_MAX)));
  } catch (error) {
    // No room: they stay in the page, which asks before it is left.
    reportError(error);
  }
}
