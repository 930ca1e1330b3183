import type { Page } from '@playwright/test';

interface Noting {
  notedParts?: Record<string, string[]>;
}

/** From now on the page notes the parts of each element of ours, also those that are there for a moment. */
export async function noteParts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const noted: Record<string, string[]> = {};
    Object.assign(globalThis, { notedParts: noted });
    const note = () => {
      for (const { localName, shadowRoot } of document.querySelectorAll(':defined')) {
        if (!shadowRoot || !localName.startsWith('oshi-')) continue;
        const parts = [...shadowRoot.querySelectorAll('[part]')].flatMap(({ part }) => [...part]);
        noted[localName] = [...new Set([...(noted[localName] ?? []), ...parts])];
      }
      requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
  });
}

/** The parts that were noted of an element. */
export const notedParts = (page: Page, tag: string): Promise<readonly string[]> =>
  page.evaluate((name) => (globalThis as Noting).notedParts?.[name] ?? [], tag);
