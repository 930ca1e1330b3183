/**
 * Parses JSON from a storage that other scripts and extensions can write. Text with keys such as `__proto__` is refused.
 */
import { STORED_DEPTH_MAX, STORED_TEXT_MAX } from './stored-state.limits';

/** Why a whole text is refused. */
export type RefusalCode = 'json' | 'poisoned' | 'tooLarge';
/** The parsed value, or why the text is refused. */
export type UntrustedJson =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly code: RefusalCode };
export type JsonObject = Readonly<Record<string, unknown>>;

const POISON: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

export const isPoisonousKey = (key: string): boolean => POISON.has(key);

export const isJsonObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The object's own value of the key, never an inherited one. */
export const ownValue = (value: unknown, key: string): unknown =>
  isJsonObject(value) && Object.hasOwn(value, key) ? value[key] : undefined;

/** The object's own value of the key; an empty object if it is not an object. */
export function innerObject(value: unknown, key: string): JsonObject {
  const inner = ownValue(value, key);
  return isJsonObject(inner) ? inner : {};
}

/** Iterative, because recursion into a deep value would overflow the stack. */
function weigh(root: unknown): RefusalCode | null {
  const waiting: [value: unknown, depth: number][] = [[root, 0]];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [value, depth] = next;
    if (typeof value !== 'object' || value === null) continue;
    if (depth >= STORED_DEPTH_MAX) return 'tooLarge';
    if (!Array.isArray(value) && Object.keys(value).some(isPoisonousKey)) return 'poisoned';
    for (const inner of Object.values(value)) waiting.push([inner, depth + 1]);
  }
  return null;
}

/** Parses untrusted JSON; never throws. */
export function parseUntrusted(text: string): UntrustedJson {
  if (text.length > STORED_TEXT_MAX) return { ok: false, code: 'tooLarge' };
  try {
    const value: unknown = JSON.parse(text);
    const code = weigh(value);
    return code === null ? { ok: true, value } : { ok: false, code };
  } catch {
    // Not valid JSON: truncated by a full storage, or written by another script.
    return { ok: false, code: 'json' };
  }
}
