/** One worker, two tabs, events in any order: each tab reloads once per update, and never loses unsaved work without asking. */
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { startMachine } from '../testing/start-machine';
import { serviceWorkerMachine } from './service-worker.machine';
import type { WorkerEvent, WorkerEmitted } from './service-worker.types';
import { cases, SEED } from '../testing/cases';

type Fact = Extract<WorkerEvent, { type: 'worker.waiting' | 'controller.changed' }>;

/** One page load of a tab. */
interface Page {
  readonly version: number;
  readonly run: ReturnType<typeof startMachine<typeof serviceWorkerMachine>>;
  /** Browser events not yet delivered to the page. */
  readonly facts: Fact[];
  /** How many emitted events were handled. */
  done: number;
  isAccepted: boolean;
}

interface Tab {
  page: Page;
  isUnsaved: boolean;
  /** The version that each reload of the tab loaded. */
  readonly loads: number[];
}

const reloadsOf = ({ page }: Tab) =>
  page.run.emitted.filter(({ type }) => type === 'page.reload').length;

/** A browser: one active worker for all tabs, at most one waiting, and events that reach each page at a different time. */
class Browser {
  active = 1;
  waiting: number | null = null;
  #published = 1;
  readonly tabs: readonly Tab[];

  constructor() {
    const tab = (): Tab => ({ page: this.#open(), isUnsaved: false, loads: [] });
    this.tabs = [tab(), tab()];
  }

  #open(): Page {
    const run = startMachine(serviceWorkerMachine, { input: { hasController: true } });
    const facts: Fact[] = this.waiting === null ? [] : [{ type: 'worker.waiting' }];
    return { version: this.active, run, facts, done: 0, isAccepted: false };
  }

  publish(): void {
    this.#published += 1;
    this.waiting = this.#published;
    for (const { page } of this.tabs) page.facts.push({ type: 'worker.waiting' });
  }

  /** A page that is reloading receives another `controllerchange`. */
  echo(tab: Tab): void {
    if (reloadsOf(tab) > 0) tab.page.run.actor.send({ type: 'controller.changed' });
  }

  /** Delivers the next browser event to a page; returns whether there was one. */
  deliver(tab: Tab): boolean {
    const fact = tab.page.facts.shift();
    if (fact) tab.page.run.actor.send(fact);
    return fact !== undefined;
  }

  /** Handles the next event emitted by a page; returns whether there was one. */
  obey(tab: Tab): boolean {
    const event: WorkerEmitted | undefined = tab.page.run.emitted[tab.page.done];
    tab.page.done += 1;
    if (event?.type === 'worker.skipWaiting') this.#takeOver();
    if (event?.type === 'page.reload') this.#reload(tab);
    if (event === undefined) tab.page.done -= 1;
    return event !== undefined;
  }

  #takeOver(): void {
    if (this.waiting === null) return;
    this.active = this.waiting;
    this.waiting = null;
    for (const { page } of this.tabs) page.facts.push({ type: 'controller.changed' });
  }

  #reload(tab: Tab): void {
    if (tab.isUnsaved && !tab.page.isAccepted) throw new Error('Work was lost unasked.');
    tab.page.run.actor.stop();
    tab.loads.push(this.active);
    tab.isUnsaved = false;
    tab.page = this.#open();
  }

  /** Changes whether the tab has unsaved work; ignored while its page is reloading. */
  work(tab: Tab, isUnsaved: boolean): void {
    if (reloadsOf(tab) > 0) return;
    tab.isUnsaved = isUnsaved;
    tab.page.run.actor.send({ type: 'work.changed', isUnsaved });
  }

  accept(tab: Tab): void {
    // Only in these states does a view show the question, so only here does accepting allow the loss of work.
    const { page } = tab.page.run.snapshot().value;
    if (page !== 'current' && page !== 'reloading') tab.page.isAccepted = true;
    tab.page.run.actor.send({ type: 'update.accept' });
  }

  /** Delivers and handles events until none are left. */
  settle(): void {
    while (this.tabs.some((tab) => this.deliver(tab) || this.obey(tab)));
  }
}

const deeds = fc.record({
  what: fc.constantFrom(
    'publish',
    'accept',
    'accept',
    'dismiss',
    'deliver',
    'deliver',
    'deliver',
    'obey',
    'obey',
    'unsaved',
    'saved',
    'wait',
    'echo',
  ),
  who: fc.constantFrom(0, 1),
});
type Deed = typeof deeds extends fc.Arbitrary<infer T> ? T : never;

function perform(browser: Browser, { what, who }: Deed): void {
  const tab = browser.tabs[who];
  if (!tab) return;
  if (what === 'publish') browser.publish();
  else if (what === 'accept') browser.accept(tab);
  else if (what === 'dismiss') tab.page.run.actor.send({ type: 'update.dismiss' });
  else if (what === 'deliver') browser.deliver(tab);
  else if (what === 'obey') browser.obey(tab);
  else if (what === 'echo') browser.echo(tab);
  else if (what === 'wait') tab.page.run.clock.increment(9_000);
  else browser.work(tab, what === 'unsaved');
}

/** A tab without an open question runs the active version; otherwise it asks, or the viewer dismissed the question. */
function expectSettled(browser: Browser): void {
  for (const { page } of browser.tabs) {
    const { page: state } = page.run.snapshot().value;
    const isBehind = page.version !== browser.active;
    expect(isBehind).toBe(['updated', 'outdated'].includes(state));
    expect(state === 'waiting' || state === 'dismissed').toBe(
      browser.waiting !== null && !isBehind,
    );
  }
}

describe('two tabs and one worker', () => {
  it('two tabs and one worker are each loaded again exactly once per update, in any order of events', () => {
    fc.assert(
      fc.property(fc.array(deeds, { minLength: 5, maxLength: 60 }), (life) => {
        const browser = new Browser();
        for (const deed of life) {
          perform(browser, deed);
          for (const tab of browser.tabs) expect(reloadsOf(tab)).toBeLessThanOrEqual(1);
        }
        browser.settle();
        expectSettled(browser);
        // Accept in the remaining tabs; all of them then run the active version.
        for (const tab of browser.tabs) browser.accept(tab);
        browser.settle();
        for (const tab of browser.tabs) {
          expect(tab.page.version).toBe(browser.active);
          expect(tab.loads).toEqual([...new Set(tab.loads)]);
        }
      }),
      { numRuns: cases(3_000), seed: SEED },
    );
  });

  it('two tabs and one worker are both loaded again when one accepts and neither would lose anything', () => {
    const browser = new Browser();
    browser.publish();
    browser.settle();
    const [first, second] = browser.tabs;
    if (first) browser.accept(first);
    browser.settle();
    expect([first?.loads, second?.loads]).toEqual([[2], [2]]);
  });
});
