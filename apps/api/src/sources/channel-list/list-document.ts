/** Changes of the text of a list that leave alone what they are not about: comments, order and form stay. */
import { isDeepStrictEqual } from 'node:util';
import { Document, isMap, isSeq } from 'yaml';
import {
  checkChannelList,
  readChannelList,
  readListDocument,
  type ChannelList,
  type ListProblem,
  type ListReading,
} from './channel-list';

type Step = string | number;

export interface Problems {
  readonly problems: readonly ListProblem[];
}

export interface OpenList {
  readonly list: ChannelList;
  readonly document: Document;
}

/** A list that is read to be changed; an empty text is a new one. */
export function openList(text: string): OpenList | Problems {
  if (text.trim() === '') {
    // Without the flow style of EMPTY_LIST, in which entries would be added.
    return {
      list: { orgs: [], channels: [] },
      document: new Document({ orgs: [], channels: [] }),
    };
  }
  const { reading, document } = readListDocument(text);
  return 'problems' in reading ? reading : { ...reading, document };
}

export interface ClosedList {
  readonly text: string;
  /** As it is read from the text. */
  readonly list: ChannelList;
}

/** The text of a changed list, if it is still a valid one. */
export function closeList(document: Document): ClosedList | Problems {
  let text: string;
  let checked: ListReading;
  try {
    // Lines are not folded: an entry stays as it is written.
    text = document.toString({ lineWidth: 0 });
    checked = checkChannelList(document.toJS(), () => 1);
  } catch (error) {
    // An alias whose anchor was removed.
    return {
      problems: [{ line: 1, message: error instanceof Error ? error.message : 'broken' }],
    };
  }
  // A long text is not parsed again, unless for the lines of what is wrong.
  const reading = 'list' in checked ? checked : readChannelList(text);
  return 'problems' in reading ? reading : { text, list: reading.list };
}

/** A list in the file may lack a part, or have it empty. */
export function ensureSeq(document: Document, ...path: readonly Step[]): void {
  const seq: unknown = document.getIn(path);
  if (!isSeq(seq)) document.setIn(path, document.createNode([]));
  // Written as `[]`, it would keep its new entries in one line.
  else if (seq.items.length === 0) seq.flow = false;
}

export function addEntry(document: Document, part: 'orgs' | 'channels' | 'topics', entry: object) {
  ensureSeq(document, part);
  document.addIn([part], document.createNode(entry));
}

/** Writes the values of an entry that differ. Undefined removes a key. */
export function changeEntry(
  document: Document,
  path: readonly Step[],
  before: object,
  entry: Readonly<Record<string, unknown>>,
): void {
  if (!isMap(document.getIn(path))) {
    // An alias: from now on the entry has values of its own.
    document.setIn(path, document.createNode(entry));
    return;
  }
  const known = new Map<string, unknown>(Object.entries(before));
  for (const [key, value] of Object.entries(entry)) {
    if (isDeepStrictEqual(known.get(key), value)) continue;
    if (value === undefined) document.deleteIn([...path, key]);
    else document.setIn([...path, key], document.createNode(value));
  }
}
