/** The packages and places that this product was asked to be made of. */
import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readManifests } from './manifest';
import { readSources, root } from './source';

/** A package, and the workspace that has it (`.`: the root). */
const PACKAGES = [
  ['react', 'packages/widgets'],
  ['react-dom', 'packages/widgets'],
  ['@radix-ui/react-dropdown-menu', 'packages/ui'],
  ['@radix-ui/react-dialog', 'packages/ui'],
  ['@vanilla-extract/css', 'packages/ui'],
  ['tsup', '.'],
  ['@storybook/react-vite', '.'],
  ['xstate', 'packages/machines'],
  ['@xstate/react', 'packages/widgets'],
  ['@tanstack/react-query', 'packages/widgets'],
  ['react-router-dom', 'apps/portal'],
  ['i18next', 'apps/portal'],
  ['vite-plugin-pwa', '.'],
  ['vitest', '.'],
  ['@storybook/test-runner', '.'],
  ['chromatic', '.'],
] as const;
/** Named by a script or a configuration, not by an import. */
const RUN_BY_NAME = ['tsup', 'vitest', '@storybook/test-runner', 'chromatic'];

const manifests = readManifests();
const imported = new Set(
  readSources().flatMap(({ imports }) => imports.map(({ specifier }) => specifier)),
);

it.each(PACKAGES)('%s is a dependency of %s, and used', (name, workspace) => {
  const manifest = manifests.get(workspace);
  const declared = {
    ...manifest?.dependencies,
    ...manifest?.peerDependencies,
    ...manifest?.devDependencies,
  };
  expect(Object.keys(declared)).toContain(name);
  const isImported = [...imported].some((one) => one === name || one.startsWith(`${name}/`));
  expect(isImported || RUN_BY_NAME.includes(name)).toBe(true);
});

it.each([
  'package.json',
  'turbo.json',
  'packages/ui',
  'packages/machines',
  'packages/widgets',
  'apps/portal',
  '.storybook',
  'tests',
])('%s is in its place', (path) => {
  expect(existsSync(root + path)).toBe(true);
});
