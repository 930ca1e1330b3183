/**
 * On a page that extends `Object.prototype`, a loop over the names in an object (`for … in`) meets what the page has added: a
 * helper of the bundler fails, and Preact sets it as an attribute. Builds for pages of others loop over an object's own names.
 */
import { parseSync, Visitor, type Plugin } from 'vite';

const HELPER = 'const ownNames$ = (of) => (of == null ? [] : Object.keys(of));\n';

export function ownNames(): Plugin {
  return {
    name: 'own-names',
    renderChunk(code, { fileName }) {
      /** Texts to put in, and how many characters each takes the place of. */
      const edits: { at: number; length: number; text: string }[] = [];
      new Visitor({
        ForInStatement: ({ left, right }) => {
          // Two brackets: what is looped over may be several expressions.
          edits.push(
            { at: left.end, length: right.start - left.end, text: ' of ownNames$((' },
            { at: right.end, length: 0, text: '))' },
          );
        },
      }).visit(parseSync(fileName, code).program);
      if (edits.length === 0) return null;
      const changed = edits
        .sort((a, b) => b.at - a.at)
        .reduce(
          (text, { at, length, text: put }) => text.slice(0, at) + put + text.slice(at + length),
          code,
        );
      return { code: HELPER + changed, map: null };
    },
  };
}
