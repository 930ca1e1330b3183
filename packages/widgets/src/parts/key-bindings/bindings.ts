/** Which keys run which command: pure functions that read, check and change them. */
import { latinKey, type LatinPress, type StoredKeys } from '@oshimado/domain';
import { commandIds, commands, type CommandId } from './commands';

export interface Bindings {
  /** Whether keys that are a single letter or sign work; can be switched off for speech input (WCAG 2.1.4). */
  readonly hasCharacterKeys: boolean;
  /** Keys a viewer chose instead; null: none. */
  readonly chosen: Readonly<Record<string, string | null>>;
}

export const defaultBindings: Bindings = { hasCharacterKeys: true, chosen: {} };

/** Most presses in one sequence. */
export const PRESSES_MAX = 3;
const MODIFIERS = ['$mod', 'Control', 'Alt', 'Meta', 'Shift'];
const KEYS_MAX = 60;

/** True for `Shift+?`, false for `$mod+k`. */
const isCharacterPress = (press: string) =>
  !MODIFIERS.some((modifier) => modifier !== 'Shift' && press.startsWith(`${modifier}+`));

/** Whether keys begin with a single letter or sign, so that speech input could trigger them. */
export const isCharacterKeys = (keys: string): boolean =>
  isCharacterPress(keys.split(' ')[0] ?? '');

/** Whether a text is a valid sequence of presses. */
export function isKeys(keys: string): boolean {
  const presses = keys.split(' ');
  return (
    keys.length <= KEYS_MAX &&
    presses.length <= PRESSES_MAX &&
    presses.every((press) => {
      const parts = press === '+' ? ['+'] : press.split(/\+(?=.)/);
      const key = parts.at(-1) ?? '';
      return key !== '' && parts.slice(0, -1).every((part) => MODIFIERS.includes(part));
    })
  );
}

/** The keys of a command; null when it has none. */
export const keysOf = ({ chosen }: Bindings, id: CommandId): string | null => {
  const own = chosen[id];
  return own === undefined ? commands[id].keys : own;
};

/** The keys of a command as they can be pressed now. */
export function activeKeysOf(bindings: Bindings, id: CommandId): string | null {
  const keys = keysOf(bindings, id);
  return keys !== null && !bindings.hasCharacterKeys && isCharacterKeys(keys) ? null : keys;
}

const fold = (keys: string) => keys.toLowerCase();

/** The command that conflicts: it has the same keys, or one sequence begins with the other. */
export function conflictOf(bindings: Bindings, id: CommandId, keys: string): CommandId | undefined {
  const wanted = fold(keys);
  return commandIds.find((other) => {
    const theirs = keysOf(bindings, other);
    if (other === id || theirs === null) return false;
    const known = fold(theirs);
    return known === wanted || known.startsWith(`${wanted} `) || wanted.startsWith(`${known} `);
  });
}

export function withKeys(bindings: Bindings, id: CommandId, keys: string | null): Bindings {
  const { [id]: _old, ...chosen } = bindings.chosen;
  return { ...bindings, chosen: keys === commands[id].keys ? chosen : { ...chosen, [id]: keys } };
}

/** The stored keys without invalid ones and those of unknown commands. */
export function bindingsOf({ hasCharacterKeys, chosen }: StoredKeys): Bindings {
  const right = Object.entries(chosen).filter(
    ([id, keys]) => commandIds.some((known) => known === id) && (keys === null || isKeys(keys)),
  );
  return { hasCharacterKeys, chosen: Object.fromEntries(right) };
}

const LONE = new Set([
  'Control',
  'Alt',
  'Meta',
  'Shift',
  'AltGraph',
  'CapsLock',
  'Dead',
  'Process',
]);
type Pressed = LatinPress & Pick<KeyboardEvent, 'ctrlKey' | 'altKey' | 'metaKey' | 'shiftKey'>;

/** A press as it is written in keys; undefined for a modifier alone. */
export function pressOf(press: Pressed): string | undefined {
  const { ctrlKey, altKey, metaKey, shiftKey } = press;
  const key = latinKey(press) || press.key;
  if (LONE.has(key) || key === '') return undefined;
  const name = key === ' ' ? 'Space' : key.length === 1 ? key.toLowerCase() : key;
  const modifiers = [
    ...(ctrlKey || metaKey ? ['$mod'] : []),
    ...(altKey ? ['Alt'] : []),
    ...(shiftKey ? ['Shift'] : []),
  ];
  return [...modifiers, name].join('+');
}

const SIGNS: Readonly<Record<string, string>> = {
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
  Escape: 'Esc',
};

/** The key caps: a list of presses, each a list of keys held together. */
export const capsOf = (keys: string, isApple: boolean): readonly (readonly string[])[] =>
  keys.split(' ').map((press) =>
    (press === '+' ? ['+'] : press.split(/\+(?=.)/)).map((part) => {
      if (part === '$mod') return isApple ? '⌘' : 'Ctrl';
      if (part === 'Alt' && isApple) return '⌥';
      return SIGNS[part] ?? (part.length === 1 ? part.toUpperCase() : part);
    }),
  );
