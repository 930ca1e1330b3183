import { getStoryContext, waitForPageReady, type TestRunnerConfig } from '@storybook/test-runner';
import { toMatchImageSnapshot } from 'jest-image-snapshot';

/** Share of pixels that may differ: letters are never smoothed twice in quite the same way. */
const THRESHOLD = 0.002;

/** Stories are checked by axe while they run; with VISUAL set, each is compared with its picture too. */
const config: TestRunnerConfig = {
  setup() {
    expect.extend({ toMatchImageSnapshot });
  },
  async postVisit(page, context) {
    if (!process.env.VISUAL) return;
    const { parameters } = await getStoryContext(page, context);
    if (parameters.visual?.skip) return;
    await waitForPageReady(page);
    await page.evaluate(() => document.fonts.ready);
    const picture = await page.screenshot({ animations: 'disabled', caret: 'hide' });
    expect(picture).toMatchImageSnapshot({
      customSnapshotsDir: `${process.cwd()}/tests/visual/pictures`,
      customDiffDir: `${process.cwd()}/test-results/visual`,
      customSnapshotIdentifier: context.id,
      failureThreshold: THRESHOLD,
      failureThresholdType: 'percent',
    });
  },
};

export default config;
