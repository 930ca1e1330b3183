/** Writes the outcome of checks, for a person or as JSON. */
import { CommandError, tableOf, type CommandContext } from '../context';
import type { Check } from './check';

const SIGNS = { ok: 'ok', warning: 'look', failed: 'FAILED' } as const;

/** @throws CommandError if a check failed; warnings are no failure */
export function reportChecks(
  { write }: CommandContext,
  checks: readonly Check[],
  json = false,
): void {
  if (json) write(`${JSON.stringify(checks)}\n`);
  else write(tableOf(checks.map((one) => [SIGNS[one.state], one.name, one.message])));
  const count = checks.filter(({ state }) => state === 'failed').length;
  if (count > 0) throw new CommandError(`${count} of ${checks.length} checks failed`);
}
