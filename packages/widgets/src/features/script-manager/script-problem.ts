/** Why a call of the script manager failed, as its sentences name it. Pure. */
import { failureKind } from '@oshimado/domain';

const statusOf = (error: unknown): number | undefined =>
  typeof error === 'object' &&
  error !== null &&
  'status' in error &&
  typeof error.status === 'number'
    ? error.status
    : undefined;

/** `wrong`: the room or its password; `notSetUp`: this server asks no MChad service. */
export function roomProblemOf(error: unknown) {
  const status = statusOf(error);
  if (status === 403) return 'wrong';
  if (status === 404) return 'notSetUp';
  return failureKind(error);
}

/** The viewer has a script at the new link already. */
export class LinkTakenError extends Error {}

/** `gone`: the script is no longer at its link. */
export function linkProblemOf(error: unknown) {
  if (error instanceof LinkTakenError) return 'duplicate';
  return statusOf(error) === 404 ? 'gone' : failureKind(error);
}
