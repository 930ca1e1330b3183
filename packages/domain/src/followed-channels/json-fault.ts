/** Finds where a text stops being JSON. `JSON.parse` says it in other words in each browser, and in some not at all. */

/** Where a text stops being JSON. */
export interface JsonFault {
  /** Counted from 1. */
  readonly line: number;
  /** Whether the text ends too early, as a download that was stopped does. */
  readonly isCut: boolean;
}

const SPACE = /[ \t\r\n]*/y;
const WORD = /true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
/** What a number or a word begins like, where the text ends in it. */
const BEGUN = /(?:-|-?\d+(?:\.|\.?\d*[eE][+-]?)?|t(?:ru?)?|f(?:a(?:ls?)?)?|n(?:ul?)?)?$/y;
const ESCAPE = /\\(?:["\\/bfnrt]|u[\da-fA-F]{4})/y;
const BEGUN_ESCAPE = /\\(?:u[\da-fA-F]{0,3})?$/y;
const LAST_CONTROL = 0x1f;

const endOf = (pattern: RegExp, text: string, at: number): number => {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : -1;
};

class Fault extends Error {
  constructor(
    readonly at: number,
    readonly isCut: boolean,
  ) {
    super('The text is not JSON.');
  }
}

/** Where the text that begins at a quote ends. */
function textEnd(text: string, from: number): number {
  let at = from + 1;
  while (at < text.length) {
    const character = text.charAt(at);
    if (character === '"') return at + 1;
    if (character === '\\') {
      const end = endOf(ESCAPE, text, at);
      if (end < 0) throw new Fault(at, endOf(BEGUN_ESCAPE, text, at) >= 0);
      at = end;
    } else {
      if (character.charCodeAt(0) <= LAST_CONTROL) throw new Fault(at, false);
      at += 1;
    }
  }
  throw new Fault(at, true);
}

function scalarEnd(text: string, at: number): number {
  if (text.charAt(at) === '"') return textEnd(text, at);
  const end = endOf(WORD, text, at);
  if (end < text.length && endOf(BEGUN, text, at) >= 0) throw new Fault(at, true);
  if (end < 0) throw new Fault(at, false);
  return end;
}

/** Walks through the text with a list of what is open, because recursion into a deep one would overflow the stack. */
function walk(text: string): void {
  const open: ('{' | '[')[] = [];
  let at = 0;
  let wants: 'value' | 'value or end' | 'key' | 'key or end' | 'next' = 'value';
  const skipSpace = () => {
    at = endOf(SPACE, text, at);
  };
  const expect = (character: string) => {
    skipSpace();
    if (text.charAt(at) !== character) throw new Fault(at, at >= text.length);
    at += 1;
  };
  for (;;) {
    skipSpace();
    const character = text.charAt(at);
    const inner = open.at(-1);
    if (wants === 'next' && inner === undefined) {
      if (at < text.length) throw new Fault(at, false);
      return;
    }
    const isEnd = character === (inner === '{' ? '}' : ']') && inner !== undefined;
    if (isEnd && wants !== 'value' && wants !== 'key') {
      open.pop();
      at += 1;
      wants = 'next';
    } else if (wants === 'next') {
      expect(',');
      wants = inner === '{' ? 'key' : 'value';
    } else if (wants === 'key' || wants === 'key or end') {
      if (character !== '"') throw new Fault(at, at >= text.length);
      at = textEnd(text, at);
      expect(':');
      wants = 'value';
    } else if (character === '{' || character === '[') {
      open.push(character);
      at += 1;
      wants = character === '{' ? 'key or end' : 'value or end';
    } else {
      at = scalarEnd(text, at);
      wants = 'next';
    }
  }
}

/** The line of a place in a text, counted from 1. */
export function lineAt(text: string, at: number): number {
  let line = 1;
  for (let next = text.indexOf('\n'); next >= 0 && next < at; next = text.indexOf('\n', next + 1))
    line += 1;
  return line;
}

/** Undefined for a text that is JSON. */
export function jsonFault(text: string): JsonFault | undefined {
  try {
    walk(text);
    return undefined;
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    return { line: lineAt(text, error.at), isCut: error.isCut };
  }
}
