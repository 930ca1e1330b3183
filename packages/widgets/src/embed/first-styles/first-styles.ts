/**
 * The part of the stylesheet that a rendered page needs for its first paint: the rules of the classes in its markup. The whole
 * stylesheet is a cached file that pages link after their content.
 */
import { parse, type ChildNode, type Container } from 'postcss';

/** A rule with the classes its selectors name, or a block (`@media`, `@container`) around such rules. */
type Part =
  | { readonly css: string; readonly classes: readonly string[] }
  | { readonly head: string; readonly parts: readonly Part[] };

const CLASS = /\.([A-Za-z_][\w-]*)/g;
const ATTRIBUTE = ' class="';
const BLOCKS: ReadonlySet<string> = new Set(['media', 'container', 'supports']);

function partOf(node: ChildNode): Part {
  if (node.type === 'atrule' && BLOCKS.has(node.name)) {
    return { head: `@${node.name} ${node.params}`, parts: partsOf(node) };
  }
  const selector = node.type === 'rule' ? node.selector : '';
  return {
    css: node.toString(),
    classes: [...selector.matchAll(CLASS)].map(([, name = '']) => name),
  };
}

const partsOf = (container: Container): readonly Part[] => (container.nodes ?? []).map(partOf);

/** Rules without a class apply anywhere. */
function pick(parts: readonly Part[], has: (name: string) => boolean): string {
  return parts
    .map((part) => {
      if ('css' in part) return part.classes.length === 0 || part.classes.some(has) ? part.css : '';
      const inner = pick(part.parts, has);
      return inner === '' ? '' : `${part.head}{${inner}}`;
    })
    .join('');
}

/** The classes of a piece of markup. Elements of one kind have equal attributes, so that few of them are split. */
function classesIn(markup: string): ReadonlySet<string> {
  const attributes = new Set<string>();
  let at = markup.indexOf(ATTRIBUTE);
  while (at !== -1) {
    const start = at + ATTRIBUTE.length;
    const end = markup.indexOf('"', start);
    attributes.add(markup.slice(start, end));
    at = markup.indexOf(ATTRIBUTE, end);
  }
  return new Set([...attributes].flatMap((names) => names.split(' ')));
}

/** Parses a stylesheet once; the result selects the rules that a piece of markup needs, in the order of the stylesheet. */
export function readStyles(css: string): (markup: string) => string {
  const parts = partsOf(parse(css));
  return (markup) => {
    const names = classesIn(markup);
    return pick(parts, (name) => names.has(name));
  };
}
