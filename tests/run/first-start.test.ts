import { readFileSync, readdirSync } from 'node:fs';
import { expect, it } from 'vitest';

const root = new URL('../../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), 'utf8');
const filesIn = (folder: string, name: RegExp) =>
  readdirSync(new URL(folder, root))
    .filter((file) => name.test(file))
    .map((file) => `${folder}/${file}`);

const lock = JSON.parse(read('package-lock.json')) as {
  readonly packages: Readonly<Record<string, { readonly dev?: boolean } | undefined>>;
};

/** What builds of server, portal and embeds consist of. */
const FILES = [
  'apps/api/tsup.config.ts',
  ...filesIn('apps/portal', /^(?:vite\.[\w.]+|build)\.m?[jt]s$/),
  ...filesIn('scripts', /^vite\.[\w-]+\.ts$/),
  'packages/widgets/build-embeds.mjs',
  'packages/widgets/vite.embed.config.ts',
  ...filesIn('packages/widgets/build', /(?<!\.test)\.ts$/),
];

/** Run by name, or put in place of another package. */
const UNIMPORTED = ['turbo', 'tsup', 'preact', 'preact-render-to-string', 'postcss'];

const importsOf = (path: string) =>
  [...read(path).matchAll(/^(?:import|export)[^;]*?from '([^']+)'/gms)].map(
    ([, name = '']) => name,
  );

it('a first start, which installs no packages of development, has all that its builds import', () => {
  const imported = FILES.flatMap(importsOf)
    .filter((name) => !/^(?:\.|node:|@oshimado\/)/.test(name))
    .map((name) => /^(?:@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? name);
  expect(imported).toContain('vite');
  const missing = [...new Set([...imported, ...UNIMPORTED])].filter(
    (name) => lock.packages[`node_modules/${name}`]?.dev !== undefined,
  );
  expect(missing).toEqual([]);
});
