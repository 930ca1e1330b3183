import { isRow, type Row } from '../parse/value';
import { SourceFailure } from './failure';

/** The object in the body of an answer; throws a SourceFailure for anything else. */
export function parseAnswer(text: string): Row {
  try {
    const body: unknown = JSON.parse(text);
    if (isRow(body)) return body;
  } catch (cause) {
    throw new SourceFailure('unreadable', 'the answer is broken JSON', { cause });
  }
  throw new SourceFailure('unreadable', 'the answer is not an object');
}
