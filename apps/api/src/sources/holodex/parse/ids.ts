/** Validates ids of other services. */
import type { Reader } from '../../parse/value';

export const videoId: Reader<string> = (value) =>
  typeof value === 'string' && /^[\w-]{11}$/.test(value) ? value : undefined;

export const channelId: Reader<string> = (value) =>
  typeof value === 'string' && /^[\w@.-]{1,64}$/.test(value) ? value : undefined;
