/**
 * What the elements promise to pages of others changes only with a changeset of the right kind. `elements-api.txt` is what they are now (`-u`
 * writes it), `elements-api.released.txt` what the last release was (`npm run release:version` writes it).
 */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { bumpIn, elementsApi, missingChangesets, type Bump } from './elements-api';
import { root } from './source';

const GENERATED = `${root}docs/generated/elements-api`;

function changesets(): Bump[] {
  const texts = readdirSync(`${root}.changeset`).flatMap((name) =>
    name.endsWith('.md') ? [readFileSync(`${root}.changeset/${name}`, 'utf8')] : [],
  );
  return texts.flatMap((text) => bumpIn(text) ?? []);
}

describe('what pages rely on of the elements', () => {
  it('what pages rely on of the elements is in docs, a line for each promise', async () => {
    await expect(`${elementsApi().join('\n')}\n`).toMatchFileSnapshot(`${GENERATED}.txt`);
  });

  it('what pages rely on of the elements says each promise once', () => {
    expect(elementsApi()).toEqual([...new Set(elementsApi())]);
  });

  it('what pages rely on of the elements changes only with a changeset that asks for the right version', () => {
    const manifest = readFileSync(`${root}packages/widgets/package.json`, 'utf8');
    const { version } = JSON.parse(manifest) as { version: string };
    const released = readFileSync(`${GENERATED}.released.txt`, 'utf8').trim().split('\n');
    expect(
      missingChangesets({ released, current: elementsApi(), version, bumps: changesets() }),
    ).toEqual([]);
  });
});

describe('a changeset', () => {
  const released = ['<oshi-chat> part line', '<oshi-chat> event oshi-ready'];
  const [line = '', ready = ''] = released;
  const missing = (change: Partial<Parameters<typeof missingChangesets>[0]>) =>
    missingChangesets({ released, current: released, version: '0.2.0', bumps: [], ...change });

  it('a changeset is asked for by nothing where all is as it was released', () => {
    expect(missing({})).toEqual([]);
  });

  it('a changeset of minor is asked for where something is gone before 1.0, of major from then on', () => {
    const current = [ready];
    expect(missing({ current, bumps: ['patch'] })).toEqual([
      `"${line}" of 0.2.0 is gone or not the same: keep it, or add a changeset of minor or major for @oshimado/widgets.`,
    ]);
    expect(missing({ current, bumps: ['patch', 'minor'] })).toEqual([]);
    expect(missing({ current, version: '1.4.0', bumps: ['minor'] })).toEqual([
      `"${line}" of 1.4.0 is gone or not the same: keep it, or add a changeset of major for @oshimado/widgets.`,
    ]);
    expect(missing({ current, version: '1.4.0', bumps: ['major'] })).toEqual([]);
  });

  it('a changeset of any kind is asked for where something is new', () => {
    const current = [...released, '<oshi-chat> slot footer'];
    expect(missing({ current })).toEqual([
      '"<oshi-chat> slot footer" is new: add a changeset for @oshimado/widgets.',
    ]);
    expect(missing({ current, bumps: ['patch'] })).toEqual([]);
  });

  it('a changeset is read for the package of the elements alone', () => {
    const text = `---\n'@oshimado/domain': major\n'@oshimado/widgets': minor\n---\n\nText.\n`;
    expect(bumpIn(text)).toBe('minor');
    expect(bumpIn(text.replaceAll("'", '"'))).toBe('minor');
    expect(bumpIn(`---\n'@oshimado/domain': major\n---\n\n'@oshimado/widgets': major\n`)).toBe(
      undefined,
    );
  });
});
