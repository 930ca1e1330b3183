// @vitest-environment node
import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { embeds, scripts } from './embeds';

it.each(Object.keys(embeds))(
  'the script of %s can be imported where there is no HTMLElement, as on a server',
  async (tag) => {
    expect('HTMLElement' in globalThis).toBe(false);
    await expect(import(`../embed/${tag}/register.ts`)).resolves.toBeDefined();
  },
);

it('what registers all elements and what draws any of them leave none out', async () => {
  const [register, mount] = await Promise.all(
    ['register-all', 'mount-all'].map((name) =>
      readFile(new URL(`${name}.ts`, import.meta.url), 'utf8'),
    ),
  );
  const drawn = Object.values(scripts).flatMap(({ kind, source }) =>
    kind === 'drawn' ? [source.replace(/\.tsx$/, '')] : [],
  );
  for (const tag of Object.keys(embeds)) expect(register).toContain(`import './${tag}/register';`);
  for (const source of drawn) expect(mount).toContain(`export * from './${source}';`);
});
