/**
 * Followed channels in OPML, as feed readers write it: the outlines with the address of a feed; outlines around them are folders. Read
 * without a parser of XML: pages with Trusted Types have none, and programs write files that one would refuse.
 */
import { decodeEntities } from '../script/entities';
import { withoutComments } from '../script/ttml-tags';
import type { FollowedCollector } from './followed-collector';
import { lineAt } from './json-fault';

const TAG = /<(\/?)(outline|opml)(?=[\s/>])/gi;
const ATTRIBUTE = /\s*([\w:.-]{1,60})\s*=\s*(?:"([^"]*)"|'([^']*)')/y;
const END = /[^>]*?(\/?)>/y;

interface Outline {
  readonly name: string;
  /** Empty for a folder. */
  readonly feed: string;
  readonly page: string;
  readonly line: number;
  /** Names of the folders around it. */
  readonly folders: readonly string[];
}

function attributesAt(text: string, from: number) {
  const attributes = new Map<string, string>();
  let at = from;
  for (;;) {
    ATTRIBUTE.lastIndex = at;
    const [, name, quoted, apostrophed] = ATTRIBUTE.exec(text) ?? [];
    if (name === undefined) return { attributes, at };
    attributes.set(name.toLowerCase(), decodeEntities(quoted ?? apostrophed ?? ''));
    at = ATTRIBUTE.lastIndex;
  }
}

/** The outlines of feeds in order, and whether the file ends before its last tag. */
function outlinesOf(text: string): { outlines: readonly Outline[]; isCut: boolean } {
  const outlines: Outline[] = [];
  const folders: string[] = [];
  let isEnded = false;
  let line = 1;
  let counted = 0;
  TAG.lastIndex = 0;
  for (let tag = TAG.exec(text); tag; tag = TAG.exec(text)) {
    const isClosing = tag[1] === '/';
    if (tag[2]?.toLowerCase() === 'opml') {
      isEnded ||= isClosing;
    } else if (isClosing) {
      folders.pop();
    } else {
      const { attributes, at } = attributesAt(text, TAG.lastIndex);
      END.lastIndex = at;
      const end = END.exec(text);
      if (!end) break;
      line += lineAt(text.slice(counted, tag.index), Infinity) - 1;
      counted = tag.index;
      const value = (name: string) => attributes.get(name)?.trim() ?? '';
      const name = value('title') || value('text');
      const [feed, page] = [value('xmlurl'), value('htmlurl')];
      if (feed !== '' || page !== '')
        outlines.push({ name, feed, page, line, folders: [...new Set(folders)] });
      if (end[1] !== '/') folders.push(feed === '' ? name : '');
      TAG.lastIndex = END.lastIndex;
    }
  }
  return { outlines, isCut: !isEnded };
}

/** Whether a text is OPML, or a part of it. */
export const looksLikeOpml = (text: string): boolean => /<(?:opml|outline)[\s>]/i.test(text);

export function readFollowedOpml(collector: FollowedCollector, written: string): void {
  const text = withoutComments(written);
  const { outlines, isCut } = outlinesOf(text);
  // A folder around all of them is the list itself, as "YouTube Subscriptions".
  const isWhole = (folder: string) => outlines.every(({ folders }) => folders.includes(folder));
  const wholes = new Set(outlines[0]?.folders.filter(isWhole));
  for (const { name, feed, page, line, folders } of outlines) {
    const groups = folders.filter((folder) => folder !== '' && !wholes.has(folder));
    collector.add({ address: feed || page, name, line, groups });
  }
  if (isCut) {
    const last = text.slice(text.lastIndexOf('\n') + 1);
    collector.skip({ reason: 'broken', line: lineAt(text, Infinity), text: last });
  }
}
