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

it('every package that a server or a page needs has a licence that allows ours', () => {
  const licences = licencesOf(bill);
  expect(licences.length).toBeGreaterThan(100);
  expect(licences.filter(({ licence }) => !ALLOWED.test(licence))).toEqual([]);
});

it('the licences of a release have their texts', async () => {
  const text = await readFile(join(folder, 'licences.txt'), 'utf8');
  expect(text).toMatch(/^fastify \d\S+\nMIT\n\nMIT License\n/m);
  expect(text).toMatch(/^react-markdown \d\S+\nMIT\n\nThe MIT License/m);
});
