/**
 * The checks of every story, as hooks of `@storybook/test-runner`. The runner draws the story, runs its play function, and fails
 * with what the accessibility addon found in the first look. Then axe runs the rules that depend on colours or
 * direction in another look. With VISUAL set, each look is compared with its picture in place of that.
 */
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { waitForPageReady, type TestRunnerConfig } from '@storybook/test-runner';
import { toMatchImageSnapshot } from 'jest-image-snapshot';
import type { BrowserContext, Page } from 'playwright';
import { violationsOf } from '../tests/support/axe.ts';
import { initialGlobals, modes, viewports } from './modes.ts';

/** What the stories' clock says, whenever they run; `TEST_TIME` names another time. */
const { TARGET_URL = '', TEST_TIME = '2026-05-01T12:00:00Z', FUZZ_SEED, VISUAL } = process.env;

/** A screen is wide enough for its drawer, and has no bar over its end; `tests/e2e` looks at all widths. */
const SCREEN = { width: 1280, height: 800 };
const PART = { width: 800, height: 600 };

/**
 * The rules of axe that can find something in a mode and not in the first look. The contrast of the light mode is checked right to
 * left too: it does not depend on the direction, and one run of axe is saved. In forced colours the system paints, so
 * that look is compared with its picture only.
 */
const EXAMINED = {
  'right to left': ['color-contrast', 'target-size', 'scrollable-region-focusable'],
} as const;

/** A second look takes a third of a story's time, so `npm test`, which has a seed, takes one at every fourth story. */
const ONE_IN = 4;

/** Whether the story has a second look in this run: another quarter of them has one for each seed, all of them without a seed. */
function isLookedAtAgain(id: string): boolean {
  if (FUZZ_SEED === undefined) return true;
  const sum = Buffer.from(id).reduce((one, other) => one + other, Number(FUZZ_SEED));
  return sum % ONE_IN === 0;
}

interface Mode {
  readonly mode?: string;
  readonly direction?: string;
  readonly forcedColors?: 'active';
  readonly viewport?: keyof typeof viewports;
  /** Whether the accessibility addon waits until it is asked. */
  readonly a11y?: { readonly manual: boolean };
}

/** What the runner and Jest leave in the sandbox of a test file. */
interface Sandbox {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly jestPlaywright: { resetContext(): Promise<void> };
  readonly __sbSetupPage: (page: Page, context: BrowserContext) => Promise<void>;
  readonly expect: {
    (value: unknown): {
      toEqual(other: unknown): void;
      toMatchImageSnapshot(options: object): void;
    };
    extend(matchers: object): void;
  };
}
const sandbox = globalThis as unknown as Sandbox;

interface Ended {
  readonly status?: string;
  readonly reporters?: readonly { readonly type: string; readonly status: string }[];
}

interface Canvas {
  readonly __STORYBOOK_PREVIEW__?: {
    readonly currentRender?: {
      readonly story?: {
        readonly parameters?: {
          readonly a11y?: { readonly test?: string };
          readonly visual?: { readonly skip?: boolean };
        };
      };
    };
  };
  readonly __STORYBOOK_ADDONS_CHANNEL__?: {
    once: (event: string, listener: () => void) => void;
    on: (event: string, listener: (data: Ended) => void) => void;
    emit: (event: string, data: object) => void;
  };
  ended?: Ended;
  ownConsole?: Partial<Console>;
}

/** The next story gets a new page: the first one, and each after a story that failed or did not end. */
let needsNewPage = true;
/** Addresses outside of Storybook that the page asked for. */
let strangers: string[] = [];

function watchRequests(page: Page) {
  const { origin } = new URL(TARGET_URL);
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
  strangers = asked;
}

/** Takes back what the runner put around the console for the story before, which would be one layer more with each story. */
const restoreConsole = (page: Page) =>
  page.evaluate(() => {
    const canvas = globalThis as Canvas;
    canvas.ownConsole ??= { ...console };
    Object.assign(console, canvas.ownConsole);
  });

/** How the story ended, and what its parameters say about the checks. */
const storyOf = (page: Page) =>
  page.evaluate(() => {
    const { __STORYBOOK_PREVIEW__: preview, ended } = globalThis as Canvas;
    const { a11y, visual } = preview?.currentRender?.story?.parameters ?? {};
    const failed = ended?.reporters?.filter(({ status }) => status === 'failed') ?? [];
    return {
      ended: { status: ended?.status, failed: failed.map(({ type }) => type) },
      isExamined: a11y?.test === 'error',
      hasPictures: visual?.skip !== true,
    };
  });

