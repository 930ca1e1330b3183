// @vitest-environment node
import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { embeds } from './embeds';

it.each(Object.keys(embeds))(
  'the script of %s can be imported where there is no HTMLElement, as on a server',
  async (tag) => {
    expect('HTMLElement' in globalThis).toBe(false);
    await expect(import(`../embed/${tag}/register.ts`)).resolves.toBeDefined();
  },
);

it('what registers all elements leaves none out', async () => {
  const register = await readFile(new URL('register-all.ts', import.meta.url), 'utf8');
  for (const tag of Object.keys(embeds)) expect(register).toContain(`import './${tag}/register';`);
});
