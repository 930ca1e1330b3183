/** The router as the portal uses it: `HistoryRouter` and `Routes`, without its modes for data and frameworks. */
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { transform } from 'esbuild';
import type { Plugin } from 'vite';

const routerBuild = dirname(fileURLToPath(import.meta.resolve('react-router'))).replace(
  /development$/,
  'production',
);

/**
 * The exports of the router lead to its development build, whichever the condition; `react-router-dom` adds to it what the portal does
 * not use.
 */
export const routerAlias = {
  find: /^react-router(?:-dom)?$/,
  replacement: join(routerBuild, 'index.mjs'),
};

/** In the module that has the first; each has to be found. */
const EDITS = [
  // Warnings are for developers, who read them while they develop.
  ['function warning(', '/* @__NO_SIDE_EFFECTS__ */ function warning('],
  // No page of the portal is a route of a data router.
  [
    'return isDataRoute ? useNavigateStable() : useNavigateUnstable();',
    'return useNavigateUnstable();',
  ],
  ['let dataRouterState = dataRouterOpts?.state;', 'const dataRouterState = undefined;'],
  ['let onErrorHandler = dataRouterOpts?.onError;', 'const onErrorHandler = undefined;'],
  ['let errors = dataRouterState?.errors;', 'const errors = undefined;'],
  // An assignment to a class keeps the class.
  ['RenderErrorBoundary.contextType = RSCRouterContext;', ''],
] as const;

const edited = (code: string) =>
  EDITS.reduce((text, [from, to]) => {
    if (text.split(from).length !== 2)
      throw new Error(`vite.router.ts: the router no longer has one ${from}`);
    return text.replace(from, to);
  }, code);

/**
 * The router is one file for all its modes. Calls at its top level that nothing marks as pure (components of its data and
 * framework modes), and branches for them, keep a third of it alive that the portal never renders.
 */
export const pureRouter = (): Plugin => ({
  name: 'pure-router',
  apply: 'build',
  transform: {
    filter: { id: /node_modules\/react-router\/dist\// },
    async handler(code) {
      const pure = code
        .replaceAll(/(?<== )React\d*\.(?:forwardRef|createContext|memo)\(/g, '/* @__PURE__ */ $&')
        .replaceAll(/^\w+\.displayName = .*;$/gm, '');
      if (!pure.includes('function _renderMatches(')) return pure;
      const options = { format: 'esm', minifySyntax: true, target: 'es2022' } as const;
      return (await transform(edited(pure), options)).code;
    },
  },
});