/** Puts mode and direction on the root element, without drawing the story again. */
const turn = (page: Page, { mode, direction }: Mode) =>
  page.evaluate(
    ([isLight, dir]) => {
      const { documentElement: element } = document;
      element.classList.toggle('oshi-light', isLight);
      element.classList.toggle('oshi-dark', !isLight);
      element.dir = dir;
    },
    [mode === 'light', direction ?? initialGlobals.direction] as const,
  );

async function examine(page: Page) {
  for (const [name, rules] of Object.entries(EXAMINED)) {
    await turn(page, modes[name as keyof typeof EXAMINED]);
    const violations = await violationsOf(
      page,
      { runOnly: { type: 'rule', values: [...rules] } },
      { include: ['body'], exclude: ['.sb-wrapper'] },
    );
    sandbox.expect({ [name]: violations }).toEqual({ [name]: [] });
  }
  await turn(page, initialGlobals);
}

/** Draws the story again with the globals of a mode, as the toolbar does. */
async function setMode(page: Page, { forcedColors, viewport, ...globals }: Mode) {
  await page.emulateMedia({ forcedColors: forcedColors ?? 'none' });
  if (viewport) {
    const { width, height } = viewports[viewport].styles;
    await page.setViewportSize({ width: parseInt(width), height: parseInt(height) });
  }
  await page.evaluate(
    (chosen) =>
      new Promise<void>((resolve) => {
        const { __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as Canvas;
        document.documentElement.dataset.pictures = '';
        channel?.once('storyFinished', resolve);
        channel?.emit('updateGlobals', { globals: chosen });
      }),
    { ...initialGlobals, ...globals },
  );
}

async function compare(page: Page, id: string) {
  const size = page.viewportSize();
  for (const [name, mode] of Object.entries(modes)) {
    // The addon has examined the story already.
    await setMode(page, { ...mode, a11y: { manual: true } });
    await waitForPageReady(page);
    const picture = await page.screenshot({ animations: 'disabled', caret: 'hide' });
    sandbox.expect(picture).toMatchImageSnapshot({
      customSnapshotsDir: join(process.cwd(), '.storybook/pictures'),
      customSnapshotIdentifier: `${id}--${name.replaceAll(' ', '-')}`,
      customDiffDir: join(process.cwd(), 'test-results/stories'),
      // Letters are never smoothed twice in quite the same way.
      customDiffConfig: { threshold: 0.2 },
      failureThreshold: 0.002,
      failureThresholdType: 'percent',
    });
    if (size) await page.setViewportSize(size);
  }
  await setMode(page, { a11y: { manual: false } });
}

const config: TestRunnerConfig = {
  setup() {
    sandbox.expect.extend({ toMatchImageSnapshot });
  },

  async prepare({ page }) {
    watchRequests(page);
    // Before the canvas is loaded: stories tick.
    await page.clock.setFixedTime(new Date(TEST_TIME));
    await page.goto(`${TARGET_URL}iframe.html`);
    await page.waitForFunction(() => {
      const { __STORYBOOK_ADDONS_CHANNEL__: channel, __STORYBOOK_PREVIEW__: preview } =
        globalThis as Canvas;
      return channel && preview;
    });
    await page.evaluate(() => {
      const canvas = globalThis as Canvas;
      const { __STORYBOOK_ADDONS_CHANNEL__: channel } = canvas;
      channel?.on('storyFinished', (ended) => (canvas.ended = ended));
    });
  },

  async preVisit(_page, { title }) {
    if (needsNewPage) {
      const { jestPlaywright, __sbSetupPage: setupPage } = sandbox;
      await jestPlaywright.resetContext();
      await setupPage(sandbox.page, sandbox.context);
    }
    needsNewPage = true;
    const { page } = sandbox;
    await page.setViewportSize(title.startsWith('Screens/') ? SCREEN : PART);
    await restoreConsole(page);
  },

  async postVisit(page, { id, hasFailure = false }) {
    if (hasFailure) return;
    const { ended, isExamined, hasPictures } = await storyOf(page);
    sandbox.expect(ended).toEqual({ status: 'success', failed: [] });
    sandbox.expect({ strangers }).toEqual({ strangers: [] });
    if (!VISUAL && isExamined && isLookedAtAgain(id)) await examine(page);
    if (VISUAL && hasPictures) await compare(page, id);
    needsNewPage = false;
  },

  // Without the address of the story: nothing serves it after the run.
  errorMessageFormatter: (message) =>
    stripVTControlCharacters(message).replace(/^[\s\S]*?Message:\s*/, ''),
};

export default config;
