/** Each part and widget has a guide beside its stories, and a guide names only what exists. */
import { describe, expect, it } from 'vitest';
import { guideSchema } from '../../.storybook/guide';
import { keyOf, readGuides, sourcesAround } from '../../.storybook/guides';

const all = Object.entries(readGuides()).map(([file, one]) => ({ file, ...one }));
const names = new Set(all.map(({ name }) => name));
const written = all.flatMap(({ guide, ...one }) => (guide ? [{ ...one, guide }] : []));

describe('guides', () => {
  it('guides are beside the stories of every part and widget, and whole', () => {
    const wrong = all.flatMap(({ file, guide }) => {
      const { error } = guideSchema.safeParse(guide);
      const first = error?.issues[0];
      return first ? [`${keyOf(file)}.guide.json: ${first.path.join('.')} ${first.message}`] : [];
    });
    expect(all.length).toBeGreaterThan(110);
    expect(wrong).toEqual([]);
  });

  it('name only parts that have a page, and never themselves', () => {
    const wrong = written.flatMap(({ file, name: own, guide: { avoid, related } }) =>
      [...avoid.map(({ instead }) => instead), ...related]
        .filter((name) => !names.has(name) || name === own)
        .map((name) => `${file}: ${name}`),
    );
    expect(wrong).toEqual([]);
  });

  it('name in their anatomy what the sources say', () => {
    const wrong = written.flatMap(({ file, folder, guide: { anatomy } }) => {
      const text = sourcesAround(folder);
      return Object.keys(anatomy)
        .filter((name) => !new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(text))
        .map((name) => `${file}: ${name}`);
    });
    expect(wrong).toEqual([]);
  });

  it('name every data-part of their folder', () => {
    const wrong = written.flatMap(({ file, folder, parts }) => {
      const named = written
        .filter((one) => one.folder === folder)
        .flatMap(({ guide }) => Object.keys(guide.anatomy));
      return parts.filter((part) => !named.includes(part)).map((part) => `${file}: ${part}`);
    });
    expect(wrong).toEqual([]);
  });
});
