import { isRow } from '../../parse/value';

/** `: Invalid OAuth token`, the message of a refusal; empty if there is none. */
export function wordsIn(text: string): string {
  try {
    const body: unknown = JSON.parse(text);
    return isRow(body) && typeof body.message === 'string' ? `: ${body.message.slice(0, 200)}` : '';
  } catch {
    return '';
  }
}
