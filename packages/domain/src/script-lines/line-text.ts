/** The text of a line as the server keeps it: editors compare what they have sent with what is stored. */

import { nameOf } from '@oshimado/contract';

/** Control characters and marks that turn the direction of the text around them. */
const UNSEEN =
  // oxlint-disable-next-line no-control-regex -- control characters are what is taken out
  /[\u0000-\u0008\u000B-\u001F\u007F\u0080-\u009F\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/g;

/** Without control characters, direction marks and halves of characters, and with single spaces. Empty where nothing of it is drawn. */
export function cleanLineText(text: string): string {
  const line = text
    .replace(/\p{Surrogate}/gu, '\uFFFD')
    .replace(UNSEEN, '')
    .replace(/\s+/g, ' ')
    .trim();
  return nameOf(line) === '' ? '' : line;
}

/** What is stored of a message; one without anything visible becomes an ellipsis. */
export const storedText = (text: string): string => cleanLineText(text) || '…';
