/** Comments with time stamps, as `commentThreads.list` returns them. */
import type { Comment } from '@oshimado/contract';
import { timedText } from '@oshimado/domain';
import { isRow, label, text, type Row } from '../parse/value';

/** Longer ones are longer than YouTube allows. */
const MESSAGE_MAX = 10_000;
const keyOf = label(200);

const messageOf = ({ snippet }: Row): string | undefined => {
  const top = isRow(snippet) && isRow(snippet.topLevelComment) ? snippet.topLevelComment : {};
  const message = isRow(top.snippet) ? text(top.snippet.textDisplay) : undefined;
  return message === undefined || message.length > MESSAGE_MAX ? undefined : message;
};

const hasTime = (message: string) =>
  timedText(message).some(({ seconds }) => seconds !== undefined);

/** Plain text: what draws them escapes it. Those without a time stamp, and broken ones, are left out. */
export const readComments = (rows: readonly Row[]): Comment[] =>
  rows.flatMap((row): Comment[] => {
    const key = keyOf(row.id);
    const message = messageOf(row);
    if (key === undefined || message === undefined || !hasTime(message)) return [];
    return [{ comment_key: key, message }];
  });
