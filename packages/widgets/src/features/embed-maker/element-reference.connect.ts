/** What the manifest of the elements says about each of them, as rows of tables. */

/** The sections of a reference; each is also an id on the page, so that a link can name it. */
export const referenceKinds = [
  'attributes',
  'events',
  'properties',
  'methods',
  'slots',
  'cssParts',
  'tokens',
] as const;
/** One of them. */
export type ReferenceKind = (typeof referenceKinds)[number];

/** Something that a page can set, listen to, call or style. */
export interface ReferenceRow {
  readonly name: string;
  /** What a page writes of it, ready to be pasted. */
  readonly code: string;
  /** In TypeScript's words: of a value, of the detail of an event, or of what a method returns. Default: none. */
  readonly type?: string;
  /** The value without the attribute. Default: none. */
  readonly default?: string;
  /** Whether only the element itself sets it. Default false. */
  readonly isReadonly?: boolean;
  /** English, with Markdown's signs for code. */
  readonly meaning: string;
}

/** An element, in rows. */
export type ElementReference = Readonly<Record<ReferenceKind, readonly ReferenceRow[]>>;
/** All elements, by their tags. */
export type ElementReferences = Readonly<Partial<Record<string, ElementReference>>>;

type Entry = Readonly<Record<string, unknown>>;

const isEntry = (value: unknown): value is Entry => typeof value === 'object' && value !== null;

const entriesIn = (value: unknown, key: string): readonly Entry[] => {
  const list = isEntry(value) ? value[key] : undefined;
  return Array.isArray(list) ? list.filter(isEntry) : [];
};

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const typeOf = ({ type }: Entry): string => (isEntry(type) ? textOf(type['text']) : '');

/** Of a custom event, what is in its detail. */
const detailOf = (entry: Entry): string => {
  const type = typeOf(entry);
  return /^CustomEvent<(.*)>$/s.exec(type)?.[1] ?? type;
};

const rowsOf = (
  entries: readonly Entry[],
  more: (entry: Entry, name: string) => Omit<ReferenceRow, 'name' | 'meaning'>,
): readonly ReferenceRow[] =>
  entries.map((entry) => {
    const name = textOf(entry['name']);
    return { name, meaning: textOf(entry['description']), ...more(entry, name) };
  });

function referenceOf(declaration: Entry, tag: string): ElementReference {
  const members = entriesIn(declaration, 'members');
  return {
    attributes: rowsOf(entriesIn(declaration, 'attributes'), (entry, name) => ({
      code: name,
      type: typeOf(entry),
      default: textOf(entry['default']),
    })),
    events: rowsOf(entriesIn(declaration, 'events'), (entry, name) => ({
      code: name,
      type: detailOf(entry),
    })),
    // A property with an attribute is in the row of that.
    properties: rowsOf(
      members.filter(({ kind, attribute }) => kind === 'field' && attribute === undefined),
      (entry, name) => ({
        code: name,
        type: typeOf(entry),
        isReadonly: entry['readonly'] === true,
      }),
    ),
    methods: rowsOf(
      members.filter(({ kind }) => kind === 'method'),
      (entry, name) => ({
        code: `${name}()`,
        type: isEntry(entry['return']) ? typeOf(entry['return']) : '',
      }),
    ),
    slots: rowsOf(entriesIn(declaration, 'slots'), (_, name) => ({
      code: name && `slot="${name}"`,
    })),
    cssParts: rowsOf(entriesIn(declaration, 'cssParts'), (_, name) => ({
      code: `${tag}::part(${name})`,
    })),
    tokens: rowsOf(entriesIn(declaration, 'cssProperties'), (_, name) => ({ code: name })),
  };
}

/** Reads a Custom Elements Manifest. Throws an `Error` for what describes no element. */
export function readReferences(manifest: unknown): ElementReferences {
  const references = entriesIn(manifest, 'modules')
    .flatMap((module) => entriesIn(module, 'declarations'))
    .flatMap((declaration) => {
      const tag = textOf(declaration['tagName']);
      return tag === '' ? [] : [[tag, referenceOf(declaration, tag)] as const];
    });
  if (references.length === 0) throw new Error('The manifest describes no element.');
  return Object.fromEntries(references);
}

/** A sentence in pieces: text, and code that was between backticks. */
export const piecesOf = (sentence: string): readonly { text: string; isCode: boolean }[] =>
  sentence
    .split('`')
    .map((text, at) => ({ text, isCode: at % 2 === 1 }))
    .filter(({ text }) => text !== '');
