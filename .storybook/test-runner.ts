/**
 * Every story is visited as it is first drawn: its play function passes, the accessibility addon's axe finds nothing, nothing asks
 * the network. Then axe runs the rules that depend on colours or direction in the other modes, which change only the
 * root element. With VISUAL set, each mode is compared with its picture in place of that.
 */
import { join } from 'node:path';
import { getStoryContext, waitForPageReady, type TestRunnerConfig } from '@storybook/test-runner';
import type { AxeResults, RunOptions } from 'axe-core';
import { toMatchImageSnapshot } from 'jest-image-snapshot';
import type { Page } from 'playwright';

/** Share of pixels that may differ: letters are never smoothed twice in quite the same way. */
const THRESHOLD = 0.002;
/** What the stories' clock says, whenever they run; `TEST_TIME` names another time. */
const NOW = new Date(process.env.TEST_TIME ?? '2026-05-01T12:00:00Z');
const AXE = join(process.cwd(), 'node_modules/axe-core/axe.min.js');

interface Look {
  readonly light?: boolean;
  readonly forced?: boolean;
  readonly rtl?: boolean;
  /** The rules of axe that can find something here and not in the first look. */
  readonly rules: readonly string[];
}
/** A screen is wide enough for its drawer, and has no bar over its end; `tests/e2e` looks at all widths. */
const SCREEN = { width: 1280, height: 800 };
const PART = { width: 800, height: 600 };
const LOOKS: Readonly<Record<string, Look>> = {
  // As the story is first drawn, and as the addon has examined it.
  dark: { rules: [] },
  light: { light: true, rules: ['color-contrast'] },
  // The system paints, and the style sheet's colours are not what is seen: compared with its picture only.
  'forced-colours': { forced: true, rules: [] },
  'right-to-left': {
    rtl: true,
    light: true,
    rules: ['target-size', 'scrollable-region-focusable'],
  },
};

/** Addresses a story asked for outside Storybook. */
const strangers = new WeakMap<Page, string[]>();

function watchNetwork(page: Page): void {
  if (strangers.has(page)) return;
  const asked: string[] = [];
  strangers.set(page, asked);
  page.on('request', (request) => {
    const address = request.url();
    if (/^(data|blob):/.test(address)) return;
    const { origin } = new URL(address);
    if (origin !== new URL(page.url()).origin) asked.push(address);
  });
  // Pictures from elsewhere are blocked before they are asked for (preview-head.html).
  page.on('requestfailed', (request) => {
    const at = request.failure()?.errorText === 'csp' ? asked.indexOf(request.url()) : -1;
    if (at >= 0) asked.splice(at, 1);
  });
}

async function wear(page: Page, { light = false, forced = false, rtl = false }: Partial<Look>) {
  await page.emulateMedia({ forcedColors: forced ? 'active' : 'none' });
  await page.evaluate(
    ({ isLight, isRtl }) => {
      const root = document.documentElement;
      root.classList.toggle('oshi-light', isLight);
      root.classList.toggle('oshi-dark', !isLight);
      root.dir = isRtl ? 'rtl' : 'ltr';
    },
    { isLight: light, isRtl: rtl },
  );
}

interface Examiner {
  readonly axe: { run: (context: unknown, options: RunOptions) => Promise<AxeResults> };
}

const violations = (page: Page, rules: readonly string[]) =>
  page.evaluate(
    async (values) => {
      const { axe } = window as unknown as Examiner;
      const found = await axe.run(
        { include: [document.body], exclude: [['.sb-wrapper']] },
        { resultTypes: ['violations'], runOnly: { type: 'rule', values } },
      );
      return found.violations.flatMap(({ id, help, nodes }) =>
        nodes.map(({ html, failureSummary }) => `${id}: ${help}\n${html}\n${failureSummary ?? ''}`),
      );
    },
    [...rules],
  );

async function compare(page: Page, identifier: string) {
  await page.evaluate(async () => {
    document.documentElement.dataset.pictures = '';
    await document.fonts.ready;
  });
  await waitForPageReady(page);
  const picture = await page.screenshot({ animations: 'disabled', caret: 'hide' });
  expect(picture).toMatchImageSnapshot({
    customSnapshotsDir: `${process.cwd()}/tests/visual/pictures`,
    customDiffDir: `${process.cwd()}/test-results/visual`,
    customSnapshotIdentifier: identifier,
    failureThreshold: THRESHOLD,
    failureThresholdType: 'percent',
  });
}

const config: TestRunnerConfig = {
  setup() {
    expect.extend({ toMatchImageSnapshot });
  },
  async preVisit(page, { title }) {
    watchNetwork(page);
    await page.setViewportSize(title.startsWith('Screens/') ? SCREEN : PART);
    await page.clock.setFixedTime(NOW);
    await page.emulateMedia({ forcedColors: 'none', reducedMotion: 'reduce' });
  },
  async postVisit(page, context) {
    const { parameters } = await getStoryContext(page, context);
    const asked = strangers.get(page)?.splice(0) ?? [];
    expect(asked).toEqual([]);
    const { a11y, visual } = parameters as {
      a11y?: { test?: string };
      visual?: { skip?: boolean };
    };
    if (await page.evaluate(() => !('axe' in window))) await page.addScriptTag({ path: AXE });
    for (const [name, look] of Object.entries(LOOKS)) {
      await wear(page, look);
      if (a11y?.test === 'error' && !process.env.VISUAL && look.rules.length > 0) {
        expect({ [name]: await violations(page, look.rules) }).toEqual({ [name]: [] });
      }
      if (process.env.VISUAL && !visual?.skip) await compare(page, `${context.id}--${name}`);
    }
    await wear(page, {});
  },
};

export default config;
