import type { Kysely } from 'kysely';
import { expect, it, vi } from 'vitest';
import type { Tables } from '../tables';
import { databaseOf } from '../testing/database';
import type { Writer } from '../write/writer';
import { createTextFiller } from './fill-texts';

const row = { id: 'a', available_at: '2026-01-01', bare: false, silent: false, unsung: false };
const fillerOf = (db: Kysely<Tables>, write: Writer = vi.fn()) =>
  createTextFiller({ db, write, onError: () => undefined });

it('the writers are not held where no text is missing', async () => {
  const pages = [[row], [row], []];
  const notes: string[] = [];
  const db = databaseOf(async (query) => {
    if (query.includes('insert into progress')) notes.push(query);
    return query.includes('with looked') ? (pages.shift() ?? []) : [];
  });
  const write = vi.fn<() => Promise<never>>();
  const filler = fillerOf(db, write);
  filler.start();
  await expect.poll(() => notes.length).toBe(1);
  expect(write).not.toHaveBeenCalled();
  await filler.stop();
});

it('stopping comes to an end while the database does not answer', async () => {
  const filler = fillerOf(databaseOf(() => new Promise(() => undefined)));
  filler.start();
  await expect(filler.stop()).resolves.toBeUndefined();
});
