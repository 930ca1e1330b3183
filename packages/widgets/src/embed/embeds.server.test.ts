// @vitest-environment node
import { expect, it } from 'vitest';
import { embeds } from './embeds';

it.each(Object.keys(embeds))(
  'the script of %s can be imported where there is no HTMLElement, as on a server',
  async (tag) => {
    expect('HTMLElement' in globalThis).toBe(false);
    await expect(import(`../embed/${tag}/register.ts`)).resolves.toBeDefined();
  },
);
