/** Which process feeds the store, as a figure of each process. */
import { Gauge, type Registry } from 'prom-client';
import type { Store } from '../store';

export function addFeedMetrics(registry: Registry, { feedLock }: Pick<Store, 'feedLock'>): void {
  registry.registerMetric(
    new Gauge({
      name: 'source_feeding',
      help: '1 in the process that feeds the store, 0 in the others',
      labelNames: ['instance'] as const,
      registers: [],
      collect() {
        this.set({ instance: feedLock.instance }, feedLock.status().isHere ? 1 : 0);
      },
    }),
  );
}
