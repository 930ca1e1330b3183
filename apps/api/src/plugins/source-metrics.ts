/** How the sources stand, as metrics: lag, units, followed videos, trouble. Only the feeding process has values. */
import { Gauge, type Registry } from 'prom-client';
import type { Source, SourceStatus } from '../sources/source';

export function addSourceMetrics(
  registry: Registry,
  sources: readonly Source[],
  now: () => number,
): void {
  const reporting = sources.filter(({ status }) => status !== undefined);
  if (reporting.length === 0) return;

  const gauge = <Label extends string>(
    options: { readonly name: string; readonly help: string; readonly labels: readonly Label[] },
    collect: (
      set: (labels: Record<Label | 'source', string>, value: number) => void,
      source: Source['name'],
      status: SourceStatus,
    ) => void,
  ) => {
    registry.registerMetric(
      new Gauge({
        name: options.name,
        help: options.help,
        labelNames: ['source', ...options.labels],
        registers: [],
        collect() {
          this.reset();
          for (const { name, status } of reporting) {
            const current = status?.();
            if (current) collect((labels, value) => this.set(labels, value), name, current);
          }
        },
      }),
    );
  };

  gauge(
    {
      name: 'source_lag_seconds',
      help: 'Time since open videos were last read without a failure',
      labels: [],
    },
    (set, source, { checkedAt }) => {
      if (checkedAt !== undefined) set({ source }, (now() - checkedAt) / 1_000);
    },
  );
  gauge(
    {
      name: 'source_trouble',
      help: '1 while something is wrong with the source, else 0',
      labels: [],
    },
    (set, source, { trouble }) => set({ source }, trouble === undefined ? 0 : 1),
  );
  gauge(
    { name: 'source_videos', help: 'Followed videos, by state', labels: ['state'] },
    (set, source, { videos }) => {
      for (const [state, count] of Object.entries(videos)) set({ source, state }, count);
    },
  );
  gauge(
    {
      name: 'source_units_used',
      help: 'Units of the day that were spent, by kind of call',
      labels: ['call'],
    },
    (set, source, { units }) => {
      for (const [call, count] of Object.entries(units?.used ?? {})) set({ source, call }, count);
    },
  );
  gauge(
    {
      name: 'source_channels_unleased',
      help: 'Followed channels whose changes are not pushed',
      labels: [],
    },
    (set, source, { unleased }) => {
      if (unleased !== undefined) set({ source }, unleased);
    },
  );
  gauge(
    { name: 'source_units_limit', help: 'Units of a day', labels: [] },
    (set, source, { units }) => {
      if (units) set({ source }, units.limit);
    },
  );
  gauge(
    { name: 'source_rate_limit', help: 'Points a minute that the platform grants', labels: [] },
    (set, source, { rate }) => {
      if (rate) set({ source }, rate.limit);
    },
  );
  gauge(
    {
      name: 'source_rate_remaining',
      help: 'Points that the platform said were left',
      labels: [],
    },
    (set, source, { rate }) => {
      if (rate) set({ source }, rate.remaining);
    },
  );
}
