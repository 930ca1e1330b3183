/** What a release is made of. */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { billOfMaterials, licencesOf, writeBill } from '../../scripts/bill.mjs';

let folder: string;
let bill: Awaited<ReturnType<typeof billOfMaterials>>;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'oshimado-bill-'));
  bill = await billOfMaterials();
  await writeBill(bill, folder);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Those that ask for nothing more than their text, or (MPL, OFL) nothing of what uses them. */
const ALLOWED = /^(MIT|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0|BlueOak-1\.0\.0|MPL-2\.0|OFL-1\.1)$/;

/**
 * libvips. The LGPL allows a program to call it if a user can replace it, and they can: it is a shared library in a package of its own
 * (decision 88). No other package may have such a licence.
 */
const isReplaceableLibrary = ({ name, licence }: { name: string; licence: string }) =>
  /^@img\/sharp-[\w-]+$/.test(name) && /^(Apache-2\.0 AND )?LGPL-3\.0-or-later$/.test(licence);

it('every package that a server or a page needs has a licence that allows ours', () => {
  const licences = licencesOf(bill);
  expect(licences.length).toBeGreaterThan(100);
  const others = licences.filter(({ licence }) => !ALLOWED.test(licence));
  expect(others.filter((one) => !isReplaceableLibrary(one))).toEqual([]);
});

it('the licences of a release have their texts', async () => {
  const text = await readFile(join(folder, 'licences.txt'), 'utf8');
  expect(text).toMatch(/^fastify \d\S+\nMIT\n\nMIT License\n/m);
  expect(text).toMatch(/^react-markdown \d\S+\nMIT\n\nThe MIT License/m);
});

it('the licences of the libraries inside a binary are named, which it tells in its readme', async () => {
  const text = await readFile(join(folder, 'licences.txt'), 'utf8');
  expect(text).toMatch(
    /^@img\/sharp-\S+ \d\S+\n.*LGPL-3\.0-or-later\n\n## Licensing\n[^]*?\| libvips +\| LGPLv3/m,
  );
});
