import type { SourceState } from '@oshimado/contract';
import { NOTED_SOURCES, type NotedSource, type NotedSources } from '../../sources/note-sources';
import type { SourceStatus } from '../../sources/source';
import type { Action } from '../handler';
import { requireRight } from './require-right';

/** The feeding process notes its sources every ten seconds. */
const SILENT_MS = 60_000;
/** Open videos are read each minute; a board that is older than this is not up to date. */
const LATE_MS = 300_000;

/** Whether it is read less often than it should be, as far as the platform's limits go. */
const isHeldBack = ({ units, rate }: SourceStatus): boolean =>
  (units !== undefined && (units.isSpent || units.stretch > 1)) || rate?.remaining === 0;

function stateOf(
  status: SourceStatus | undefined,
  heardAt: number,
  now: number,
): SourceState['state'] {
  if (now - heardAt > SILENT_MS) return 'silent';
  const { checkedAt, trouble } = status ?? {};
  const isLate = checkedAt !== undefined && now - checkedAt > LATE_MS;
  if (status && isHeldBack(status)) return 'slowed';
  if (trouble !== undefined) return checkedAt === undefined || isLate ? 'failing' : 'slowed';
  if (checkedAt === undefined) return 'starting';
  return isLate ? 'slowed' : 'well';
}

/** A time that JSON may have lost: what is not finite is stored as null. */
const timeOf = (at: number | null | undefined): string | null =>
  typeof at === 'number' && Number.isFinite(at) ? new Date(at).toISOString() : null;

function presentSource(
  { name, status, lastError }: NotedSource,
  heardAt: number,
  now: number,
): SourceState {
  const { units, rate, unleased, channels = 0 } = status ?? {};
  return {
    name,
    state: stateOf(status, heardAt, now),
    heard_at: new Date(heardAt).toISOString(),
    checked_at: timeOf(status?.checkedAt),
    next_at: timeOf(status?.nextAt),
    channels,
    videos: { ...status?.videos },
    trouble: status?.trouble ?? null,
    last_error: lastError
      ? { at: new Date(lastError.at).toISOString(), text: lastError.text }
      : null,
    units: units
      ? {
          limit: units.limit,
          used: units.total,
          by_call: { ...units.used },
          resets_at: new Date(units.resetAt).toISOString(),
          stretch: units.stretch,
        }
      : null,
    rate: rate ?? null,
    leases:
      unleased === undefined
        ? null
        : {
            held: Math.max(0, channels - unleased),
            missing: unleased,
            next_ends_at: timeOf(status?.leaseEndsAt),
          },
  };
}

/** GET /admin/sources: the state of each source, as the process that feeds from it last reported it. */
export const getSources: Action<'getSources'> = async (_, context) => {
  await requireRight(context, 'source.read', 'getSources');
  const noted = await context.store.source.loadProgress<NotedSources>(NOTED_SOURCES);
  if (!noted) return [];
  const now = context.now();
  return noted.sources.map((one) => presentSource(one, noted.at, now));
};
