/**
 * What this device is notified of, noted on it: a browser may end the subscription, at which the server forgets the device and its
 * bells.
 */
import type { PushChoices, PushDevice } from '@oshimado/contract';
import { browserStorage } from '../../base/browser';
import { storedValue } from '../../base/state/stored';

export interface PushNote extends Pick<PushDevice, 'id' | 'choices'> {
  /** Id of the account that the device belongs to; null for a guest's. */
  readonly owner: string | null;
  /** IANA time zone that the server has; null if it is not known, as in notes of earlier versions. */
  readonly zone: string | null;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

function readNote(value: unknown): PushNote | null {
  if (!isRecord(value) || !isRecord(value['choices'])) return null;
  const { id, owner, zone, choices } = value;
  if (typeof id !== 'string' || (owner !== null && typeof owner !== 'string')) return null;
  if (!Array.isArray(choices['rules'])) return null;
  const known = typeof zone === 'string' ? zone : null;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written below; the server checks choices before it keeps them
  return { id, owner, zone: known, choices: choices as unknown as PushChoices };
}

const note = () =>
  storedValue<PushNote | null>(
    { key: 'oshimado.push', read: readNote, toJson: (value) => value ?? undefined },
    browserStorage(),
  );

/** Null where notifications were never on, or were turned off. */
export const readPushNote = (): PushNote | null => note().read();

export const forgetPush = (): void => void note().write(null);

/**
 * Notes a device as the server has it. `viewerId` is null for a guest, and for who has to log in again: a device of an account is then
 * noted as whose it was. `zone`: the time zone that was sent with it; by default the one noted before.
 */
export function notePush(
  { id, choices, has_account }: PushDevice,
  viewerId: string | null,
  zone?: string,
): void {
  const before = readPushNote();
  const owner = has_account ? (viewerId ?? before?.owner ?? null) : null;
  if (has_account && owner === null) return;
  const known = before?.id === id ? before.zone : null;
  note().write({ id, owner, zone: zone ?? known, choices });
}

/** Whether another account is logged in than the one that the device belongs to, whose login has expired. */
export const isOfAnother = ({ owner }: PushNote, viewerId: string | null): boolean =>
  owner !== null && viewerId !== null && owner !== viewerId;

/** What was noted, unless it belongs to another account. */
export function pushNoteOf(viewerId: string | null): PushNote | null {
  const noted = readPushNote();
  return noted && (noted.owner === null || noted.owner === viewerId) ? noted : null;
}
