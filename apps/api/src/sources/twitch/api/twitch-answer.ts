/** Bodies of Twitch's answers. */
import { SourceFailure } from '../../http/failure';
import { isRow, type Row } from '../../parse/value';

export function parseAnswer(text: string): Row {
  try {
    const body: unknown = JSON.parse(text);
    if (isRow(body)) return body;
  } catch (cause) {
    throw new SourceFailure('unreadable', 'the answer is broken JSON', { cause });
  }
  throw new SourceFailure('unreadable', 'the answer is not an object');
}

/** `: Invalid OAuth token`, the message of a refusal; empty if there is none. */
export function wordsIn(text: string): string {
  try {
    const body: unknown = JSON.parse(text);
    return isRow(body) && typeof body.message === 'string' ? `: ${body.message.slice(0, 200)}` : '';
  } catch {
    return '';
  }
}
