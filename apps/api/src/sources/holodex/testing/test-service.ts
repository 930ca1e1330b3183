/** A fake service and an empty store for each test of a file. */
import { afterEach, beforeEach } from 'vitest';
import type { HolodexSourceOptions } from '../holodex-source';
import { createMemoryStore, type MemoryStore } from './memory-store';
import { startFakeService, type Rows, type FakeService } from './fake-service';

export interface FakeServiceSetup {
  readonly service: FakeService;
  store: MemoryStore;
  /** Options of a source that reads the fake service, in pages of a few rows. */
  readonly options: () => HolodexSourceOptions;
}

export function setUpFakeService(rows: Rows): FakeServiceSetup {
  let service: FakeService | undefined;
  let store = createMemoryStore();
  const running = () => {
    if (!service) throw new Error('the fake service runs only within tests');
    return service;
  };
  beforeEach(async () => {
    service = await startFakeService(rows);
    store = createMemoryStore();
  });
  afterEach(() => running().close());
  return {
    get service() {
      return running();
    },
    get store() {
      return store;
    },
    set store(other) {
      store = other;
    },
    options: () => ({ url: running().url, pageSize: 4 }),
  };
}
