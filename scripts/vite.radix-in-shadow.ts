/**
 * Radix asks the document who has the focus, and inside a shadow root the document knows only the host: arrow keys land on
 * the last entry and Tab leaves a dialog. Until its open pull requests (radix-ui/primitives #3674, #3838) are in, builds for
 * shadow roots put a deep lookup in those places. The places are counted, so that a Radix that has changed fails the build.
 * Of the elements only the grid of a multiview has windows, where this takes 135 bytes (decision 82).
 */
import type { Plugin } from 'vite';

const LOOKUP = `
function focusedDeep() {
  let found = document.activeElement;
  while (found?.shadowRoot?.activeElement) found = found.shadowRoot.activeElement;
  return found;
}
`;

interface Places {
  /** Times `document.activeElement` is asked. */
  readonly asked: number;
  /** Times the document's focusin and focusout are listened to or left. */
  readonly heard: number;
}

const EXPECTED: Readonly<Record<string, Places>> = {
  'react-focus-scope': { asked: 6, heard: 4 },
  'react-menu': { asked: 3, heard: 0 },
  'react-roving-focus': { asked: 2, heard: 0 },
};

const MODULE = /@radix-ui\/(react-focus-scope|react-menu|react-roving-focus)\/dist\/index\.m?js$/;

export function radixInShadow(): Plugin {
  return {
    name: 'radix-in-shadow',
    transform(code, id) {
      const name = MODULE.exec(id.split('?')[0] ?? '')?.[1];
      const expected = name && EXPECTED[name];
      if (!expected) return null;
      const found = { asked: 0, heard: 0 };
      const changed = code
        .replaceAll('document.activeElement', () => {
          found.asked += 1;
          return 'focusedDeep()';
        })
        .replaceAll(/document\.(add|remove)EventListener\("focus(in|out)"/g, (call) => {
          found.heard += 1;
          return call.replace('document', 'container?.getRootNode()');
        });
      if (found.asked !== expected.asked || found.heard !== expected.heard) {
        this.error(
          `${name} has changed: ${JSON.stringify(found)} in place of ${JSON.stringify(expected)}. See whether it knows shadow roots now; else adapt this transform.`,
        );
      }
      return { code: changed + LOOKUP, map: null };
    },
  };
}
