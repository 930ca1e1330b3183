import type { Page } from '@playwright/test';
import { eventually } from '../support/waits';

/** An event that an element has sent to the page. */
interface Heard {
  readonly type: string;
  readonly detail: Readonly<Record<string, unknown>>;
}

/** What a listening page keeps for the test. */
interface Listening {
  readonly heard: Heard[];
  readonly refused: Set<string>;
  messageListeners: number;
}

const EVENTS = ['ready', 'change', 'select', 'play', 'jump', 'search', 'error'].map(
  (name) => `oshi-${name}`,
);

/** Runs in the page, before anything else. */
function listen(events: readonly string[]): void {
  const kept: Listening = { heard: [], refused: new Set(), messageListeners: 0 };
  Object.assign(window, { kept });
  for (const type of events)
    addEventListener(type, (event) => {
      if (!(event instanceof CustomEvent)) return;
      if (kept.refused.has(type)) event.preventDefault();
      const detail = event.detail as Heard['detail'];
      kept.heard.push({ type, detail });
    });
  for (const [name, by] of [
    ['addEventListener', 1],
    ['removeEventListener', -1],
  ] as const) {
    const original: (type: string, ...rest: [EventListener]) => void = window[name].bind(window);
    const counted: typeof original = (type, ...rest) => {
      if (type === 'message') kept.messageListeners += by;
      original(type, ...rest);
    };
    Object.assign(window, { [name]: counted });
  }
}

/** A page that notes what elements send to it, and may prevent what follows. */
export class ListeningPage {
  constructor(readonly page: Page) {}

  /** From now on pages note the events of elements. */
  async listen() {
    await this.page.addInitScript(listen, EVENTS);
  }

  /** Events that were sent to the page, of one type or of all. */
  async heard(type?: string): Promise<readonly Heard[]> {
    const heard = await this.page.evaluate(
      () => (window as unknown as { kept: Listening }).kept.heard,
    );
    return heard.filter((event) => type === undefined || event.type === type);
  }

  /** Ids of the videos of each event of this type. */
  async videosHeard(type: string): Promise<readonly (readonly string[])[]> {
    return (await this.heard(type)).map(({ detail }) =>
      (detail.videos as readonly { readonly id: string }[]).map(({ id }) => id),
    );
  }

  /** Codes of the failures that were reported to the page. */
  async codes(): Promise<readonly unknown[]> {
    return (await this.heard('oshi-error')).map(({ detail }) => detail.code);
  }

  async seeCodes(codes: readonly string[]) {
    await eventually('failures are reported to the page', () => this.codes()).toEqual(codes);
  }

  /** The page prevents what follows an event, or does not any more. */
  async refuse(type: string, isRefused = true) {
    await this.page.evaluate(
      ([name, refused]) => {
        const { kept } = window as unknown as { kept: Listening };
        if (refused) kept.refused.add(name);
        else kept.refused.delete(name);
      },
      [type, isRefused] as const,
    );
  }

  async allow(type: string) {
    await this.refuse(type, false);
  }

  /** As many players listen to messages of their frames, and none that is gone. */
  async seeListeningPlayers(count: number) {
    const listeners = () =>
      this.page.evaluate(() => (window as unknown as { kept: Listening }).kept.messageListeners);
    await eventually('listeners of the window for messages', listeners).toBe(count);
  }
}
