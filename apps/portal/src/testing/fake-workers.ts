import { vi } from 'vitest';

/** Fake of `navigator.serviceWorker` with one registration. */
export class FakeWorkers extends EventTarget {
  controller: object | null = {};
  registration = Object.assign(new EventTarget(), {
    installing: null as (EventTarget & { state: string }) | null,
    waiting: null as { postMessage: (message: unknown) => void } | null,
    update: vi.fn(() => Promise.resolve()),
    unregister: vi.fn(() => Promise.resolve(true)),
  });
  getRegistrations = () => Promise.resolve([this.registration]);

  /** Finds a new version and installs it. */
  install(postMessage: (message: unknown) => void): void {
    const worker = Object.assign(new EventTarget(), { state: 'installing' });
    this.registration.installing = worker;
    this.registration.dispatchEvent(new Event('updatefound'));
    this.registration.installing = null;
    this.registration.waiting = { postMessage };
    worker.state = 'installed';
    worker.dispatchEvent(new Event('statechange'));
  }
}
