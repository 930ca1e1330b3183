/** Reads the list of organizations every few hours. For services without one, they are derived from the channels. */
import { SourceFailure } from '../../http/failure';
import { readOrg } from '../parse/read-org';
import type { Cast } from './cast';
import { HOUR, type Job, type MirrorParts } from './parts';
import { rowsOf } from './rows-of';
import { takeGood } from './skipped';

const PATH = '/statics/orgs.json';
const REFRESH_MS = 6 * HOUR;
/** Not found, or the start page that single-page servers return for any path. */
const isAbsent = (error: unknown) =>
  error instanceof SourceFailure && (error.kind === 'missing' || error.kind === 'unreadable');

export function createOrgsJob({ client, clock, log, store }: MirrorParts, cast: Cast): Job {
  let dueAt = Number.NEGATIVE_INFINITY;

  const read = async () => {
    const answer = await client.ask({ path: PATH, conditional: true });
    if (answer.unchanged) return;
    const { rows } = rowsOf(answer.body, PATH);
    const orgs = takeGood(rows.map(readOrg), log, 'orgs');
    if (orgs.length > 0) await store.writeOrgs(orgs);
    answer.keep();
    cast.deriveOrgs = false;
  };

  return {
    name: 'orgs',
    dueAt: () => dueAt,
    step: async () => {
      const now = clock.now();
      try {
        await read();
      } catch (error) {
        if (!isAbsent(error)) throw error;
        cast.deriveOrgs = true;
        log.info(
          { path: PATH },
          'the service has no list of orgs, so they follow from its channels',
        );
      }
      dueAt = now + REFRESH_MS;
    },
  };
}
