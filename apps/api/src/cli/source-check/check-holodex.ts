/** One call to the mirrored service. */
import { attempt } from '../../sources/http/attempt';
import { baseOf } from '../../sources/holodex/holodex-source';
import { understand } from '../../sources/holodex/http/understand';
import type { SourceChoice } from '../../config';
import { ok, type Check } from '../doctor/check';
import { callFailed, type CallTools } from './call-tools';

type HolodexChoice = Extract<SourceChoice, { name: 'holodex' }>;

const PATH = '/api/v2/live?limit=1';
const TIMEOUT_MS = 15_000;
/** A service that knows no `limit` sends its whole board. */
const MAX_BYTES = 64 * 1_048_576;

/** Reads a row of the service's board, which needs the key wherever it wants one. */
export async function checkHolodex({ url, key }: HolodexChoice, tools: CallTools): Promise<Check> {
  const base = baseOf(url);
  try {
    const headers = {
      accept: 'application/json',
      ...(key !== undefined && { 'x-apikey': key }),
    };
    const answer = await attempt(
      { url: base + PATH, headers, timeoutMs: TIMEOUT_MS, maxBytes: MAX_BYTES },
      tools,
    );
    understand(answer);
    return ok('holodex', `${base} answers${key === undefined ? '' : ' and takes the key'}`);
  } catch (error) {
    return callFailed('holodex', base, error, tools.signal);
  }
}
