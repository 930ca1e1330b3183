/** A database of a slow machine is not one that is away: stores of tests wait longer for theirs. */
import { expect, it } from 'vitest';
import { readSources } from './source';

const PATIENT = 'tests/postgres/patient-store.ts';

it('tests open stores by `patient-store`, which waits a minute for the database', () => {
  const opening = readSources().filter(
    ({ path, text }) =>
      path.startsWith('tests/') &&
      /import \{[^}]*\bopenStore\b[^}]*\} from '[./]+\/apps\/api\/src\/store'/.test(text),
  );
  expect(opening.map(({ path }) => path)).toEqual([PATIENT]);
});
