/**
 * A clock on which single timers of a chart are fired by name. Timers of one chart may fire in any order: the device slept, or
 * the tab was throttled.
 */
import { SimulatedClock, type AnyActor } from 'xstate';

interface Timer {
  readonly run: () => void;
  readonly timeout: number;
}

export class StepClock extends SimulatedClock {
  readonly #timers = new Map<number, Timer>();
  #next = 1;

  override setTimeout(run: () => void, timeout: number): number {
    const id = this.#next;
    this.#next += 1;
    this.#timers.set(id, { run, timeout });
    return id;
  }

  override clearTimeout(id: number): void {
    this.#timers.delete(id);
  }

  /** Fires the timer of this delayed event of the actor. */
  fire(actor: AnyActor, type: string): void {
    // oxlint-disable-next-line no-underscore-dangle -- the only list of an actor's pending events
    const scheduled = Object.values(actor.system.getSnapshot()._scheduledEvents);
    const at = scheduled.findIndex(({ event }) => event.type === type);
    // Timers are set in the order in which their events were scheduled, and removed together with them.
    const [id, timer] = [...this.#timers][at] ?? [];
    if (id === undefined || !timer) throw new Error(`There is no timer for ${type}.`);
    this.#timers.delete(id);
    timer.run();
  }
}
