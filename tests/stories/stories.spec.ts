/**
 * Every story is visited as it is first drawn: its play function passes, the accessibility addon's axe finds nothing, nothing asks
 * the network. Then axe runs the rules that depend on colours or direction in the other looks, which change only the
 * root element. With VISUAL set, each look is compared with its picture in place of that.
 */
import { devices, expect, test as base } from '@playwright/test';
import { serveStorybook, storyEntries, StoryPage, type Look } from './story-page';

interface Examined extends Look {
  /** The rules of axe that can find something here and not in the first look. */
  readonly rules: readonly string[];
}

const LOOKS: Readonly<Record<string, Examined>> = {
  // As the story is first drawn, and as the addon has examined it.
  dark: { rules: [] },
  light: { isLight: true, rules: [] },
  // The system paints, and the style sheet's colours are not what is seen: compared with its picture only.
  'forced-colours': { isForced: true, rules: [] },
  // The contrast of the light mode is checked in this look too: it does not depend on the direction, and one run of axe is saved.
  'right-to-left': {
    isRtl: true,
    isLight: true,
    rules: ['color-contrast', 'target-size', 'scrollable-region-focusable'],
  },
};

/** By this name Storybook knows a test: it stops animations at their end, instead of waiting a tenth of a second for new ones. */
const userAgent = `${devices['Desktop Chrome'].userAgent} StorybookTestRunner`;

const test = base.extend<object, { canvas: StoryPage }>({
  canvas: [
    async ({ browser }, use) => {
      const storybook = await serveStorybook();
      const page = await browser.newPage({ userAgent });
      await use(await StoryPage.open(page, storybook.origin));
      await page.close();
      await storybook.close();
    },
    { scope: 'worker' },
  ],
});

const isVisual = Boolean(process.env.VISUAL);

for (const story of storyEntries()) {
  test(`${story.title}: ${story.name}`, async ({ canvas }) => {
    const { failures, parameters } = await canvas.visit(story);
    expect(failures).toEqual([]);
    expect(canvas.strangers()).toEqual([]);
    for (const [name, look] of Object.entries(LOOKS)) {
      if (isVisual && !parameters.visual?.skip) {
        await canvas.wear(look);
        await canvas.stand();
        await expect(canvas.page).toHaveScreenshot(`${story.id}--${name}.png`);
      } else if (!isVisual && parameters.a11y?.test === 'error' && look.rules.length > 0) {
        await canvas.wear(look);
        expect({ [name]: await canvas.violations(look.rules) }).toEqual({ [name]: [] });
      }
    }
    await canvas.wear({});
  });
}
