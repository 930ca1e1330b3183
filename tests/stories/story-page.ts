import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { preview } from 'vite';
import { violationsOf } from '../support/axe';

const root = join(import.meta.dirname, '../..');
const BUILT = 'storybook-static';

/** What the stories' clock says, whenever they run; `TEST_TIME` names another time. */
const NOW = new Date(process.env.TEST_TIME ?? '2026-05-01T12:00:00Z');

/** A screen is wide enough for its drawer, and has no bar over its end; `tests/e2e` looks at all widths. */
const SCREEN = { width: 1280, height: 800 };
const PART = { width: 800, height: 600 };

export interface StoryEntry {
  readonly id: string;
  readonly title: string;
  readonly name: string;
}

/** The stories of the Storybook that was built last. */
export function storyEntries(): readonly StoryEntry[] {
  const text = readFileSync(join(root, BUILT, 'index.json'), 'utf8');
  const { entries } = JSON.parse(text) as {
    entries: Record<string, StoryEntry & { type: string }>;
  };
  return Object.values(entries).filter(({ type }) => type === 'story');
}

interface StoryParameters {
  readonly a11y?: { readonly test?: string };
  readonly visual?: { readonly skip?: boolean };
}

export interface Visit {
  /** Why the story or its play function failed, and what axe found: one text each. */
  readonly failures: readonly string[];
  readonly parameters: StoryParameters;
}

interface Preview {
  readonly __STORYBOOK_PREVIEW__?: { readonly currentRender?: { story?: { parameters?: object } } };
  readonly __STORYBOOK_ADDONS_CHANNEL__?: {
    on: (event: string, listener: (data: unknown) => void) => void;
    off: (event: string, listener: (data: unknown) => void) => void;
    emit: (event: string, data: object) => void;
  };
}

export interface Look {
  readonly isLight?: boolean;
  readonly isForced?: boolean;
  readonly isRtl?: boolean;
}

/**
 * Storybook's canvas in a page that stays: a story takes the place of the one before, as it does for a designer. Loading the canvas
 * for every story takes ten times as long as the story.
 */
export class StoryPage {
  private constructor(
    readonly page: Page,
    private readonly asked: string[],
  ) {}

  static async open(page: Page, origin: string): Promise<StoryPage> {
    const asked: string[] = [];
    page.on('request', (request) => {
      const address = request.url();
      if (!/^(data|blob):/.test(address) && new URL(address).origin !== origin) asked.push(address);
    });
    // Pictures from elsewhere are blocked before they are asked for (preview-head.html).
    page.on('requestfailed', (request) => {
      const at = request.failure()?.errorText === 'csp' ? asked.indexOf(request.url()) : -1;
      if (at >= 0) asked.splice(at, 1);
    });
    await page.clock.setFixedTime(NOW);
    await page.goto(`${origin}/iframe.html`);
    await page.waitForFunction(() => {
      const { __STORYBOOK_ADDONS_CHANNEL__: channel, __STORYBOOK_PREVIEW__: canvas } =
        globalThis as Preview;
      return channel && canvas;
    });
    return new StoryPage(page, asked);
  }

  /** Draws the story, runs its play function and lets the accessibility addon examine it. */
  async visit({ id, title }: StoryEntry): Promise<Visit> {
    await this.page.setViewportSize(title.startsWith('Screens/') ? SCREEN : PART);
    return this.page.evaluate(async (storyId): Promise<Visit> => {
      const { __STORYBOOK_ADDONS_CHANNEL__: channel, __STORYBOOK_PREVIEW__: canvas } =
        globalThis as Preview;
      if (!channel) throw new Error('Storybook is not there.');
      const failures: string[] = [];
      const text = (data: unknown) =>
        data instanceof Error || (typeof data === 'object' && data && 'message' in data)
          ? String(data.message)
          : JSON.stringify(data);
      const note = (event: string) => (data: unknown) => failures.push(`${event}: ${text(data)}`);
      const listeners: [string, (data: unknown) => void][] = [
        'storyErrored',
        'storyThrewException',
        'storyMissing',
        'playFunctionThrewException',
        'unhandledErrorsWhilePlaying',
      ].map((event) => [event, note(event)]);
      // After one of the first three no story is finished.
      const ends = ['storyFinished', 'storyErrored', 'storyThrewException', 'storyMissing'];
      const last = await new Promise<unknown>((resolve) => {
        listeners.push(...ends.map((event): (typeof listeners)[0] => [event, resolve]));
        for (const [event, listener] of listeners) channel.on(event, listener);
        channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
      });
      for (const [event, listener] of listeners) channel.off(event, listener);
      const { status, reporters = [] } = last as {
        status?: string;
        reporters?: { type: string; status: string; result?: { violations?: object[] } }[];
      };
      for (const { type, status: found, result } of reporters) {
        if (found === 'failed') failures.push(`${type}: ${JSON.stringify(result?.violations)}`);
      }
      if (status !== 'success' && failures.length === 0) failures.push(`ended as ${status}`);
      const { parameters = {} } = canvas?.currentRender?.story ?? {};
      const { a11y, visual } = parameters as StoryParameters;
      return {
        failures: failures.map((failure) => failure.slice(0, 4_000)),
        parameters: { a11y: { test: a11y?.test }, visual: { skip: visual?.skip } },
      };
    }, id);
  }

  /** Addresses that the story asked for outside of Storybook. */
  strangers(): string[] {
    return this.asked.splice(0);
  }

  async wear({ isLight = false, isForced = false, isRtl = false }: Look) {
    await this.page.emulateMedia({ forcedColors: isForced ? 'active' : 'none' });
    await this.page.evaluate(
      ([light, rtl]) => {
        const element = document.documentElement;
        element.classList.toggle('oshi-light', light);
        element.classList.toggle('oshi-dark', !light);
        element.dir = rtl ? 'rtl' : 'ltr';
      },
      [isLight, isRtl],
    );
  }

  violations(rules: readonly string[]): Promise<string[]> {
    return violationsOf(
      this.page,
      { runOnly: { type: 'rule', values: [...rules] } },
      { include: ['body'], exclude: ['.sb-wrapper'] },
    );
  }

  /** Nothing moves or loads any more that a picture would show. */
  async stand() {
    await this.page.evaluate(async () => {
      document.documentElement.dataset.pictures = '';
      await document.fonts.ready;
    });
    await this.page.waitForLoadState('networkidle');
  }
}

/** Serves the Storybook that was built last. */
export async function serveStorybook() {
  const server = await preview({
    root,
    configFile: false,
    logLevel: 'warn',
    build: { outDir: BUILT },
    preview: { host: '127.0.0.1', port: 0 },
  });
  const address = server.httpServer.address();
  if (!address || typeof address === 'string') throw new Error('The server has no port.');
  return { origin: `http://127.0.0.1:${address.port}`, close: () => server.close() };
}
