/** Every theme in every mode is one attribute of the embed away. */
import { expect } from '@playwright/test';
import { themes } from '../../packages/ui/src/theme/themes';
import { cards, page, script, test } from './embed-page';

const rgb = (hex: string) =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;

test('23 themes, dark and light, are chosen by attribute', async ({ page: view, site }) => {
  const html = page(`<oshi-live-feed org="Hololive" max="3"></oshi-live-feed>`, script);
  await view.goto(site.put('/', { html }));
  await expect(cards(view).first()).toBeVisible();
  const feed = view.locator('oshi-live-feed');
  const drawn = (theme: string) =>
    feed.evaluate((element, value) => {
      element.setAttribute('theme', value);
      const box = element.shadowRoot?.querySelector('[part~="feed"]');
      if (!box) throw new Error('The feed has no part named feed.');
      const probe = document.createElement('i');
      probe.style.color = 'var(--oshi-color-primary)';
      box.append(probe);
      const colours = {
        background: getComputedStyle(box).backgroundColor,
        primary: getComputedStyle(probe).color,
      };
      probe.remove();
      return colours;
    }, theme);

  for (const theme of themes) {
    for (const mode of ['dark', 'light'] as const) {
      const { background, primary } = theme[mode];
      // The first theme with a name brings the styles of all.
      // oxlint-disable-next-line no-await-in-loop -- one element wears one theme after the other
      await expect
        .poll(() => drawn(`${theme.slug} ${mode}`), { message: `${theme.slug} ${mode}` })
        .toEqual({ background: rgb(background), primary: rgb(primary) });
    }
  }
});

test('without a theme, and with one that is not there, it is the dark default', async ({
  page: view,
  site,
}) => {
  const html = page(
    `<oshi-live-feed org="Hololive" max="3" theme="pink"></oshi-live-feed>`,
    script,
  );
  await view.goto(site.put('/', { html }));
  await expect(cards(view).first()).toBeVisible();
  const box = view.locator('oshi-live-feed').locator('[part~="feed"]');
  await expect(box).toHaveCSS('background-color', 'rgb(18, 18, 18)');
});
