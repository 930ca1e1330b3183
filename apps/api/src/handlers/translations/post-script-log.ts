/**
 * POST /videos/{id}/scripteditor/log: operations of a script editor, in order, all or nothing. Changing lines of others
 * requires an editor and the header `Override`. A line that is no longer what the editor knew is not overwritten.
 */
import type { CheckedBodyOf } from '@oshimado/contract';
import { requirePermission, requireUser } from '../../auth';
import { ApiError } from '../../errors';
import { ScriptRefusal, type ScriptOperation } from '../../store';
import type { Action } from '../handler';
import { cleanLine } from './clean-line';
import { findRoom } from './room';

type Sent = CheckedBodyOf<'postScriptLog'>[number];

function operationOf(sent: Sent, now: number): ScriptOperation {
  if (sent.type === 'Add') return { type: 'Add', line: cleanLine(sent.data, now) };
  const { id, known } = sent.data;
  const before = known && cleanLine({ name: '', ...known }, now);
  if (sent.type === 'Delete') return { type: 'Delete', id, known: before };
  return { type: 'Change', id, known: before, line: cleanLine(sent.data, now) };
}

/** The operation of a line, as errors of validation name it. */
const parameterOf = (body: readonly Sent[], lineId: string) =>
  `[${body.findIndex((sent) => sent.type !== 'Add' && sent.data.id === lineId)}]`;

function refusal(error: unknown, body: readonly Sent[]): unknown {
  if (!(error instanceof ScriptRefusal)) return error;
  const parameter = parameterOf(body, error.lineId);
  if (error.reason === 'unknown') {
    return new ApiError('not_found', `Line ${error.lineId} not found.`, { parameter });
  }
  if (error.reason === 'changed') {
    const words = `Line ${error.lineId} has been changed by somebody else. Nothing was changed.`;
    return new ApiError('conflict', words, { parameter });
  }
  const words = `You don't have enough privilege: line ${error.lineId} belongs to someone else. Nothing was changed.`;
  return new ApiError('forbidden', words, { parameter });
}

export const postScriptLog: Action<'postScriptLog'> = async (asked, { caller, store, now }) => {
  const user = requireUser(caller);
  requirePermission('script.changeOwn', user, now());
  const { body, headers } = asked;
  if (headers.override && user.role !== 'user') {
    requirePermission('script.changeOthers', user, now());
  }
  const mayTouchOthers = headers.override === true && user.role !== 'user';
  const room = await findRoom(store.reads, asked);
  const operations = body.map((sent) => operationOf(sent, now()));
  const ids = await store.chats
    .apply(room, operations, { creatorId: user.id, mayTouchOthers })
    .catch((error: unknown) => {
      throw refusal(error, body);
    });
  return body.map((sent, at) => ({
    type: sent.type,
    tempid: sent.type === 'Add' ? sent.data.tempid : undefined,
    res: { id: ids[at] ?? '' },
  }));
};
