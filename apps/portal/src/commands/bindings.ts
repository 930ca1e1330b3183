/** Which keys lead to which command: read, checked, changed. Pure. */
import { commandIds, defaultKeys, type CommandId } from './commands';

export interface Bindings {
  /** Keys that are a letter or a sign alone can be switched off, for speech input and screen readers (WCAG 2.1.4). */
  readonly hasCharacterKeys: boolean;
  /** Keys a viewer chose instead; null: none. */
  readonly chosen: Readonly<Partial<Record<CommandId, string | null>>>;
}

export const defaultBindings: Bindings = { hasCharacterKeys: true, chosen: {} };

/** Presses of one sequence; more nobody remembers. */
export const PRESSES_MAX = 3;
const MODIFIERS = ['$mod', 'Control', 'Alt', 'Meta', 'Shift'];
const KEYS_MAX = 60;

/** `Shift+?` is a sign alone; `$mod+k` is not. */
const isCharacterPress = (press: string) =>
  !MODIFIERS.some((modifier) => modifier !== 'Shift' && press.startsWith(`${modifier}+`));

/** Whether keys would fire while somebody merely speaks or reads letters. */
export const isCharacterKeys = (keys: string): boolean =>
  isCharacterPress(keys.split(' ')[0] ?? '');

/** Whether a text is a sequence of presses. */
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
  return own === undefined ? defaultKeys[id] : own;
};

/** The keys of a command as they can be pressed now. */
export function activeKeysOf(bindings: Bindings, id: CommandId): string | null {
  const keys = keysOf(bindings, id);
  return keys !== null && !bindings.hasCharacterKeys && isCharacterKeys(keys) ? null : keys;
}

const fold = (keys: string) => keys.toLowerCase();

/** The command that would be in the way: the same keys, or keys of which one begins like the other. */
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
  return { ...bindings, chosen: keys === defaultKeys[id] ? chosen : { ...chosen, [id]: keys } };
}

/** Reads what a device kept; what is wrong in it is left out. */
export function readBindings(text: string | null): Bindings {
  if (text === null) return defaultBindings;
  try {
    const value = JSON.parse(text) as Partial<Record<keyof Bindings, unknown>> | null;
    const given = value?.chosen;
    const entries = typeof given === 'object' && given !== null ? Object.entries(given) : [];
    const right = entries.filter(
      ([id, keys]) =>
        commandIds.some((known) => known === id) &&
        (keys === null || (typeof keys === 'string' && isKeys(keys))),
    );
    return {
      hasCharacterKeys: value?.hasCharacterKeys !== false,
      chosen: Object.fromEntries(right),
    };
  } catch {
    // Written by somebody else: the defaults are the only sensible reading.
    return defaultBindings;
  }
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
type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'altKey' | 'metaKey' | 'shiftKey'>;

/** A press as it is written in keys; undefined for a modifier alone. */
export function pressOf({ key, ctrlKey, altKey, metaKey, shiftKey }: Pressed): string | undefined {
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

/** The caps of the keys: presses, each a list of what is held together. */
export const capsOf = (keys: string, isApple: boolean): readonly (readonly string[])[] =>
  keys.split(' ').map((press) =>
    (press === '+' ? ['+'] : press.split(/\+(?=.)/)).map((part) => {
      if (part === '$mod') return isApple ? '⌘' : 'Ctrl';
      if (part === 'Alt' && isApple) return '⌥';
      return SIGNS[part] ?? (part.length === 1 ? part.toUpperCase() : part);
    }),
  );

const TYPING = [
  'input:not([type="checkbox"], [type="radio"], [type="button"], [type="submit"], [type="reset"])',
  'textarea',
  'select',
  '[contenteditable]:not([contenteditable="false"])',
  ...[
    'textbox',
    'searchbox',
    'combobox',
    'listbox',
    'menu',
    'menubar',
    'slider',
    'spinbutton',
    'grid',
    'tree',
    'radiogroup',
    'application',
  ].map((role) => `[role="${role}"]`),
].join(',');

/** Whether keys belong to what has the focus: text fields, and widgets that are moved through by letters. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(TYPING) !== null;
