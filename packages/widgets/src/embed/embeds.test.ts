import { expect, it } from 'vitest';
import { embeds } from './embeds';

it.each(Object.entries(embeds))('the script of %s registers its tag', async (name, { tag }) => {
  await import(`../embed/${name}.ts`);
  expect(customElements.get(tag)).toBeDefined();
});
