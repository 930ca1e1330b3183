/**
 * Parses JSON from a storage that other scripts and extensions can write. Text with keys such as `__proto__` is refused.
 */
import { STORED_DEPTH_MAX, STORED_TEXT_MAX } from './stored-state.limits';

/** Why a text is refused whole. */
export type RefusalCode = 'json' | 'poisoned' | 'tooLarge';
export type UntrustedJson =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly code: RefusalCode };
export type JsonObject = Readonly<Record<string, unknown>>;

const POISON: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

export const isPoisonousKey = (key: string): boolean => POISON.has(key);

export const isJsonObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What the object itself holds under the key; never what it inherits. */
export const ownValue = (value: unknown, key: string): unknown =>
  isJsonObject(value) && Object.hasOwn(value, key) ? value[key] : undefined;

/** The object it holds under the key; empty where that is no object. */
export function innerObject(value: unknown, key: string): JsonObject {
  const inner = ownValue(value, key);
  return isJsonObject(inner) ? inner : {};
}

/** Walks with a list of its own, as a deep value would overflow the stack. */
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
    // Truncated by a full storage, or foreign: not valid JSON.
    return { ok: false, code: 'json' };
  }
}
