/** Types and components of @oshimado/elements are written from the tables of the elements; `-u` writes them. */
import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { root } from './source';
import { wrapperSources } from './wrapper-sources';

const SRC = `${root}packages/elements/src/`;
const sources = wrapperSources();

describe('the components for frameworks', () => {
  it.each(Object.entries(sources))(
    'the components for frameworks are what the tables say: %s',
    async (path, text) => {
      await expect(text).toMatchFileSnapshot(SRC + path);
    },
  );

  it('the components for frameworks are of elements that exist: delete the others', () => {
    const written = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter((path) =>
      /^tags\/|^svelte\/Oshi/.test(path),
    );
    expect(written.sort()).toEqual(
      Object.keys(sources)
        .filter((path) => !/^(react|vue|svelte)\/elements\.ts$/.test(path))
        .sort(),
    );
  });
});
