import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { expect, it } from 'vitest';

/** The names of the modules that end up in a page that imports this entry. */
async function modulesOf(entry: string): Promise<string[]> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      minify: false,
      lib: { entry: fileURLToPath(new URL(entry, import.meta.url)), formats: ['es'] },
    },
  });
  const outputs = Array.isArray(result) ? result : 'output' in result ? [result] : [];
  return outputs.flatMap(({ output }) =>
    output.flatMap((file) => (file.type === 'chunk' ? Object.keys(file.modules) : [])),
  );
}

it('a page that imports the root entry gets the client and no zod', async () => {
  const modules = await modulesOf('./index.ts');
  expect(modules.some((id) => id.endsWith('/client.ts'))).toBe(true);
  expect(modules.filter((id) => /node_modules|\/schemas\//.test(id))).toEqual([]);
});

it('the schemas entry is the one that brings zod', async () => {
  expect((await modulesOf('./schemas/index.ts')).some((id) => id.includes('/zod/'))).toBe(true);
});
