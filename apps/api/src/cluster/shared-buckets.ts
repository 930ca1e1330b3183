/**
 * Token buckets shared by several processes. Each call is one Lua script, so that two never take the same token. While the
 * server is unreachable, each process counts alone.
 */
import { localBuckets, type Buckets, type Taken } from '../plugins/rate-limit';
import type { Rule } from '../plugins/rate-limit-rules';

/** The only method of the client that is used. */
export interface ScriptRunner {
  readonly isReady: boolean;
  readonly eval: (
    script: string,
    options: { keys: string[]; arguments: string[] },
  ) => Promise<unknown>;
}

/**
 * Arguments: size and milliseconds to fill of each bucket. The same arithmetic as `localBuckets`, with the time of the server
 * between the processes: where their own clocks differ, each change between them would fill a bucket. A hash for every caller,
 * which goes when all of its buckets are full again.
 */
const TAKE = `
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local tokens, allowed, longest = {}, 1, 0
for i = 1, #ARGV / 2 do
  local size, refill = tonumber(ARGV[2 * i - 1]), tonumber(ARGV[2 * i])
  local held = redis.call('HMGET', KEYS[1], 't' .. i, 'a' .. i)
  local count, at = tonumber(held[1]) or size, tonumber(held[2]) or now
  count = math.min(size, count + math.max(0, now - at) * size / refill)
  if count < 1 then allowed = 0 end
  tokens[i] = count
  if refill > longest then longest = refill end
end
local answer = { allowed }
for i = 1, #tokens do
  local count = tokens[i] - allowed
  redis.call('HSET', KEYS[1], 't' .. i, tostring(count), 'a' .. i, now)
  answer[i + 1] = tostring(count)
end
redis.call('PEXPIRE', KEYS[1], longest)
return answer`;

const PREFIX = 'oshimado:limit:';

function readTaken(answer: unknown): Taken | undefined {
  if (!Array.isArray(answer)) return undefined;
  const [allowed, ...tokens]: unknown[] = answer;
  return { allowed: Number(allowed) === 1, tokens: tokens.map(Number) };
}

export function createSharedBuckets(client: ScriptRunner): Buckets {
  const local = localBuckets();
  return {
    take: async (key: string, rules: readonly Rule[], now: number): Promise<Taken> => {
      if (!client.isReady) return local.take(key, rules, now);
      const numbers = rules.flatMap(({ size, refillMs }) => [size, refillMs]);
      const answer = await client
        .eval(TAKE, { keys: [PREFIX + key], arguments: numbers.map(String) })
        // The connection was just lost; the client has already logged it.
        .catch(() => undefined);
      return readTaken(answer) ?? local.take(key, rules, now);
    },
  };
}
